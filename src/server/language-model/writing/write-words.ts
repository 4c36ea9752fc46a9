import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { GeneratedTrip } from '#shared/generation/generated-trip.schema.ts';
import type { ModelSession } from '../client/model-session.ts';
import { withDataRule } from '../data-rule.ts';
import { createStringFinder } from './string-finder.ts';
import { takeWords, trueWords } from './take-words.ts';
import { modelWords } from './words.schema.ts';

const BASE_TOKENS = 1_200;
const TOKENS_PER_DAY = 60;
const MOST_NOTES = 12;

const RULES = withDataRule(
  [
    'The plan is made and checked. Write about it in warm, plain, exact English, for the people who will travel.',
    'description: 2 to 4 sentences on the destination as these travellers will meet it, each under 200 letters.',
    'titles: one for each day, in sentence case, under 60 letters, each different, about what that day holds.',
    'hints: for each hint one short opening that sets a mood and tells nothing about the place: no weather, no landscape, no sight, no name. It stands before the hint, which stays as it is.',
    'notes and packing: each text in friendlier words that say exactly the same, with the same numbers.',
    'Name only places that the data names, in exactly that spelling. Never state hours, prices, days of the week, numbers or promises. Begin sentences with an ordinary word rather than with a name.',
  ].join('\n'),
);

type WritingWorld = {
  session: ModelSession;
  catalogue: Catalogue;
  /** Called with each sentence that holds, as it is written. */
  onWords?: ((text: string) => void) | undefined;
};

/** The trip with a model's words where they hold. Throws ModelFailure. */
export async function writeWords(
  trip: GeneratedTrip,
  { session, catalogue, onWords }: WritingWorld,
): Promise<{ trip: GeneratedTrip; taken: number }> {
  const { value } = await session.ask({
    purpose: 'write',
    name: 'words',
    system: RULES,
    data: planData(trip),
    schema: modelWords,
    maxTokens: BASE_TOKENS + TOKENS_PER_DAY * trip.itinerary.length,
    onText: onWords && tellSentences(trip, catalogue, onWords),
  });

  return takeWords(trip, value, catalogue);
}

/** Passes on the sentences of the description that hold, as they come; of a surprise, none. */
function tellSentences(
  trip: GeneratedTrip,
  catalogue: Catalogue,
  onWords: (text: string) => void,
): ((text: string) => void) | undefined {
  if ('hints' in trip) return undefined;
  const { isSentence } = trueWords(trip, catalogue);

  return createStringFinder(([part], text) => {
    if (part === 'description' && isSentence(text)) onWords(`${text} `);
  });
}

/** What the plan holds, as far as words need it. */
function planData(trip: GeneratedTrip): Record<string, unknown> {
  const { destination, tripInfo, weather } = trip;

  return {
    destination: {
      name: destination.name,
      country: destination.country,
      description: destination.description,
    },
    trip: { duration: tripInfo.duration, travelers: tripInfo.travelers, reasons: trip.reasons },
    days: trip.itinerary.map((day) => ({
      day: day.dayNumber,
      type: day.dayType,
      title: day.title,
      stops: day.activities.flatMap(({ place }) =>
        place && !place.unverified ? [{ name: place.name, kind: place.kind }] : [],
      ),
    })),
    hints: 'hints' in trip ? trip.hints.map((text, index) => ({ hint: index + 1, text })) : [],
    notes: trip.culturalNotes
      .slice(0, MOST_NOTES)
      .map((text, index) => ({ note: index + 1, text })),
    packing: weather.clothingRecommendations
      .slice(0, MOST_NOTES)
      .map((text, index) => ({ item: index + 1, text })),
  };
}
