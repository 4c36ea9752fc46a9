import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler } from 'express';
import { AppError } from '#shared/app-error.ts';
import { isPublic } from '#server/access/public-paths.ts';
import { isToken, type Sessions } from '#server/access/sessions.ts';
import { noteAccess } from './page-access.ts';
import { readSession } from './session-cookie.ts';
import { sendSignInPage } from './sign-in-page.ts';

type Guard = {
  sessions: Sessions;
  tokenHash: string | undefined;
  now: () => Date;
  /** The client's built files, which hold nothing of anybody's. */
  files?: RequestHandler | undefined;
};

/**
 * Lets whoever gave the password pass, and programs with the token to the API. Everybody else gets 401, or the
 * sign-in page in place of a page; what isPublic lists and the client's files are for all.
 */
export function requireSignIn({ sessions, tokenHash, now, files }: Guard): RequestHandler {
  return (request, response, next) => {
    const isSignedIn = sessions.isValid(readSession(request), now());

    noteAccess(response, isSignedIn ? 'signed-in' : 'signed-out');
    if (isSignedIn || (isApi(request) && hasToken(request, tokenHash))) return next();
    if (isPublic(request.method, request.path)) return next();
    if (isApi(request)) {
      response.set('WWW-Authenticate', 'Bearer');
      throw new AppError('UNAUTHORIZED', 'Sign in first.');
    }
    const refuse = (): void => {
      sendSignInPage(response, { status: 401, next: request.originalUrl });
    };

    if (files) void files(request, response, refuse);
    else refuse();
  };
}

function isApi({ path }: Request): boolean {
  return /^\/api(\/|$)/i.test(path);
}

/** Whether a program brings the token that the hash was made from; it opens the API alone. */
export function hasToken({ headers }: IncomingMessage, tokenHash: string | undefined): boolean {
  const [, token] = /^Bearer ([\w-]{43})$/i.exec(headers.authorization ?? '') ?? [];

  return !!token && !!tokenHash && isToken(token, tokenHash);
}
