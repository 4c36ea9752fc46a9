import type { z } from 'zod';
import { createProviderClient } from '../http/provider-client.ts';
import type { ClientLimits } from '../http/client-limits.ts';
import { ProviderError } from '../http/provider-error.ts';
import type { ProviderRequest } from '../http/send-once.ts';
import { untilAborted } from '../../../until-aborted.ts';
import { faultAnswer, tokenAnswer } from './amadeus.schema.ts';

export type AmadeusSession = ReturnType<typeof createAmadeusSession>;

type Keys = {
  clientId: string;
  clientSecret: string;
  baseUrl: string;
  limits?: Partial<ClientLimits>;
};

/** Renewed this long before it ends, so that no call starts with a token about to die. */
const MARGIN_MS = 60_000;

/**
 * Calls of Amadeus Self-Service with a bearer token by OAuth 2 client credentials. The token is fetched once for all
 * callers, renewed before it ends, and once more when a call is refused with 401.
 */
export function createAmadeusSession({ clientId, clientSecret, baseUrl, limits = {} }: Keys) {
  const client = createProviderClient({ baseUrl, limits, faultCodes: codesOf });
  let token: { value: string; until: number } | undefined;
  let renewing: Promise<string> | undefined;

  const renew = async (): Promise<string> => {
    const answer = await client.send(
      {
        method: 'POST',
        path: '/v1/security/oauth2/token',
        isSafe: true,
        body: {
          form: {
            grant_type: 'client_credentials',
            client_id: clientId,
            client_secret: clientSecret,
          },
        },
      },
      tokenAnswer,
      // Several searches wait for it: it goes on when one of them leaves; the client's own limit ends it.
      new AbortController().signal,
    );

    token = {
      value: answer.access_token,
      until: performance.now() + answer.expires_in * 1000 - MARGIN_MS,
    };
    return answer.access_token;
  };

  const bearer = (signal: AbortSignal): Promise<string> => {
    if (token && token.until > performance.now()) return Promise.resolve(token.value);
    renewing ??= renew().finally(() => (renewing = undefined));
    return untilAborted(renewing, signal);
  };

  const send = async <T>(
    request: ProviderRequest,
    schema: z.ZodType<T>,
    signal: AbortSignal,
  ): Promise<T> => {
    const value = await bearer(signal);
    const headers = { authorization: `Bearer ${value}` };

    return client.send({ ...request, headers }, schema, signal).catch(async (error: unknown) => {
      if (!(error instanceof ProviderError) || error.status !== 401) throw error;
      if (token?.value === value) token = undefined;
      const renewed = { authorization: `Bearer ${await bearer(signal)}` };

      return client.send({ ...request, headers: renewed }, schema, signal);
    });
  };

  return {
    send,

    /** Exchanges the keys for a token, whatever is at hand: the check of the keys themselves. */
    check: async (): Promise<void> => {
      await renew();
    },
  };
}

function codesOf(body: unknown): string[] {
  return faultAnswer.safeParse(body).data?.errors.map((error) => String(error.code)) ?? [];
}
