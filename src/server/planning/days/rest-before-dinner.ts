import type { PlannedRoute, PlannedStop } from '#server/planner/problem.ts';
import { durationText, timeOf } from '#shared/dates.ts';
import type { PlannedActivity } from '#shared/generation/generated-trip.schema.ts';

/** A shorter gap is a pause and needs no words. */
const LEAST_MINUTES = 45;
/** Nobody sits in a café for longer; what is left is for changing at the stay. */
const LONGEST_PAUSE = 75;
const SIT_DOWN = 60;
/** Longer than this nobody changes for dinner: the afternoon before is one's own. */
const LONGEST_REST = 90;

/** A real place to sit down at: a café, a tea house, a garden. */
export type RestPlace = { name: string; what: string; minutesAway: number };

type Place = {
  stay: string;
  /** Minutes between a stop and the stay. */
  toStay: (id: string) => number;
  /** Somewhere open near a stop, where the catalogue knows one. */
  placeNear: (id: string, from: number) => RestPlace | undefined;
};

/**
 * The time before dinner that nothing is planned for, in round lengths: somewhere to sit near the last stop, and where
 * the time is long enough back at the stay as well.
 */
export function restBeforeDinner(route: PlannedRoute | undefined, place: Place): PlannedActivity[] {
  const stops = route?.stops ?? [];
  const at = stops.findIndex(({ meal }) => meal === 'dinner');
  const [dinner, before] = [stops[at], stops[at - 1]];

  if (!dinner || !before) return [];
  const gap = { from: upToFive(before.end), until: dinner.start - dinner.leg.minutes };
  const found = place.placeNear(before.id, gap.from);
  const sitting = found && sitDown(found, gap);
  const home = atStay({ place, dinner, before }, sitting?.end ?? gap.from);

  if (gap.until - gap.from < LEAST_MINUTES) return [];
  if (sitting) return [sitting.activity, ...(home ? [home] : [])];
  return home ? [home] : [];
}

type Gap = { from: number; until: number };

function sitDown(
  { name, what, minutesAway }: RestPlace,
  { from, until }: Gap,
): { end: number; activity: PlannedActivity } | undefined {
  const start = upToFive(from + minutesAway);
  const room = until - minutesAway - start;
  const minutes = room > LONGEST_PAUSE ? SIT_DOWN : downToQuarter(room);

  if (minutes < LEAST_MINUTES) return undefined;
  return { end: start + minutes, activity: rest(`A break at ${name}`, what, { start, minutes }) };
}

/** Time at the stay before dinner; undefined where the ways leave too little of it. */
function atStay(
  { place, dinner, before }: { place: Place; dinner: PlannedStop; before: PlannedStop },
  from: number,
): PlannedActivity | undefined {
  const home = upToFive(from + place.toStay(before.id));
  const until = dinner.start - place.toStay(dinner.id);
  const minutes = Math.min(LONGEST_REST, downToQuarter(until - home));
  const start = Math.max(home, downToFive(until - minutes));

  return minutes < LEAST_MINUTES
    ? undefined
    : rest(`Back at ${place.stay}`, 'Put your feet up and change for the evening.', {
        start,
        minutes,
      });
}

const upToFive = (minutes: number) => Math.ceil(minutes / 5) * 5;
const downToFive = (minutes: number) => Math.floor(minutes / 5) * 5;
const downToQuarter = (minutes: number) => Math.floor(minutes / 15) * 15;

function rest(
  activity: string,
  description: string,
  { start, minutes }: { start: number; minutes: number },
): PlannedActivity {
  return {
    activity,
    time: timeOf(start),
    duration: durationText(minutes),
    description,
    category: 'Free time',
    kind: 'free',
  };
}
