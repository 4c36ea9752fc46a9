import type { PreferenceFacts } from '#server/planner/check-facts.ts';
import { paceLimits } from '#server/planner/pace-limits.ts';
import type { Wishes } from '../understanding/wishes.ts';

/** The needs that the rules know: a wish for a slow pace and older travellers count as a wish for rest. */
export function checkedNeeds({ needs, pace }: Wishes): PreferenceFacts['needs'] {
  return {
    toddler: needs.includes('toddler'),
    kids: needs.includes('kids'),
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

/** When a party leaves in the morning, and how long after the hour of dinner it is back at the latest. */
export type Rhythm = { leave: number; evening: number };

/** Who does not like mornings leaves then, unless an hour is told. */
const LATE = 10 * 60 + 30;
/** Dinner as soon as kitchens open, and the way back. */
const EARLY_NIGHT = 135;

/** The first that holds, from the most to the least demanding. */
export function rhythmOf(wishes: Wishes, interests: readonly string[]): Rhythm {
  const { needs, pace, lateStart, earlyNights, rhythm: { earliest = LATE } = {} } = wishes;
  const isNight = interests.some((interest) =>
    ['Nightlife', 'Lads Trip', 'Northern Lights'].includes(interest),
  );
  const rhythm = needs.includes('toddler')
    ? { leave: 9 * 60, evening: 150 }
    : needs.includes('kids')
      ? { leave: 8 * 60 + 45, evening: 165 }
      : needs.includes('seniors')
        ? { leave: 9 * 60, evening: 165 }
        : needs.includes('relaxation') || pace === 'slow'
          ? { leave: 9 * 60, evening: 195 }
          : { leave: pace === 'packed' ? 8 * 60 : 8 * 60 + 30, evening: isNight ? 360 : 255 };

  return {
    leave: lateStart ? earliest : rhythm.leave,
    evening: earlyNights ? Math.min(rhythm.evening, EARLY_NIGHT) : rhythm.evening,
  };
}
