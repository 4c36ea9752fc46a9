import type { PlannedRoute } from '#server/planner/problem.ts';
import type { Interest } from '#shared/preferences/options.ts';
import { durationText, timeOf } from '#shared/dates.ts';
import type { PlannedActivity } from '#shared/generation/generated-trip.schema.ts';
import type { DayFrame } from './day-windows.ts';
import { shutHoursWords } from './shut-day.ts';
import type { Wishes } from '../understanding/wishes.ts';
import { downToFive, upToFive } from './five-minutes.ts';

/** Time that nothing is planned for: where the party is, and what its day allows. */
export type FreeDay = {
  /** How many days of the trip before this one were free, too. */
  freeDaysBefore: number;
  frame: DayFrame;
  route: PlannedRoute | undefined;
  /** The town that the time is spent in. */
  town: string;
  interests: readonly string[];
  wishes: Pick<Wishes, 'needs' | 'pace' | 'kinds'>;
  sunset: number;
  /** Nothing opens on this day. */
  isShut: boolean;
};

type Part = 'morning' | 'afternoon' | 'evening';
type Gap = { from: number; to: number };

/** A gap shorter than this is a pause and needs no words. */
const SHORTEST_MINUTES = 75;
/** Nobody strolls for half a day: the longest block, and for parties that tire soon. */
const LONGEST_MINUTES = 180;
const LONGEST_EASY_MINUTES = 120;
/** Left between a block and what comes before and after it. */
const PAUSE = 15;
const NOON = 12 * 60;
const EVENING = 18 * 60;
const MORNING_START = 10 * 60;

/**
 * Honest blocks for the long gaps of a day: time of one's own with an idea for it, at no place and with no
 * opening hours, because none is known. They begin on full five minutes and end before the next stop's way.
 */
export function freeTime(free: FreeDay): PlannedActivity[] {
  return gapsOf(free).map((gap) => {
    const minutes = Math.min(gap.to - gap.from, longest(free));
    const part = partOf(gap.from);
    const { title, idea } = free.isShut ? shutHoursWords(part) : ideaFor(free, part);

    return {
      activity: title,
      time: timeOf(gap.from),
      duration: durationText(minutes),
      description: idea,
      category: 'Free time',
      kind: 'free',
    };
  });
}

/** The day's gaps that are worth a block, pauses taken off. */
function gapsOf({ frame, route }: FreeDay): Gap[] {
  const stops = route?.stops ?? [];
  const [opens, closes] = frame.window;
  const start = frame.landing === undefined ? Math.max(opens, MORNING_START) : opens;
  const edges = [
    { from: start, to: (stops[0]?.start ?? closes) - (stops[0]?.leg.minutes ?? 0) },
    ...stops.map((stop, i) => {
      const next = stops[i + 1];

      return {
        from: stop.end,
        to: next ? next.start - next.leg.minutes : closes - (route?.back.minutes ?? 0),
      };
    }),
  ];

  return edges
    .map(({ from, to }) => ({ from: upToFive(from + PAUSE), to: downToFive(to - PAUSE) }))
    .filter(({ from, to }) => to - from >= SHORTEST_MINUTES);
}

function partOf(from: number): Part {
  if (from < NOON) return 'morning';
  return from < EVENING ? 'afternoon' : 'evening';
}

function longest({ wishes: { needs, pace } }: FreeDay): number {
  const isEasy =
    pace === 'slow' || needs.some((need) => need === 'toddler' || need === 'wheelchair');

  return isEasy ? LONGEST_EASY_MINUTES : LONGEST_MINUTES;
}

type Idea = { title: string; idea: string };

/** Ideas by interest, none of which says that something is there. */
const IDEAS: Partial<Record<Interest, Idea>> = {
  History: {
    title: 'Time for local history',
    idea: 'Ask at the visitor office or your stay for a museum or a guided walk, and check its hours on the day.',
  },
  Architecture: {
    title: 'Look up: the town’s buildings',
    idea: 'Walk the oldest streets you find and look above the shop fronts.',
  },
  Culinary: {
    title: 'Market time',
    idea: 'Ask when the market is held; otherwise a bakery and a food shop will tell you a lot about a town.',
  },
  Photography: {
    title: 'Out with the camera',
    idea: 'Walk towards the light, and come back to what you liked best at another hour.',
  },
  Nature: {
    title: 'A walk out of town',
    idea: 'Ask at your stay for an easy marked path, and be back in daylight.',
  },
  Hiking: {
    title: 'A longer walk out of town',
    idea: 'Ask at your stay for a marked path that suits your shoes, and be back in daylight.',
  },
  Relaxation: {
    title: 'Nothing planned',
    idea: 'A bench in the shade, a book, a long coffee.',
  },
  'Family Fun': {
    title: 'Time to play',
    idea: 'Ask for the nearest playground or swimming pool, and keep an ice cream in mind.',
  },
  'Cultural Immersion': {
    title: 'An hour of everyday life',
    idea: 'Sit where the locals sit and watch the town go by; ask what is on this week.',
  },
};

const GENERAL: Readonly<Record<Part, readonly ((town: string) => Idea)[]>> = {
  morning: [
    (town) => ({
      title: `A free morning in the centre of ${town}`,
      idea: 'Walk where it looks inviting; the visitor office, if there is one, knows what is open.',
    }),
    () => ({
      title: 'A slow morning',
      idea: 'A late breakfast, a few errands, and streets you have not walked yet.',
    }),
    () => ({
      title: 'A morning to go further',
      idea: 'Take a bus or a bicycle to the edge of town and walk back.',
    }),
  ],
  afternoon: [
    (town) => ({
      title: `A free afternoon in ${town}`,
      idea: 'Ask at your stay what they would show a friend, and go there.',
    }),
    () => ({
      title: 'An afternoon of your own',
      idea: 'Go back to what you liked best, or rest before the evening.',
    }),
    () => ({
      title: 'A long coffee and a walk',
      idea: 'Pick a direction you have not taken, and stop where it smells good.',
    }),
  ],
  evening: [
    (town) => ({
      title: `An evening stroll through ${town}`,
      idea: 'Follow the locals: where they walk in the evening is worth walking.',
    }),
  ],
};

/**
 * Ideas by the traveller's interests and general ones in turn: no two days read alike for long, and the afternoon
 * is always a step behind the morning.
 */
function ideaFor({ freeDaysBefore, town, interests, wishes, sunset }: FreeDay, part: Part): Idea {
  const isDark = part === 'evening' || sunset < EVENING;
  const own = interests.flatMap((interest): Idea[] => {
    const idea = IDEAS[interest as Interest];
    const isWalk = interest === 'Nature' || interest === 'Hiking';
    const isHard = wishes.needs.includes('wheelchair') || wishes.kinds.avoided.includes('hike');

    return idea && !(isWalk && (isDark || isHard)) ? [idea] : [];
  });
  const [first, ...others] = GENERAL[part].map((write) => write(town));
  const rest = part === 'morning' ? [...own, ...others] : [...others, ...own];
  const all = [...(first ? [first] : []), ...(part === 'evening' ? [] : rest)];

  return all[freeDaysBefore % all.length] ?? { title: `Free time in ${town}`, idea: '' };
}
