import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { fixedClock } from '#server/clock.ts';
import { createTripMaker } from '#server/generation/make-trip.ts';
import type { GenerationPool, PlanningPool } from '#server/generation/generation-pool.ts';
import type { JobWatch } from '#server/generation/planning-thread.ts';
import { FEW_ROUNDS, planInPlace } from '#server/testing/plan-in-place.ts';
import type { GenerationStage } from '#shared/generation/generated-trip.schema.ts';
import type { ModelConfig } from '../client/create-models.ts';
import type { ModelLimits } from '../client/model-limits.ts';
import { createLanguage } from '../create-language.ts';

/** A key that must never be seen anywhere but in the request's own header. */
export const SECRET = 'sk-secret-0123456789';
const NOW = '2026-11-20T12:00:00.000Z';

const pool = planOnce(planInPlace(FEW_ROUNDS));

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
      pool,
      clock: fixedClock(NOW),
      language: language.trips,
      catalogue: loadCatalogue,
    }),
  };
}

/** Many a model leaves the planner with the same question: each is planned once, and its stages told every time. */
function planOnce(planner: PlanningPool): PlanningPool {
  const known = new Map<string, Promise<{ stages: GenerationStage[]; result: unknown }>>();

  async function plan(kind: string, input: unknown) {
    const stages: GenerationStage[] = [];
    const onStage = (stage: GenerationStage) => void stages.push(stage);

    return { stages, result: await planner.run(kind as 'trip', input as never, { onStage }) };
  }
  async function run(kind: string, input: unknown, { onStage }: JobWatch = {}): Promise<unknown> {
    const key = JSON.stringify([kind, input]);
    const planning = known.get(key) ?? plan(kind, input);

    known.set(key, planning);
    const { stages, result } = await planning;

    for (const stage of stages) onStage?.(stage);
    return structuredClone(result);
  }

  return { ...planner, run: run as GenerationPool['run'] };
}
