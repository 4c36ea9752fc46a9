import { totalCost } from './cost.ts';
import type { PlannedDay } from './planned-day.ts';
import type { Query } from './query.ts';
import type { Stay } from './read-reference.ts';
import { firstFault, type Fault, type Submission } from './submission.ts';

type HardRule = { rule: string; faultOf: (plan: Submission) => Fault };

const OFFERED = { 'entire room': 'Entire home/apt', 'private room': 'Private room' };

/** The budget, and what else the query asks for. */
export function hardRules({ budget, local_constraint: asked }: Query): HardRule[] {
  const { 'house rule': houseRule, 'room type': roomType, cuisine, transportation } = asked;
  const rules: HardRule[] = [{ rule: 'budget', faultOf: (plan) => overspent(plan, budget) }];

  if (houseRule)
    rules.push({
      rule: 'house rule',
      faultOf: (plan) =>
        stayFault(plan, (stay) => !stay.houseRules.includes(`No ${houseRule}`), houseRule),
    });
  if (roomType)
    rules.push({
      rule: 'room type',
      faultOf: (plan) => stayFault(plan, (stay) => isRoomType(stay, roomType), roomType),
    });
  if (cuisine) rules.push({ rule: 'cuisine', faultOf: (plan) => missingCuisine(plan, cuisine) });
  if (transportation) {
    const unwanted = transportation === 'no flight' ? 'flight' : 'self-driving';
    rules.push({ rule: 'transport', faultOf: (plan) => firstFault(plan, rideOf(unwanted)) });
  }
  return rules;
}

function overspent(plan: Submission, budget: number): Fault {
  const cost = totalCost(plan);
  return cost > budget ? `costs ${cost} of ${budget}` : undefined;
}

/** The first stay that is not as asked. */
function stayFault(plan: Submission, fits: (stay: Stay) => boolean, asked: string): Fault {
  return firstFault(plan, (day) => {
    const stay = day.stay && plan.reference.stays.get(day.stay.key);
    return stay && !fits(stay) ? `not as asked (${asked}): ${stay.key}` : undefined;
  });
}

function isRoomType(
  { roomType }: Stay,
  asked: NonNullable<Query['local_constraint']['room type']>,
): boolean {
  if (asked === 'shared room') return roomType === 'Shared room';
  if (asked === 'not shared room') return roomType !== 'Shared room';
  return roomType === OFFERED[asked];
}

/** Meals in org do not count. */
function missingCuisine({ query, reference, days }: Submission, asked: string[]): Fault {
  const eaten = days
    .flatMap((day) => day.meals)
    .filter((meal) => meal.city !== query.org)
    .flatMap((meal) => reference.restaurants.get(meal.key)?.cuisines ?? []);
  const missing = asked.filter((one) => !eaten.includes(one));

  return missing.length > 0 ? `never ${missing.join(', ')}` : undefined;
}

function rideOf(kind: string): (day: PlannedDay) => Fault {
  return (day) => (day.ride?.kind === kind ? `${kind} is not wanted` : undefined);
}
