import type {
  AskedOutcome,
  PlannedActivity,
  PlannedDay,
} from '#shared/generation/generated-trip.schema.ts';
import { monthOf, parseDuration } from '#shared/dates.ts';
import type { CareId } from './care.ts';
import { joinWords } from '../candidates/place-words.ts';
import { met, unmet } from '../asked/outcome.ts';

/** Degrees Celsius at noon up to which an hour outdoors is a cold one. */
export const COLD_C = 10;
/** Nobody gets cold in less, in minutes. */
const A_WHILE = 25;
/** A room farther on foot warms nobody soon. */
export const NEAR_MINUTES = 12;
/** Somewhat longer outdoors, and a warm room beside it is welcome even before the next. */
const LONG = 60;
const MOST_NAMES = 5;
/** Sights with rooms that are warm in winter: churches are not. */
const HEATED = new Set(
  'museum gallery palace library aquarium shopping spa show bar class activity'.split(' '),
);

/** Where one gets warm near a stop, and how far that is in minutes on foot. */
export type WarmRoom = { id: string; name: string; minutes: number };
type RoomNear = (stop: PlannedActivity, day: PlannedDay) => WarmRoom | undefined;

const WARM_UP = 'Warm up at ';
const NAMED_ROOM = /Warm up at (.+?), \d+ minutes? away\./;

/** The days with a warm room named at each cold stop that has none right behind it. */
export function withWarmRooms<Day extends PlannedDay>(
  days: readonly Day[],
  roomNear: RoomNear,
): Day[] {
  return days.map((day) => {
    const named = new Set<string>();

    return {
      ...day,
      activities: day.activities.map((one, at) => {
        const isServed = nextRoom(day.activities, at) !== undefined && minutesOut(one) < LONG;

        if (!isCold(one, day) || isServed) return one;
        const room = roomNear(one, day);

        if (room === undefined || named.has(room.id)) return one;
        named.add(room.id);
        return { ...one, description: [one.description, warmUp(room)].filter(Boolean).join(' ') };
      }),
    };
  });
}

function warmUp({ name, minutes }: WarmRoom): string {
  return `${WARM_UP}${name}, ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} away.`;
}

function minutesOut({ duration }: PlannedActivity): number {
  return parseDuration(duration) ?? 0;
}

/** Whether one is outdoors for a while on a cold day. */
function isCold(one: PlannedActivity, { weather }: PlannedDay): boolean {
  const { kind, place, activity } = one;
  const isOutdoors =
    place?.indoor === false || (kind === 'free' && activity.startsWith('A stroll'));

  return (
    (kind === 'stop' || kind === 'free') &&
    one.partOf === undefined &&
    isOutdoors &&
    weather.highC <= COLD_C &&
    minutesOut(one) >= A_WHILE
  );
}

/** The warm room that comes right behind a stop: a table, a museum, the stay. */
function nextRoom(activities: readonly PlannedActivity[], at: number): string | undefined {
  const next = activities[at + 1];

  if (!next || (next.travel?.mode === 'walk' && next.travel.minutes > NEAR_MINUTES))
    return undefined;
  const isHeated = next.kind !== 'stop' || HEATED.has(next.place?.kind ?? '');

  return next.place?.indoor && isHeated ? next.place.name : undefined;
}

/** The warm rooms behind the cold stops of a plan, or where there is none. */
export function warmOutcome({ days }: { days: readonly PlannedDay[] }): AskedOutcome | undefined {
  const wish = 'Warm rooms between the cold hours';
  const cold = days.flatMap((day) =>
    day.activities.flatMap((one, at) =>
      isCold(one, day)
        ? [
            {
              day: day.dayNumber,
              stop: one.place?.name ?? one.activity,
              room: NAMED_ROOM.exec(one.description ?? '')?.[1] ?? nextRoom(day.activities, at),
            },
          ]
        : [],
    ),
  );
  const bare = cold.filter(({ room }) => room === undefined);
  const rooms = new Map(
    cold.flatMap(({ room, day }) => (room === undefined ? [] : [[room, day] as const])),
  );

  if (cold.length === 0)
    return met(wish, 'The days are mild or spent indoors: no cold hour is planned.');
  if (bare.length > cold.length / 2)
    return unmet(
      wish,
      `We know no warm room right behind ${joinWords(bare.slice(0, MOST_NAMES).map(({ stop }) => stop))}.`,
    );
  return met(
    wish,
    `${joinWords([...rooms].slice(0, MOST_NAMES).map(([room, day]) => `${room} (day ${day})`))}${rooms.size > MOST_NAMES ? ' and more' : ''}.`,
  );
}

/** Whether somebody who gets cold soon is there in a cold month. */
export function feelsTheCold(
  { cares = [] }: { cares?: readonly CareId[] | undefined },
  { climate }: { climate: { highC: readonly number[] } },
  when: string | number,
): boolean {
  if (!cares.includes('cold')) return false;
  const month = typeof when === 'string' ? monthOf(when) : when;

  return (climate.highC[month - 1] ?? Infinity) <= COLD_C;
}
