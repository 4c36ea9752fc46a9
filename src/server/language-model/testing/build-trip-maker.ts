import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { fixedClock } from '#server/clock.ts';
import { createTripMaker } from '#server/generation/make-trip.ts';
import { FEW_ROUNDS } from '#server/testing/plan-in-place.ts';
import { planInPlace } from '#server/testing/plan-in-place.ts';
import type { ModelConfig } from '../client/create-models.ts';
import type { ModelLimits } from '../client/model-limits.ts';
import { createLanguage } from '../create-language.ts';

/** A key that must never be seen anywhere but in the request's own header. */
export const SECRET = 'sk-secret-0123456789';
const NOW = '2026-11-20T12:00:00.000Z';

export type LogLine = Record<string, unknown>;

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
      pool: planInPlace(FEW_ROUNDS),
      clock: fixedClock(NOW),
      language: language.trips,
      catalogue: loadCatalogue,
    }),
  };
}
