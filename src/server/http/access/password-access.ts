import type { IncomingMessage } from 'node:http';
import express, { type RequestHandler, type Router } from 'express';
import type { Store } from 'express-rate-limit';
import { isPassword } from '#server/access/password-hash.ts';
import { createSessions } from '#server/access/sessions.ts';
import type { Clock } from '#server/clock.ts';
import { hasToken, requireSignIn } from './require-sign-in.ts';
import { readSession } from './session-cookie.ts';
import { createSignInRoutes } from './sign-in-routes.ts';

/** What the configuration says of a household's password and of the token for programs. */
export type PasswordConfig = { passwordHash: string; tokenHash?: string | undefined };

type Parts = {
  config: PasswordConfig;
  clock: Clock;
  attempts?: Store | undefined;
  files?: RequestHandler | undefined;
};

/** Stands before the whole app and lets in whoever has the password. */
export function createPasswordAccess({ config, clock, attempts, files }: Parts): Router {
  const sessions = createSessions(config.passwordHash);
  const now = () => clock.now();

  return express.Router().use(
    createSignInRoutes({
      sessions,
      isPassword: (text) => isPassword(text, config.passwordHash),
      now,
      attempts,
    }),
    requireSignIn({ sessions, tokenHash: config.tokenHash, now, files }),
  );
}

/** Whether the password, or the token for programs, lets a request pass to the API. */
export function createOpensApi({
  config: { passwordHash, tokenHash },
  clock,
}: Pick<Parts, 'config' | 'clock'>): (request: IncomingMessage) => boolean {
  const sessions = createSessions(passwordHash);

  return (request) =>
    sessions.isValid(readSession(request), clock.now()) || hasToken(request, tokenHash);
}
