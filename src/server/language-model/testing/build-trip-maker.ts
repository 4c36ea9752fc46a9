import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { fixedClock } from '#server/clock.ts';
import { type Job, runJob } from '#server/generation/generation-job.ts';
import type { GenerationPool } from '#server/generation/generation-pool.ts';
import type { JobWatch } from '#server/generation/planning-thread.ts';
import { createTripMaker } from '#server/generation/make-trip.ts';
import type { ModelConfig } from '../client/create-models.ts';
import type { ModelLimits } from '../client/model-limits.ts';
import { createLanguage } from '../create-language.ts';

/** A key that must never be seen anywhere but in the request's own header. */
export const SECRET = 'sk-secret-0123456789';
const NOW = '2026-11-20T12:00:00.000Z';

export type LogLine = Record<string, unknown>;

/** Plans in this very thread, so that a test has no worker to wait for. */
const pool = {
  run: (kind: string, input: unknown, { onStage }: JobWatch) =>
    Promise.resolve().then(() =>
      runJob({ kind, input } as Job, {
        catalogue: loadCatalogue(),
        ...(onStage ? { onStage } : {}),
      }),
    ),
} as Pick<GenerationPool, 'run'>;

/** A trip maker as the server builds it, with everything that it logs. */
export function buildTripMaker(config: ModelConfig, limits: Partial<ModelLimits> = {}) {
  const logged: { line: LogLine; message: string }[] = [];
  const logger = {
    info: (line: LogLine, message: string) => void logged.push({ line, message }),
    error: (line: LogLine, message: string) => void logged.push({ line, message }),
  } as never;
  const language = createLanguage({ catalogue: loadCatalogue, config, logger, limits });

  return {
    logged,
    language,
    maker: createTripMaker({
      pool,
      clock: fixedClock(NOW),
      language: language.trips,
      catalogue: loadCatalogue,
    }),
  };
}
