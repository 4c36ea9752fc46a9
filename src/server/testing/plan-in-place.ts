import { loadCatalogue } from '../catalogue/catalogue.ts';
import { findTowns } from '../generation/find-town.ts';
import { type Job, runJob } from '../generation/generation-job.ts';
import type { GenerationPool, PlanningPool } from '../generation/generation-pool.ts';
import type { JobWatch } from '../generation/planning-thread.ts';
import { withTown } from '../planning/destination/off-catalogue-catalogue.ts';

/** Rounds of search for plans of which no test judges how good they are: any number gives valid ones. */
export const FEW_ROUNDS = 300;

/**
 * Plans in the thread that asks, as long as `rounds` allow: no thread has to start, which would read the
 * catalogue and the towns once more.
 */
export function planInPlace(rounds: number): PlanningPool {
  async function run(kind: string, input: unknown, { onStage }: JobWatch = {}): Promise<unknown> {
    const job = { kind, input } as Job;
    const catalogue = loadCatalogue();
    const towns = await findTowns(job, catalogue);

    return runJob(job, {
      catalogue: towns.reduce(withTown, catalogue),
      rounds,
      ...(onStage ? { onStage } : {}),
    });
  }

  return {
    run: run as GenerationPool['run'],
    warm: () => undefined,
    close: () => Promise.resolve(),
  };
}
