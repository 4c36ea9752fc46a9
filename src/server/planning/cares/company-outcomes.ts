import { highlightsOf } from '#server/catalogue/highlights.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import type {
  AskedOutcome,
  PlannedActivity,
  PlannedDay,
} from '#shared/generation/generated-trip.schema.ts';
import { minutesOf } from '#shared/dates.ts';
import { journeyEnds } from '../days/flown-ends.ts';
import { joinWords, sentences } from '../candidates/place-words.ts';
import {
  entriesOf,
  knownEntries,
  met,
  namesOfDays,
  namesOfStops,
  type PlanOfPlace,
} from '../asked/outcome.ts';

const MOST_NAMES = 3;
/** Where nobody talks loud. */
const QUIET_KINDS = new Set(['garden', 'park', 'library', 'cemetery', 'lake', 'nature', 'spa']);

/** Time without people: when one is back at the stay, and the quiet stops. */
export function calmOutcome({ days }: PlanOfPlace): AskedOutcome {
  const wish = 'Quiet time';
  const back = days.filter((day) => day.activities.some(isAtStay));
  const stops = namedWithDays(
    entriesOf(days).filter(({ activity: { place } }) => place && QUIET_KINDS.has(place.kind)),
  );
  const told = [
    back.length > 0 ? `Back at the hotel for a while on ${namesOfDays(back)}` : undefined,
    stops.length > 0 ? `Quiet stops: ${joinWords(stops)}` : undefined,
  ];

  return told.some(Boolean)
    ? met(wish, sentences(told))
    : {
        wish,
        met: false,
        detail: 'No stop is known to be quiet, and no day goes back to the hotel.',
      };
}

/** A break at the stay between two things. */
function isAtStay({ kind, activity }: PlannedActivity): boolean {
  return (
    kind === 'free' &&
    /^(?:Back|An? \w+(?: \w+)*) at /.test(activity) &&
    !activity.startsWith('A break')
  );
}

/** Where one sits well alone. */
const COUNTER =
  /\b(?:counters?|at the bar|bar seats|stools|communal|shared? tables?|long tables?)\b/;

/** Meals alone: the counters of the plan. */
export function aloneOutcome({ days, catalogue }: PlanOfPlace): AskedOutcome {
  const wish = 'Alone at table';
  const counters = knownEntries(days, catalogue, 'meal').filter(
    ({ known }) =>
      known.type === 'food' &&
      COUNTER.test(
        foldText(`${known.file.name} , ${known.file.cuisine} , ${known.file.tip ?? ''}`),
      ),
  );
  const names = namedWithDays(counters);

  return met(
    wish,
    names.length > 0
      ? `Easy alone, at a counter or a shared table: ${joinWords(names)}. Elsewhere ask for a seat at the bar or the window.`
      : 'Every table takes one: come at opening time, and ask for a seat at the bar or the window.',
  );
}

/** The first journey to another country: what the place is known for comes first. */
export function firstAbroadOutcome({ days, destination }: PlanOfPlace): AskedOutcome {
  const top = highlightsOf(destination);
  const held = namesOfStops(days, ({ id }) => top.has(id)).slice(0, MOST_NAMES);

  return met(
    'First time abroad',
    sentences([
      held.length > 0
        ? `Of what ${destination.name} is known for: ${joinWords(held)}`
        : 'Every way and ride is spelled out',
    ]),
  );
}

/** From then on a flight begins with a night's sleep. */
const SLEPT_IN = 11 * 60;

/** Flights at hours for people: those that the days are planned for. */
export function flightOutcome({ days }: PlanOfPlace): AskedOutcome | undefined {
  const { arrival, departure } = journeyEnds(days);
  const takeOff = /take-off at (\d\d:\d\d)/.exec(departure?.activity ?? '')?.[1];

  if (!arrival || takeOff === undefined) return undefined;
  return {
    wish: 'No early flights',
    met: minutesOf(takeOff) >= SLEPT_IN,
    detail: `The days are planned for a landing at ${arrival.time} and a take-off at ${takeOff}. If your flight lands later, tell us when: the first day moves with it.`,
  };
}

/** "Tickets (day 2)", each once. */
function namedWithDays(
  entries: readonly { day: PlannedDay; activity: PlannedActivity }[],
): string[] {
  const named = new Map(
    entries.flatMap(({ day, activity: { place } }) =>
      place ? [[place.name, `${place.name} (day ${day.dayNumber})`] as const] : [],
    ),
  );

  return [...named.values()].slice(0, MOST_NAMES);
}
