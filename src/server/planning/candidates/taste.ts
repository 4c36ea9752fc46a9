import { askedDetails } from '../asked/asked-details.ts';
import { monthOf } from '#shared/dates.ts';
import type { BudgetLevel } from '#shared/preferences/options.ts';
import { needsOf } from '../diet/diners.ts';
import { isMixedTable } from '../diet/mixed-table.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import type { Taste } from './trip-taste.ts';
import type { Wishes } from '../understanding/wishes.ts';

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
    isMixedTable: isMixedTable(request),
    ...(details.children.length > 0 ? { youngest: Math.min(...details.children) } : {}),
  };
}
