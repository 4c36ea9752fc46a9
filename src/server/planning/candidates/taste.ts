import { askedDetails } from '../asked/asked-details.ts';
import { monthOf } from '#shared/dates.ts';
import type { BudgetLevel } from '#shared/preferences/options.ts';
import { needsOf } from '../diet/diners.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import type { Taste } from './trip-taste.ts';
import type { Wishes } from '../understanding/wishes.ts';

/** "One of us is vegetarian", "my wife is vegan", "I'm vegetarian": the others eat meat. */
const OF_SOME =
  /\b(?:(?:one|two|some)(?: of (?:us|them|the (?:group|party|girls|boys|kids)))?|(?:my|our|her|his) (?!family|whole|group)\p{L}+(?: \p{L}+)?) (?:is|are|eats?|doesn't|does not|don't) (?:\p{L}+ ){0,3}?(?:vegetarian|vegan|veggie|meat)|\b(?:one|two) (?:vegetarian|vegan|veggie)s?\b|\bi(?:['’]?m| am) (?:\p{L}+ ){0,2}?(?:vegetarian|vegan|veggie)\b/iu;

/** What the worth of places depends on, for one request. */
export function tasteOf(request: PlanRequest, wishes: Wishes, level: BudgetLevel): Taste {
  const details = askedDetails(request);

  return {
    interests: request.interests,
    level,
    travelers: request.travelers,
    isEco: request.isEcoFriendly,
    wishes,
    month: monthOf(request.departureDate),
    favour: request.guidance?.favour ?? {},
    tableNeeds: needsOf(request, wishes),
    isMixedTable: request.travelers > 1 && OF_SOME.test(request.additionalPreferences),
    ...(details.children.length > 0 ? { youngest: Math.min(...details.children) } : {}),
  };
}
