import { minutesOf, parseDuration, timeOf } from '#shared/dates.ts';
import type { PlannedActivity, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import type { CheckFacts, PlaceFacts } from './check-facts.ts';

type Stop = { activity: PlannedActivity; known: PlaceFacts; start: number; end: number };

/** What is best early comes first up to this hour. */
const EARLY = 10 * 60;
/** So long after the doors open one is among the first. */
const AT_OPENING = 15;
/** So long before and after it one sees the sun set. */
const AROUND_SUNSET = { before: 90, after: 20 };
/** Usual highs from which on midday is for indoors, and when that is. */
const HOT_C = 31;
const MIDDAY = { from: 12 * 60 + 30, until: 16 * 60 };
/** A way that shapes a day, and one that does not. */
const LONG_WAY = 35;
const AROUND_THE_CORNER = 20;
const FEWEST_ON_FOOT = 4;
const MOST_REASONS = 2;

/** Why a day runs in this order, in a sentence or two: light, heat, queues and ways. */
export function explainOrder(day: PlannedDay, facts: CheckFacts): string[] {
  const stops = day.activities.flatMap((activity): Stop[] => {
    const known = activity.place && facts.place(activity.place.id);
    const start = minutesOf(activity.time);

    return known && activity.kind === 'stop'
      ? [{ activity, known, start, end: start + (parseDuration(activity.duration) ?? 0) }]
      : [];
  });

  return [
    ...sunsetReason(stops, facts.daylight?.(day.date)?.[1]),
    ...earlyReason(stops, day),
    ...heatReason(stops, day),
    ...farReason(day),
    ...walkReason(stops, day),
  ].slice(0, MOST_REASONS);
}

function sunsetReason(stops: readonly Stop[], sunset: number | undefined): string[] {
  const stop = stops.find(
    ({ known, start, end }) =>
      sunset !== undefined &&
      known.best === 'sunset' &&
      start <= sunset + AROUND_SUNSET.after &&
      end >= sunset - AROUND_SUNSET.after &&
      start >= sunset - AROUND_SUNSET.before - AROUND_SUNSET.after,
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

  if (best === 'dawn' || best === 'morning') return [`${name} is at its best early.`];
  return isSought && isOpening && words ? [words(name)] : [];
}

function heatReason(stops: readonly Stop[], { weather }: PlannedDay): string[] {
  const roof = stops.find(
    ({ activity, start, end }) =>
      activity.place?.indoor && start < MIDDAY.until && end > MIDDAY.from,
  );

  return roof && weather.highC >= HOT_C
    ? [`${roof.known.name} takes the hottest hours, under a roof.`]
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
        `It is ${there.travel?.minutes} minutes out to ${nameOf(there)}, so ${nameOf(next)} nearby follows.`,
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
    ? [`From ${first.known.name} on, everything is a short walk from one stop to the next.`]
    : [];
}
