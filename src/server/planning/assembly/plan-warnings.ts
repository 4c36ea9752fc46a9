import type { PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { formatDay, monthOf } from '#shared/dates.ts';
import { isOffCatalogue } from '../destination/off-catalogue-destination.ts';
import { offCatalogueWarnings } from '../destination/off-catalogue-words.ts';
import { earlyFlightNotes } from '../days/early-flight.ts';
import { unmetClimates } from '../destination/match-weather.ts';
import { joinWords } from '../candidates/place-words.ts';
import type { PlanDraft } from './plan-draft.ts';
import { isRoomFound, noRoomNotes } from './with-highlights.ts';
import { speaksOfRefused } from '../told/for-whom.ts';
import { companyOf, toldOfTrip, visitOf } from '../told/told-of.ts';
import { toldWords } from '../told/told-words.ts';
import { isTripNote, type NotesBasis, tripNotes } from './notes/trip-notes.ts';

/** Things people should do or know before they go: tickets to book, interests that nothing meets, estimates. */
export function planWarnings(draft: PlanDraft, days: readonly PlannedDay[]): string[] {
  return [
    ...offCatalogueWarnings(draft),
    ...(draft.match.destination.openData?.missing ?? []),
    ...tripNotes(draft, days),
    ...earlyFlightNotes(draft),
    ...gettingAround(draft),
    ...unmetWishes(draft),
    ...unmetInterests(draft),
    ...noRoomNotes(draft),
    ...unconfirmedAccess(draft, days),
    ...roofless(draft),
    ...shortDays(draft),
    ...unseatedMeals(draft),
    ...moneyNotes(draft),
  ];
}

const AFTERNOON = 15 * 60;
const CHECK_ACCESS = 'Check step-free access before you go: ';

/** A plan's warnings after its stops have changed: what is said of single stops is said anew. */
export function renewWarnings(
  warnings: readonly string[],
  basis: NotesBasis,
  days: readonly PlannedDay[],
): string[] {
  const names = days.flatMap((day) => day.activities.map(({ activity }) => activity));
  const isOfStops = (text: string) =>
    isTripNote(text) || text.startsWith(CHECK_ACCESS) || isRoomFound(text, names);

  return [
    ...tripNotes(basis, days),
    ...warnings.filter((text) => !isOfStops(text)),
    ...unconfirmedAccess(basis, days),
  ];
}

/** Cards, passes and rides in town. */
function gettingAround(draft: PlanDraft): string[] {
  const { destination } = draft.match;
  const visits = draft.planInput.facts.map((facts) => visitOf(facts));
  const words = toldWords(destination.getAround, toldOfTrip(draft, visits));

  return words && !isOffCatalogue(destination.id)
    ? [`Getting around ${destination.name}: ${words}`]
    : [];
}

/** Wishes of the notes that no destination could meet; where it is no surprise they stand among what was asked. */
function unmetWishes({ match, wishes, request }: PlanDraft): string[] {
  if (request.tripType !== 'surprise') return [];
  const limit = wishes.maxFlightHours;
  const { name } = match.destination;
  const month = monthOf(request.departureDate);
  const cold = unmetClimates(match.destination, wishes, month);

  return [
    ...(limit !== undefined && match.flight.isKnown && match.flight.hours > limit
      ? [
          `The flight to ${name} takes about ${Math.round(match.flight.hours)} hours, longer than you asked for.`,
        ]
      : []),
    ...(cold.length > 0
      ? [`The weather in ${name} is not what you asked for (${joinWords(cold)}) in that month.`]
      : []),
  ];
}

function unmetInterests(draft: PlanDraft): string[] {
  const { request, solution, match, built } = draft;
  const wanted = new Set(built.problem.wantedInterests);
  const none = request.interests.filter((interest) => !wanted.has(interest));
  const unfit = request.interests.filter(
    (interest) => wanted.has(interest) && solution.unmet.some(({ what }) => what === interest),
  );

  return [
    ...none.map((interest) => {
      const [, why] = match.destination.interests[interest] ?? [];

      const isFit = why !== undefined && !speaksOfRefused(why, companyOf(draft));

      return `${interest}: no stop for it on these dates${isFit ? ` (${why})` : ''}.`;
    }),
    ...unfit.map((interest) => `${interest}: nothing for it fits into these days.`),
  ];
}

function unconfirmedAccess({ wishes, match }: NotesBasis, days: readonly PlannedDay[]): string[] {
  if (!wishes.needs.includes('wheelchair')) return [];
  const access = new Map(
    [...match.destination.places, ...match.destination.food].map((file) => [
      `${match.destination.id}/${file.id}`,
      file.access,
    ]),
  );
  const names = days.flatMap((day) =>
    day.activities.flatMap(({ place }) =>
      place && access.has(place.id) && access.get(place.id) !== 'full' ? [place.name] : [],
    ),
  );

  return names.length > 0 ? [`${CHECK_ACCESS}${joinWords([...new Set(names)].slice(0, 8))}.`] : [];
}

/** Days of much rain for which nothing under a roof was to be had; the checker looks for each by its number. */
function roofless({ solution, built }: PlanDraft): string[] {
  const days = solution.unmet
    .filter(({ what }) => what === 'indoor')
    .map(({ day = 0 }) => String((built.dayIndexes[day] ?? 0) + 1));

  if (days.length === 0) return [];
  return [
    `${days.length === 1 ? `Day ${days[0]} has` : `Days ${joinWords(days)} have`} no indoor stop: keep a rain jacket at hand.`,
  ];
}

function shortDays({ planInput, built }: PlanDraft): string[] {
  const planned = new Set(built.dayIndexes);

  return planInput.frames
    .filter((_, index) => !planned.has(index))
    .map((frame) => `${formatDay(frame.date)} goes on the journey.`);
}

/** Meals between a journey and an appointment or a wish, for which there is no time at a table. */
function unseatedMeals({ planInput: { unseated = [], frames }, wishes }: PlanDraft): string[] {
  // Who has to be in bed soon after arriving.
  const tooLate = frames.flatMap(({ date, kind, meals, landing = 0 }) =>
    wishes.homeBy !== undefined &&
    kind === 'Arrival Day' &&
    landing >= AFTERNOON &&
    landing < wishes.homeBy &&
    !meals.some(({ meal }) => meal === 'dinner')
      ? [{ date, meal: 'dinner' as const }]
      : [],
  );

  return [...tooLate, ...unseated].map(
    ({ date, meal }) =>
      `${formatDay(date)} leaves no time for ${meal} sitting down: eat something on the way.`,
  );
}

/** Whether a warning says that fares are an estimate for want of chosen flights. */
export function isFareEstimate(text: string): boolean {
  return FARES.test(text);
}

const FARES =
  /^(?:Train fares and times are estimates|Flight costs (?:and times are estimates|are (?:a typical figure|typical fares)))/;

function moneyNotes({ match, journey, request }: PlanDraft): string[] {
  if (!journey.isAssumed) return [];
  if (match.flight.train) return ['Train fares and times are estimates until you book.'];
  if (match.flight.isKnown)
    return ['Flight costs and times are estimates until you choose flights.'];
  return [
    request.homeAirport
      ? `Flight costs are typical fares: we don't know the airport ${request.homeAirport}.`
      : 'Flight costs are typical fares: tell us your home airport for a closer estimate.',
  ];
}
