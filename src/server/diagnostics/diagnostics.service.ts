import type { NamedCheck, ServiceCheck } from '#shared/diagnostics/diagnostics.schema.ts';
import { runProbe } from './probe.ts';
import { openaiProbe, perplexityProbe, type ServiceConfig } from './service-probes.ts';

/** The checks of the travel providers, made by the client that searches use. */
export type ProviderChecks = {
  check: (name: string) => Promise<ServiceCheck>;
  checkAll: () => Promise<NamedCheck[]>;
};

/** Asking costs money with some services, so an answer stands for a while. */
const REMEMBER_MS = 10_000;

/** Whether each outside service answers, how fast, and if not, why in plain words. */
export function createDiagnosticsService(config: ServiceConfig, providers: ProviderChecks) {
  return {
    amadeus: remembered<ServiceCheck>(() => providers.check('Amadeus')),
    perplexity: remembered<ServiceCheck>(() => runProbe(perplexityProbe(config))),
    openai: remembered<ServiceCheck>(() => runProbe(openaiProbe(config))),
    providers: remembered<NamedCheck[]>(() => providers.checkAll()),
  };
}

/** Whoever asks while a check runs, or shortly after, gets its answer. */
function remembered<Answer>(check: () => Promise<Answer>): () => Promise<Answer> {
  let last: Promise<Answer> | undefined;

  return () => {
    if (!last) {
      last = check();
      const forget = () => setTimeout(() => (last = undefined), REMEMBER_MS).unref();

      last.then(forget, forget);
    }
    return last;
  };
}
