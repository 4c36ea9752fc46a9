import type { PlanInput } from './build-problem.ts';

/** Whether a stop is a rest at the stay that its day was made around. */
export function isRestOf({ fixed = [] }: Pick<PlanInput, 'fixed'>): (id: string) => boolean {
  return (id) => fixed.some((one) => one.isRest === true && one.id === id);
}
