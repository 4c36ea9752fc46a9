import { formatDay, minutesOf, parseDuration, timeOf } from '#shared/dates.ts';
import type {
  ItineraryTrip,
  PlannedDay,
  PlannedActivity,
} from '#shared/generation/generated-trip.schema.ts';
import type { CheckFacts, PlaceFacts } from './check-facts.ts';

/** What shaped a day, in short sentences: a holiday, its order, what is closed and comes on another day, work, rain. */
export function explainDay(trip: ItineraryTrip, index: number, facts: CheckFacts): string[] {
  const day = trip.itinerary[index];

  if (!day) return [];
  return [
    ...(facts.isPublicHoliday(day.date) ? ['A public holiday: opening hours differ.'] : []),
    ...explainOrder(trip, day, facts),
    ...closedHere(trip, day, facts),
    ...(day.activities.some(({ kind }) => kind === 'work')
      ? ['Planned around your working hours.']
      : []),
    ...(index === firstRainy(trip, facts) ? rainReason(day, facts) : []),
  ];
}

const MOST_NAMED = 1;

/** The sights one comes for that a feast or a season closes on this day, and that were laid on another. */
function closedHere({ itinerary }: ItineraryTrip, day: PlannedDay, facts: CheckFacts): string[] {
  return itinerary
    .filter((other) => other !== day)
    .flatMap((other) =>
      other.activities.map(({ kind, place }) => ({ kind, place, date: other.date })),
    )
    .filter(
      ({ kind, place }) =>
        kind === 'stop' &&
        place &&
        isShutHighlight(facts.place(place.id), day.date) &&
        closedBecause(place.id, day, facts) !== undefined &&
        isMostlyOpen(facts.place(place.id), itinerary),
    )
    .filter(({ place }, i, all) => all.findIndex((one) => one.place?.name === place?.name) === i)
    .slice(0, MOST_NAMED)
    .map(
      ({ place, date }) =>
        `${place?.name ?? ''} is ${closedToday(place?.id ?? '', day, facts)}, so it’s on ${formatDay(date)} instead.`,
    );
}

/** Weekly closing days are told with the days to swap. */
function closedBecause(id: string, { date }: PlannedDay, facts: CheckFacts): string | undefined {
  return facts.place(id)?.closedBecause?.(date);
}

function isShutHighlight(place: PlaceFacts | undefined, date: string): boolean {
  return place?.isHighlight === true && place.openOn(date).length === 0;
}

const SEVERAL_DAYS = 3;

/** What is there on one day alone, such as a parade, is not closed on the others. */
function isMostlyOpen(place: PlaceFacts | undefined, days: readonly PlannedDay[]): boolean {
  const open = days.filter(({ date }) => (place?.openOn(date).length ?? 0) > 0).length;

  return open !== 1 || days.length < SEVERAL_DAYS;
}

function closedToday(id: string, day: PlannedDay, facts: CheckFacts): string {
  const status = facts.place(id)?.openingStatus?.(day.date);
  const closed = status === 'assumed' ? 'probably closed on this day' : 'closed on this day';

  return `${closed} ${closedBecause(id, day, facts) ?? ''}`.trim();
}

/** The first day of a rainy month that has something under a roof: saying it once is enough. */
function firstRainy({ itinerary }: ItineraryTrip, facts: CheckFacts): number {
  return itinerary.findIndex((day) => rainReason(day, facts).length > 0);
}

function rainReason({ date, activities }: PlannedDay, facts: CheckFacts): string[] {
  const roof = activities.find(({ kind, place }) => kind === 'stop' && place?.indoor)?.place;

  return roof && facts.rainyMonth(date) ? [`Should it rain, ${roof.name} keeps you dry.`] : [];
}

type Stop = { activity: PlannedActivity; known: PlaceFacts; start: number; end: number };

/** Who is there by then has what is best early at its best; doors that have just opened are quiet up to an hour. */
const BEST_BY: Readonly<Record<string, number>> = { dawn: 7 * 60 + 30, morning: 8 * 60 + 45 };
const EARLY = 10 * 60;
/** So long after the doors open one is among the first. */
const AT_OPENING = 15;
/** Who comes sooner than so long before sunset came for something else. */
const LONG_BEFORE_SUNSET = 110;
/** Usual highs from which on midday is for indoors, and when that is. */
const HOT_C = 31;
const MIDDAY = { from: 12 * 60 + 30, until: 16 * 60 };
/** A way that shapes a day, and one that does not. */
const LONG_WAY = 35;
const AROUND_THE_CORNER = 20;
const FEWEST_ON_FOOT = 4;
const MOST_REASONS = 2;

