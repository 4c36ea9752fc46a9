import type { PreferenceFacts } from '#server/planner/check-facts.ts';
import { paceLimits } from '#server/planner/pace-limits.ts';
import { askedDinner } from './meals-of-day.ts';
import type { Wishes } from '../understanding/wishes.ts';

/** The needs that the rules know: a wish for a slow pace and older travellers count as a wish for rest. */
export function checkedNeeds(wishes: Wishes): PreferenceFacts['needs'] {
  const { needs, pace, earlyDinners } = wishes;
  const dinnerFrom = askedDinner(wishes);

  return {
    toddler: needs.includes('toddler'),
    kids: needs.includes('kids'),
    earlyDinners: earlyDinners === true,
    ...(dinnerFrom === undefined ? {} : { dinnerFrom }),
    wheelchair: needs.includes('wheelchair'),
    relaxation: needs.includes('relaxation') || needs.includes('seniors') || pace === 'slow',
  };
}

/** Who asked for fewer things and more time for each. */
export function isUnhurried({ needs, pace }: Pick<Wishes, 'needs' | 'pace'>): boolean {
  return pace === 'slow' || needs.includes('relaxation');
}

export type Pace = {
  /** Minutes from leaving the stay to the end of the last sight before dinner. */
  maxProgramme: number;
  maxWalkKm: number;
};

/** Without a wish for full days, a day keeps this far below the most that the rules allow on foot. */
const EASY_WALK_KM = 10;
/** Relaxation as an interest shortens days a little, though nothing demands it. */
const RESTFUL_MINUTES = 500;

/** How full a day may be for this party: the rules' limits, and a margin below them where nobody asked for more. */
export function dayPace(wishes: Wishes, interests: readonly string[]): Pace {
  const limits = paceLimits(checkedNeeds(wishes));

  return {
    maxProgramme: interests.includes('Relaxation')
      ? Math.min(limits.minutes, RESTFUL_MINUTES)
      : limits.minutes,
    maxWalkKm: wishes.pace === 'packed' ? limits.walkKm : Math.min(limits.walkKm, EASY_WALK_KM),
  };
}

/** When a party leaves in the morning, how long after the hour of dinner it is back, and when at the latest. */
export type Rhythm = { leave: number; evening: number; latest: number };

/** Who does not like mornings leaves then, unless an hour is told. */
const LATE = 10 * 60;
const FOR_THE_NIGHT = new Set(['Nightlife', 'Lads Trip', 'Northern Lights']);
/** Dinner as soon as kitchens open, and the way back. */
const EARLY_NIGHT = 135;
/** Where dinner is at nine, only who came for the night goes on to a bar at eleven; the old, and who is up early, are in bed by then. */
const LATEST = { night: 24 * 60, usual: 23 * 60 + 30, early: 22 * 60 };

/** How the days of a party go, with what it asks for. */
export function rhythmOf(wishes: Wishes, interests: readonly string[]): Rhythm {
  const { lateStart, earlyNights, rhythm: { earliest = LATE } = {} } = wishes;
  const isSenior = wishes.needs.includes('seniors') || wishes.rhythm?.isSenior === true;
  const isNight = interests.some((interest) => FOR_THE_NIGHT.has(interest));
  const { leave, evening } = usualRhythm(wishes, isNight);

  return {
    leave: lateStart ? earliest : leave,
    evening: earlyNights ? Math.min(evening, EARLY_NIGHT) : evening,
    latest: LATEST[isNight ? 'night' : isSenior || wishes.rhythm?.isEarly ? 'early' : 'usual'],
  };
}

/** With a small child the day ends with dinner and the way back. */
const HOME_AFTER_DINNER = 120;

/** The first that holds, from the most to the least demanding. */
function usualRhythm({ needs, pace, rhythm }: Wishes, isNight: boolean): Omit<Rhythm, 'latest'> {
  if (needs.includes('toddler')) return { leave: 9 * 60, evening: HOME_AFTER_DINNER };
  if (rhythm?.hasSmallChild) return { leave: 8 * 60 + 45, evening: HOME_AFTER_DINNER };
  if (needs.includes('kids')) return { leave: 8 * 60 + 45, evening: 165 };
  if (needs.includes('seniors')) return { leave: 9 * 60, evening: 165 };
  if (needs.includes('relaxation') || pace === 'slow') return { leave: 9 * 60, evening: 195 };
  return { leave: pace === 'packed' ? 8 * 60 : 8 * 60 + 30, evening: isNight ? 360 : 225 };
}
