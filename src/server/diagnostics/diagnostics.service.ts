import type { NamedCheck, ServiceCheck } from '#shared/diagnostics/diagnostics.schema.ts';
import { runProbe } from './probe.ts';
import { openaiProbe, perplexityProbe, type ServiceConfig } from './service-probes.ts';

/** The checks of the travel providers, made by the client that searches use. */
export type ProviderChecks = {
  check: (name: string, caller?: AbortSignal) => Promise<ServiceCheck>;
  checkAll: (caller?: AbortSignal) => Promise<NamedCheck[]>;
};

/** Whether each outside service answers, how fast, and if not, why in plain words. */
export function createDiagnosticsService(config: ServiceConfig, providers: ProviderChecks) {
  return {
    amadeus: (caller?: AbortSignal): Promise<ServiceCheck> => providers.check('Amadeus', caller),
    perplexity: (caller?: AbortSignal): Promise<ServiceCheck> =>
      runProbe(perplexityProbe(config), { caller }),
    openai: (caller?: AbortSignal): Promise<ServiceCheck> =>
      runProbe(openaiProbe(config), { caller }),
    providers: (caller?: AbortSignal): Promise<NamedCheck[]> => providers.checkAll(caller),
  };
}
