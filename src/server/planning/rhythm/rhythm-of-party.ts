import { BABY_AGE } from '../cares/baby.ts';
import type { Need } from '../understanding/wish-words.ts';
import type { Wishes } from '../understanding/wishes.ts';
import { isUnhurried } from '../days/pace.ts';
import type { Rhythm } from './rhythm.ts';

/** Up to this age children need a rest after lunch. */
const SMALL_CHILD = 4;

/** Whether a small child comes along. */
export function isSmallParty({
  children,
  needs,
}: {
  children: readonly number[];
  needs: readonly Need[];
}): boolean {
  return children.some((age) => age <= SMALL_CHILD) || needs.includes('toddler');
}

/** The rhythm that was asked for, with what a small child or somebody of age needs without asking. */
export function rhythmOfParty(
  asked: Rhythm,
  { children, needs }: { children: readonly number[]; needs: readonly Need[] },
): Rhythm {
  const isSmall = isSmallParty({ children, needs });

  const isSenior = asked.isGentle === true || needs.includes('seniors');

  return {
    ...asked,
    ...(isSmall ? { hasSmallChild: true } : {}),
    ...(children.some((age) => age <= BABY_AGE) ? { isEasyOnFoot: true } : {}),
    ...(isSenior ? { isSenior } : {}),
  };
}

/** From this usual high of the month on, degrees Celsius, locals are out early and indoors after lunch. */
const VERY_HOT_C = 34;

/** The rhythm of a party in its days' weather: out of the midday heat where it is great, unless they sleep late. */
export function rhythmInWeather(
  { rhythm = {}, lateStart }: Pick<Wishes, 'rhythm' | 'lateStart'>,
  days: readonly { highC: number }[],
): Rhythm {
  const isVeryHot = !lateStart && days.some(({ highC }) => highC >= VERY_HOT_C);

  return isVeryHot && !rhythm.isOutOfHeat
    ? { ...rhythm, isOutOfHeat: true, isHeatUnasked: true }
    : rhythm;
}

/** Ways take longer without steps. */
const MOST_STEP_FREE = 5;

/** How many sights a day holds at most: as was said, or fewer than usual where ways are long. */
export function mostADay({
  rhythm,
  needs,
}: {
  rhythm?: Rhythm | undefined;
  needs: readonly Need[];
}): number | undefined {
  return rhythm?.perDay ?? (needs.includes('wheelchair') ? MOST_STEP_FREE : undefined);
}

/** So many sights a day are enough for who wants no rush or cannot walk much, and for the old and the young. */
const FEW = 4;
const FEW_FOR_AGES = 5;

/** How many sights a day holds at most for a party that did not say how many. */
export function mostUnasked(wishes: Pick<Wishes, 'rhythm' | 'needs' | 'pace'>): number | undefined {
  if (wishes.pace === 'packed') return undefined;
  if (isUnhurried(wishes) || wishes.rhythm?.isEasyOnFoot) return FEW;
  return tireEasily(wishes) ? FEW_FOR_AGES : undefined;
}

const TIRE_EASILY: ReadonlySet<string> = new Set(['toddler', 'kids', 'seniors']);

/** Whether somebody of the party tires sooner than most. */
export function tireEasily({ needs, rhythm }: Pick<Wishes, 'needs' | 'rhythm'>): boolean {
  return rhythm?.isSenior === true || needs.some((need) => TIRE_EASILY.has(need));
}
