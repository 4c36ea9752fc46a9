import type { ServiceCheck } from '#shared/diagnostics/diagnostics.schema.ts';
import type { ProviderCheck } from './providers/create-live-providers.ts';
import { startDeadline } from '../deadline.ts';
import { ProviderError, type ProviderFault } from './providers/http/provider-error.ts';

const LIMIT_MS = 8000;

/** Whether each live provider answers, by the same client that searches use, and if not, why in plain words. */
export function createProviderChecks(checks: readonly ProviderCheck[]) {
  const run = async (check: ProviderCheck): Promise<ServiceCheck> => {
    const started = performance.now();
    const { signal, end } = startDeadline(LIMIT_MS);
    const message = check.ask
      ? await check.ask(signal).then(() => undefined, reasonOf)
      : `No key: set ${check.keys.join(' and ')} and start again.`;

    end();
    return {
      success: message === undefined,
      message: message ?? 'Connected.',
      took: Math.round(performance.now() - started),
    };
  };

  return {
    /** One provider by its name. */
    check: (name: string): Promise<ServiceCheck> => {
      const known = checks.find((check) => check.name === name);

      return known
        ? run(known)
        : Promise.resolve({ success: false, message: `We know no provider ${name}.`, took: 0 });
    },

    /** Every provider, side by side. */
    checkAll: () =>
      Promise.all(checks.map(async (check) => ({ name: check.name, ...(await run(check)) }))),
  };
}

const SENTENCES: Record<ProviderFault, string> = {
  'key-refused': 'The key was refused.',
  busy: 'Too many requests for this key just now.',
  failed: 'The service answered with an error.',
  refused: 'The service answered with an error.',
  nonsense: 'The answer is not what this service sends. Check the base address.',
  'too-large': 'The answer is not what this service sends. Check the base address.',
  slow: `No answer within ${LIMIT_MS / 1000} s.`,
  resting: 'The service is paused for a moment after several failures.',
  crowded: 'Too many searches wait for this service just now.',
  unreachable: 'The service could not be reached.',
  cut: 'The service could not be reached.',
};

/** Made of the fault alone: the provider's own text could hold our key. */
function reasonOf(error: unknown): string {
  if (!(error instanceof ProviderError)) return SENTENCES.unreachable;
  const status = error.status === undefined ? '' : ` (${error.status})`;

  return SENTENCES[error.fault].replace(/\.$/, `${status}.`);
}
