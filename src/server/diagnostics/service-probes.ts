import { z } from 'zod';
import type { Probe } from './probe.ts';

/** The keys and addresses of the outside services; every one may be unset. */
export type ServiceConfig = {
  OPENAI_API_KEY?: string | undefined;
  OPENAI_BASE_URL?: string | undefined;
  PERPLEXITY_API_KEY?: string | undefined;
  PERPLEXITY_BASE_URL?: string | undefined;
  AMADEUS_CLIENT_ID?: string | undefined;
  AMADEUS_CLIENT_SECRET?: string | undefined;
  AMADEUS_BASE_URL?: string | undefined;
};

const OPENAI_URL = 'https://api.openai.com/v1';
const PERPLEXITY_URL = 'https://api.perplexity.ai';
const AMADEUS_URL = 'https://test.api.amadeus.com';

const modelList = z.object({ data: z.array(z.object({ id: z.string() })) });
const completion = z.object({ choices: z.array(z.unknown()).min(1) });
const token = z.object({ access_token: z.string().min(1) });

/** Flights and hotels: the token exchange of Amadeus' OAuth client credentials. */
export function amadeusProbe(config: ServiceConfig): Probe {
  return {
    missing: missing(config, ['AMADEUS_CLIENT_ID', 'AMADEUS_CLIENT_SECRET']),
    request: () => ({
      url: `${base(config.AMADEUS_BASE_URL, AMADEUS_URL)}/v1/security/oauth2/token`,
      init: {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          client_id: config.AMADEUS_CLIENT_ID ?? '',
          client_secret: config.AMADEUS_CLIENT_SECRET ?? '',
        }).toString(),
      },
    }),
    isGenuine: (answer) => token.safeParse(answer).success,
  };
}

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
