import { loadCatalogue } from '../catalogue/catalogue.ts';
import { findTowns } from '../generation/find-town.ts';
import { type Job, runJob } from '../generation/generation-job.ts';
import type { GenerationPool } from '../generation/generation-pool.ts';
import type { JobWatch } from '../generation/planning-thread.ts';
import { withTown } from '../planning/destination/off-catalogue-catalogue.ts';

/** A pool that plans in the thread that asks, so that a test waits for no thread to start; `rounds` limits the search. */
export function planInPlace(rounds?: number): Pick<GenerationPool, 'run'> {
  const catalogue = loadCatalogue();
  const run = async (kind: string, input: unknown, { onStage }: JobWatch = {}) => {
    const job = { kind, input } as Job;
    const towns = await findTowns(job, catalogue);

    return runJob(job, {
      catalogue: towns.reduce(withTown, catalogue),
      rounds,
      ...(onStage ? { onStage } : {}),
    });
  };

  return { run } as Pick<GenerationPool, 'run'>;
}
