import type { PlanCosts } from '#shared/generation/generated-trip.schema.ts';
import type { NotCounted } from './read-limit.ts';

/** What a plan costs without what a limit leaves out, in US dollars. */
export function countedUsd(costs: PlanCosts, without: readonly NotCounted[] = []): number {
  return costs.total - without.reduce((sum, part) => sum + costs[part], 0);
}
