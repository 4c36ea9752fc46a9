import { z } from 'zod';
import type { Probe } from './probe.ts';

/** The keys and addresses of the language services; every one may be unset. */
export type ServiceConfig = {
  OPENAI_API_KEY?: string | undefined;
  OPENAI_BASE_URL?: string | undefined;
  PERPLEXITY_API_KEY?: string | undefined;
  PERPLEXITY_BASE_URL?: string | undefined;
};

const OPENAI_URL = 'https://api.openai.com/v1';
const PERPLEXITY_URL = 'https://api.perplexity.ai';

const modelList = z.object({ data: z.array(z.object({ id: z.string() })) });
const completion = z.object({ choices: z.array(z.unknown()).min(1) });

/** The search AI: one token of a chat, the cheapest call its protocol has. */
export function perplexityProbe(config: ServiceConfig): Probe {
  return {
    missing: missing(config, ['PERPLEXITY_API_KEY']),
    request: () => ({
      url: `${base(config.PERPLEXITY_BASE_URL, PERPLEXITY_URL)}/chat/completions`,
      init: {
        method: 'POST',
        headers: bearer(config.PERPLEXITY_API_KEY),
        body: JSON.stringify({
          model: 'sonar',
          max_tokens: 1,
          messages: [{ role: 'user', content: 'ping' }],
        }),
      },
    }),
    isGenuine: (answer) => completion.safeParse(answer).success,
  };
}

/** The language model: its list of models, which costs nothing. A local server needs no key, only an address. */
export function openaiProbe(config: ServiceConfig): Probe {
  return {
    missing: config.OPENAI_BASE_URL ? [] : missing(config, ['OPENAI_API_KEY']),
    request: () => ({
      url: `${base(config.OPENAI_BASE_URL, OPENAI_URL)}/models`,
      init: { headers: bearer(config.OPENAI_API_KEY ?? 'local') },
    }),
    isGenuine: (answer) => modelList.safeParse(answer).success,
  };
}

function missing(config: ServiceConfig, names: (keyof ServiceConfig)[]): string[] {
  return names.filter((name) => !config[name]);
}

function base(configured: string | undefined, usual: string): string {
  return (configured ?? usual).replace(/\/+$/, '');
}

function bearer(key: string | undefined): Record<string, string> {
  return { authorization: `Bearer ${key ?? ''}`, 'content-type': 'application/json' };
}
