import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import type { GeneratedTrip } from '#shared/generation/generated-trip.schema.ts';
import { isCleanText, isTrueProse, namesOnly, wordSet } from './check-words.ts';
import { dayFactsOf, tripFacts } from './plan-words.ts';
import { saysTheSame } from './same-meaning.ts';
import type { ModelWords } from './words.schema.ts';
import { forbiddenNames, namesAny } from '#server/planning/hints/surprise-hints.ts';
import {
  CLIMATE_WORDS,
  CONTINENT_WORDS,
  KIND_WORDS,
  REGION_WORDS,
  SCENE_WORDS,
} from '#server/planning/understanding/wish-words.ts';
import { foldText } from '#server/catalogue/fold-text.ts';

const MOST_SENTENCE = 220;
const MOST_DESCRIPTION = 600;
const FEWEST_SENTENCES = 2;
const MOST_TITLE = 60;
const MOST_NOTE = 260;

/**
 * The trip in a model's words, as far as they hold: each text is checked by itself, and where one fails the
 * built-in text stays. Nothing but words changes.
 */
export function takeWords(
  trip: GeneratedTrip,
  words: ModelWords,
  catalogue: Catalogue,
): { trip: GeneratedTrip; taken: number } {
  const told = trueWords(trip, catalogue);
  const sentences = words.description.filter(told.isSentence);
  const description = sentences.join(' ').slice(0, MOST_DESCRIPTION + 1);
  const isDescribed =
    sentences.length >= FEWEST_SENTENCES && description.length <= MOST_DESCRIPTION;
  const titles = told.titles(words.titles);
  const notes = told.reworded(
    trip.culturalNotes,
    words.notes.map(({ note, text }) => [note, text]),
  );
  const packing = told.reworded(
    trip.weather.clothingRecommendations,
    words.packing.map(({ item, text }) => [item, text]),
  );
  const hints = told.hints(words.hints);

  return {
    taken: Number(isDescribed) + titles.size + notes.size + packing.size + hints.size,
    trip: {
      ...trip,
      destination: {
        ...trip.destination,
        ...(isDescribed ? { description } : {}),
      },
      itinerary: trip.itinerary.map((day, index) => {
        const title = titles.get(index);

        return title === undefined ? day : { ...day, title };
      }),
      culturalNotes: replaced(trip.culturalNotes, notes),
      weather: {
        ...trip.weather,
        clothingRecommendations: replaced(trip.weather.clothingRecommendations, packing),
      },
      ...('hints' in trip ? hintFields(trip, hints) : {}),
    },
  };
}

/** What of a model's words holds for a trip. */
export function trueWords(trip: GeneratedTrip, catalogue: Catalogue) {
  const facts = tripFacts(trip, catalogue);
  const target = catalogue.destination(trip.destination.id);

  return {
    isSentence: (text: string): boolean => isTrueProse(text, facts, MOST_SENTENCE),

    titles(proposed: ModelWords['titles']): Map<number, string> {
      const taken = new Map<number, string>();

      for (const { day: number, title } of proposed) {
        const day = trip.itinerary[number - 1];
        const isNew = ![...taken.values()].includes(title);

        if (day && isNew && isTrueProse(title, dayFactsOf(day, trip, catalogue), MOST_TITLE))
          taken.set(number - 1, title);
      }

      return taken;
    },

    reworded(
      originals: readonly string[],
      proposed: readonly (readonly [number, string])[],
    ): Map<number, string> {
      return new Map(
        proposed.flatMap(([number, text]) => {
          const original = originals[number - 1];
          const isTrue =
            original !== undefined &&
            isCleanText(text, MOST_NOTE) &&
            saysTheSame(original, text) &&
            namesOnly(text, { ...facts, names: wordSet([original]) });

          return isTrue ? [[number - 1, text] as const] : [];
        }),
      );
    },

    hints(proposed: ModelWords['hints']): Map<number, string> {
      if (!('hints' in trip) || !target) return new Map();
      return new Map(
        proposed.flatMap(({ hint: number, opening }) => {
          const hint = trip.hints[number - 1];
          const opened = hint && openedHint(opening, hint, { target, catalogue });

          return opened ? [[number - 1, opened] as const] : [];
        }),
      );
    },
  };
}

function replaced(texts: readonly string[], by: ReadonlyMap<number, string>): string[] {
  return texts.map((text, index) => by.get(index) ?? text);
}

/** The hints and the schedule that reveals them tell the same words. */
function hintFields(
  trip: Extract<GeneratedTrip, { hints: string[] }>,
  taken: ReadonlyMap<number, string>,
) {
  const hints = replaced(trip.hints, taken);

  return {
    hints,
    revealSchedule: trip.revealSchedule.map((entry) => ({
      ...entry,
      hintToReveal: hints[trip.hints.indexOf(entry.hintToReveal)] ?? entry.hintToReveal,
    })),
  };
}

const MOST_LETTERS = 80;
/** Words that tell something of a place; an opening that holds one may be false, or say too much. */
const TELLING = [
  ...CLIMATE_WORDS,
  ...CONTINENT_WORDS,
  ...KIND_WORDS,
  ...REGION_WORDS,
  ...SCENE_WORDS,
].map(([, words]) => words);

/**
 * A hint with a model's opening before it. The hint itself stays word for word, since it is proved to be
 * true and to narrow the choice; the opening may set a mood and tell nothing: no name, number, place or weather.
 * Undefined when it does more than that.
 */
export function openedHint(
  opening: string,
  hint: string,
  { target, catalogue }: { target: Destination; catalogue: Catalogue },
): string | undefined {
  const text = opening.trim().replace(/[.,;:]?$/, (mark) => (/[!?]$/.test(opening) ? mark : '.'));
  const folded = foldText(text);
  const isTelling = TELLING.some((words) => words.test(folded));
  const facts = { names: new Set<string>(), ids: new Set<string>(), catalogue };

  if (isTelling || !isTrueProse(text, facts, MOST_LETTERS)) return undefined;
  return namesAny(text, forbiddenNames(target, { catalogue })) ? undefined : `${text} ${hint}`;
}
