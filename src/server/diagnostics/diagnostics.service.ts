import type { ServiceCheck } from '#shared/diagnostics/diagnostics.schema.ts';
import { runProbe } from './probe.ts';
import {
  amadeusProbe,
  openaiProbe,
  perplexityProbe,
  type ServiceConfig,
} from './service-probes.ts';

export type DiagnosticsService = ReturnType<typeof createDiagnosticsService>;

/** Whether each outside service answers, how fast, and if not, why in plain words. */
export function createDiagnosticsService(config: ServiceConfig) {
  return {
    amadeus: (): Promise<ServiceCheck> => runProbe(amadeusProbe(config)),
    perplexity: (): Promise<ServiceCheck> => runProbe(perplexityProbe(config)),
    openai: (): Promise<ServiceCheck> => runProbe(openaiProbe(config)),
  };
}
