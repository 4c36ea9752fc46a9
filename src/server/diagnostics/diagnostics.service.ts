import type { NamedCheck, ServiceCheck } from '#shared/diagnostics/diagnostics.schema.ts';
import { runProbe } from './probe.ts';
import { openaiProbe, perplexityProbe, type ServiceConfig } from './service-probes.ts';

export type DiagnosticsService = ReturnType<typeof createDiagnosticsService>;

/** The checks of the travel providers, made by the client that searches use. */
export type ProviderChecks = {
  check: (name: string) => Promise<ServiceCheck>;
  checkAll: () => Promise<NamedCheck[]>;
};

/** Whether each outside service answers, how fast, and if not, why in plain words. */
export function createDiagnosticsService(config: ServiceConfig, providers: ProviderChecks) {
  return {
    amadeus: (): Promise<ServiceCheck> => providers.check('Amadeus'),
    perplexity: (): Promise<ServiceCheck> => runProbe(perplexityProbe(config)),
    openai: (): Promise<ServiceCheck> => runProbe(openaiProbe(config)),
    providers: (): Promise<NamedCheck[]> => providers.checkAll(),
  };
}