/** Why a day runs in this order, in a sentence or two: light, heat, queues and ways; a day on foot is told of once. */
function explainOrder({ itinerary }: ItineraryTrip, day: PlannedDay, facts: CheckFacts): string[] {
  const stops = stopsOf(day, facts);
  const onFoot = itinerary.find((one) => walkReason(stopsOf(one, facts), one).length > 0);

  return [
    ...sunsetReason(stops, facts.daylight?.(day.date)?.[1]),
    ...earlyReason(stops, day),
    ...heatReason(stops, day),
    ...farReason(day),
    ...(day === onFoot ? walkReason(stops, day) : []),
  ].slice(0, MOST_REASONS);
}

function stopsOf({ activities }: PlannedDay, facts: CheckFacts): Stop[] {
  return activities.flatMap((activity): Stop[] => {
    const known = activity.place && facts.place(activity.place.id);
    const start = minutesOf(activity.time);

    return known && activity.kind === 'stop'
      ? [{ activity, known, start, end: start + (parseDuration(activity.duration) ?? 0) }]
      : [];
  });
}

function sunsetReason(stops: readonly Stop[], sunset: number | undefined): string[] {
  const stop = stops.find(
    ({ known, start, end }) =>
      sunset !== undefined &&
      known.best === 'sunset' &&
      start <= sunset &&
      end >= sunset &&
      start >= sunset - LONG_BEFORE_SUNSET,
  );

  return stop && sunset !== undefined
    ? [`${stop.known.name} is timed for the sunset at ${timeOf(sunset)}.`]
    : [];
}

/** Said in turn, so that two days do not begin with the same words. */
const FIRST_WORDS = [
  (name: string) => `${name} comes first, ahead of the queues.`,
  (name: string) => `Start at ${name} while it is still quiet.`,
  (name: string) => `${name} opens the day, before the groups arrive.`,
] as const;

function earlyReason([first]: readonly Stop[], { date, dayNumber }: PlannedDay): string[] {
  if (!first || first.start > EARLY) return [];
  const { best, name, openOn, timedEntry, isHighlight } = first.known;
  const isSought = best === 'opening' || timedEntry || isHighlight;
  const isOpening = openOn(date).some(
    ([open]) => first.start - open <= AT_OPENING && first.start >= open,
  );
  const words = FIRST_WORDS[dayNumber % FIRST_WORDS.length];

  if (first.start <= (BEST_BY[best ?? ''] ?? 0)) return [`${name} is at its best early.`];
  return isSought && isOpening && words ? [words(name)] : [];
}

function heatReason(stops: readonly Stop[], { weather }: PlannedDay): string[] {
  const roof = stops.find(
    ({ activity, start, end }) =>
      activity.place?.indoor && start < MIDDAY.until && end > MIDDAY.from,
  );

  return roof && weather.highC >= HOT_C
    ? [`${roof.known.name} covers the hottest hours, indoors.`]
    : [];
}

/** A long way out is made once: what lies near its end follows. */
function farReason({ activities }: PlannedDay): string[] {
  const going = activities.filter(({ travel }) => travel !== undefined);
  const at = going.findIndex(
    ({ kind, travel }) => kind === 'stop' && (travel?.minutes ?? 0) >= LONG_WAY,
  );
  const [there, next] = [going[at], going[at + 1]];
  const isBeside =
    next?.kind === 'stop' &&
    next.travel?.mode === 'walk' &&
    next.travel.minutes <= AROUND_THE_CORNER;

  return there && isBeside
    ? [
        `It takes ${there.travel?.minutes} minutes to get to ${nameOf(there)}; ${nameOf(next)} is close by, so it comes next.`,
      ]
    : [];
}

const nameOf = ({ place, activity }: PlannedActivity) => place?.name ?? activity;

function walkReason(stops: readonly Stop[], { activities }: PlannedDay): string[] {
  const [first] = stops;
  const after = activities.slice(activities.findIndex((one) => one === first?.activity) + 1);
  const ways = after.flatMap(({ travel }) => travel ?? []);
  const isOnFoot = ways.every(
    ({ mode, minutes }) => mode === 'walk' && minutes <= AROUND_THE_CORNER,
  );

  return first && stops.length >= FEWEST_ON_FOOT && isOnFoot
    ? [`From ${first.known.name} on, every stop is a short walk from the last.`]
    : [];
}
