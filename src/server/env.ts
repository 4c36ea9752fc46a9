import { z } from 'zod';
import { PASSWORD_HASH } from './access/password-hash.ts';
import { isPriceList } from './language-model/client/model-prices.ts';

const secret = z.string().optional();
const baseUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .optional();

const envSchema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535')
    .transform(Number)
    .refine((port) => port <= 65_535, 'must be a port number from 0 to 65535')
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z
    .string()
    .refine(isDatabaseUrl, 'must be an address such as postgres://user:password@host:5432/database')
    .optional(),
  DATA_DIR: z.string().default('.northstar'),
  OPENAI_API_KEY: secret,
  OPENAI_BASE_URL: baseUrl,
  OPENAI_MODEL: z.string().optional(),
  OPENAI_IMAGE_MODEL: z.string().optional(),
  PERPLEXITY_API_KEY: secret,
  PERPLEXITY_BASE_URL: baseUrl,
  PERPLEXITY_MODEL: z.string().optional(),
  NORTHSTAR_MODEL_TOKENS_PER_HOUR: z
    .string()
    .regex(/^\d{1,12}$/, 'must be a whole number of tokens')
    .transform(Number)
    .optional(),
  NORTHSTAR_MODEL_PRICES: z
    .string()
    .refine(
      isPriceList,
      'must list dollars per million tokens, in and out, such as gpt-4o-mini=0.15/0.60',
    )
    .optional(),
  AMADEUS_CLIENT_ID: secret,
  AMADEUS_CLIENT_SECRET: secret,
  AMADEUS_BASE_URL: baseUrl,
  DUFFEL_ACCESS_TOKEN: secret,
  DUFFEL_BASE_URL: baseUrl,
  LITEAPI_KEY: secret,
  LITEAPI_BASE_URL: baseUrl,
  VIATOR_API_KEY: secret,
  VIATOR_BASE_URL: baseUrl,
  NORTHSTAR_RATE_LIMIT: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  NORTHSTAR_PROXIES: z
    .string()
    .regex(/^\d$/, 'must be how many proxies stand in front, from 0 to 9')
    .transform(Number)
    .optional(),
  /** Other names by which this server is reached, with commas between. */
  NORTHSTAR_HOSTS: z
    .string()
    .regex(/^[\w.-]+(,[\w.-]+)*$/, 'must list host names with commas between them')
    .transform((list) => list.split(','))
    .default([]),
  NORTHSTAR_ACCESS: z
    .enum(['open', 'password', 'open-anywhere'], {
      error: 'must be open, password or open-anywhere',
    })
    .default('open'),
  /** Of the household's password, as `npm run hash-password` prints it. */
  NORTHSTAR_PASSWORD_HASH: z
    .string()
    .regex(PASSWORD_HASH, 'must be what npm run hash-password prints')
    .optional(),
  /** Of the token with which programs call the API. */
  NORTHSTAR_TOKEN_HASH: z
    .string()
    .regex(/^[\da-f]{64}$/, 'must be what npm run hash-password prints')
    .optional(),
  /** Whether a server reads, as it starts, what first requests would otherwise wait for. */
  NORTHSTAR_READ_AHEAD: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  NORTHSTAR_DRAWN_PAGES: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  /** The most rounds that a plan is searched for; as many as its size asks for when unset. */
  NORTHSTAR_SEARCH_ROUNDS: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, 'must be a whole number of rounds, at least 1')
    .transform(Number)
    .optional(),
  NORTHSTAR_NOW: z
    .string()
    .refine(
      (text) => !Number.isNaN(Date.parse(text)),
      'must be an ISO date-time such as 2026-05-31T09:00:00Z',
    )
    .optional(),
});

export type Env = z.output<typeof envSchema>;

/** A configuration that cannot work; its message is one line for the person who starts the server. */
export class ConfigurationError extends Error {}

/** Reads the configuration. An empty value counts as unset. Throws ConfigurationError. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const values = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = envSchema.safeParse(values);

  if (result.success) return withSafeAccess(result.data);
  const faults = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);

  throw new ConfigurationError(`Bad configuration: ${faults.join('; ')}`);
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

/** Whoever reaches an open server owns every trip, so it listens on this machine alone unless told otherwise. */
function withSafeAccess(env: Env): Env {
  if (env.NORTHSTAR_ACCESS === 'open' && !LOOPBACK.test(env.HOST)) {
    throw new ConfigurationError(
      `Bad configuration: HOST=${env.HOST} would open every trip to whoever reaches this machine; set NORTHSTAR_ACCESS=password, or NORTHSTAR_ACCESS=open-anywhere if that is meant`,
    );
  }
  if (env.NORTHSTAR_ACCESS === 'password' && !env.NORTHSTAR_PASSWORD_HASH) {
    throw new ConfigurationError(
      'Bad configuration: NORTHSTAR_ACCESS=password needs NORTHSTAR_PASSWORD_HASH; npm run hash-password prints one',
    );
  }
  return env;
}

function isDatabaseUrl(text: string): boolean {
  try {
    const { protocol, hostname, pathname, searchParams } = new URL(text);

    return (
      /^postgres(ql)?:$/.test(protocol) &&
      (hostname !== '' || searchParams.has('host')) &&
      pathname.length > 1
    );
  } catch {
    return false;
  }
}
