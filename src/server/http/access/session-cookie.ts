import type { IncomingMessage } from 'node:http';
import type { CookieOptions, Request, Response } from 'express';
import { SESSION_SECONDS } from '#server/access/sessions.ts';

const NAME = 'northstar-session';

/** The session that a request brings; '' without one. */
export function readSession({ headers }: IncomingMessage): string {
  const pair = (headers.cookie ?? '')
    .split(';')
    .map((text) => text.trim())
    .find((text) => text.startsWith(`${NAME}=`));

  return pair?.slice(NAME.length + 1) ?? '';
}

/** No script reads it, and no other site's page sends it. */
export function setSession(request: Request, response: Response, session: string): void {
  response.cookie(NAME, session, { ...options(request), maxAge: SESSION_SECONDS * 1000 });
}

export function clearSession(request: Request, response: Response): void {
  response.clearCookie(NAME, options(request));
}

function options(request: Request): CookieOptions {
  return { httpOnly: true, sameSite: 'strict', path: '/', secure: request.secure };
}
