import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { askedDetails } from '../asked/asked-details.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import type { Wishes } from '../understanding/wishes.ts';
import type { Diners } from './diet-words.ts';
import { hiddenAt } from './hidden-stock.ts';
import { isMixedTable } from './mixed-table.ts';
import { tableNeeds } from './read-table-needs.ts';
import type { TableNeed } from './table-needs.ts';
import { onceFor } from '#shared/remember.ts';

/** What the party's tables must keep to. */
export function needsOf(request: PlanRequest, wishes: Pick<Wishes, 'needs'>): TableNeed[] {
  return needsFor(request)(wishes);
}

/** Read once for each request: a plan asks often. */
const needsFor = onceFor((request: PlanRequest) =>
  onceFor((wishes: Pick<Wishes, 'needs'>): TableNeed[] => {
    const needs = tableNeeds(askedDetails(request), wishes, request.additionalPreferences);

    return request.isVeganFriendly && !needs.includes('vegan') ? [...needs, 'vegan'] : needs;
  }),
);

/** The party at a table of this place. */
export function dinersAt(
  { country }: { country: string },
  { request, wishes, catalogue }: { request: PlanRequest; wishes: Wishes; catalogue: Catalogue },
): Diners {
  const hidden = hiddenAt(country);

  return {
    needs: needsOf(request, wishes),
    languages: catalogue.country(country)?.languages ?? [],
    ...(isMixedTable(request) ? { isMixed: true } : {}),
    ...(hidden === undefined ? {} : { hidden }),
  };
}
