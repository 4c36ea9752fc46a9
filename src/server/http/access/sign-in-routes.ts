import express, { type RequestHandler, type Router } from 'express';
import { rateLimit, type Store } from 'express-rate-limit';
import { AppError } from '#shared/app-error.ts';
import type { Sessions } from '#server/access/sessions.ts';
import { createFewAtOnce } from '#server/few-at-once.ts';
import { refuseMethod } from '../refuse-method.ts';
import { refuseOtherSites } from '../same-site.ts';
import { clearSession, readSession, setSession } from './session-cookie.ts';
import { sendSignInPage } from './sign-in-page.ts';

/** Wrong passwords from one address before it has to wait, and for how long. */
const MAX_ATTEMPTS = 10;
const PAUSE_MS = 5 * 60_000;
/** Passwords that wait to be compared: each takes memory and a fifth of a second. */
const MAX_WAITING = 7;
const SEE_OTHER = 303;

type Ports = {
  sessions: Sessions;
  /** Whether it is the household's password. */
  isPassword: (text: string) => Promise<boolean>;
  now: () => Date;
  /** Where attempts are counted; without it, in this process. */
  attempts?: Store | undefined;
};

/** /sign-in and /sign-out, for a server with a password. */
export function createSignInRoutes(ports: Ports): Router {
  const { sessions, now } = ports;
  const routes = express.Router();

  routes.get('/sign-in', (request, response) => {
    const next = ownAddress(request.query['next']);

    if (sessions.isValid(readSession(request), now())) response.redirect(SEE_OTHER, next);
    else sendSignInPage(response, { status: 200, next });
  });
  routes.post(
    '/sign-in',
    refuseOtherSites,
    limitAttempts(ports.attempts),
    express.urlencoded({ extended: false, limit: '4kb' }),
    signIn({ ...ports, isPassword: oneAtATime(ports.isPassword) }),
  );
  routes.all('/sign-in', refuseMethod('GET, HEAD, POST, OPTIONS'));
  routes.post('/sign-out', refuseOtherSites, (request, response) => {
    clearSession(request, response);
    // What a browser keeps of the trips goes as well.
    response.set('Clear-Site-Data', '"cache", "storage"').redirect(SEE_OTHER, '/sign-in');
  });
  routes.all('/sign-out', refuseMethod('POST, OPTIONS'));
  return routes;
}

function signIn({ sessions, isPassword, now }: Ports): RequestHandler {
  return async (request, response) => {
    const { password, next } = (request.body ?? {}) as Record<string, unknown>;
    const address = ownAddress(next);

    if (typeof password === 'string' && password && (await isPassword(password))) {
      setSession(request, response, sessions.create(now()));
      return response.redirect(SEE_OTHER, address);
    }
    sendSignInPage(response, {
      status: 401,
      next: address,
      problem: 'That password is not right.',
    });
  };
}

function limitAttempts(store: Store | undefined): RequestHandler {
  return rateLimit({
    windowMs: PAUSE_MS,
    limit: MAX_ATTEMPTS,
    skipSuccessfulRequests: true,
    requestWasSuccessful: (_request, response) => response.statusCode === SEE_OTHER,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    ...(store && { store }),
    handler: (_request, response) => {
      const problem = 'Too many attempts. Please wait five minutes and try again.';

      sendSignInPage(response, { status: 429, next: '/', problem });
    },
  });
}

/** Comparisons one after the other, so that a crowd of guesses takes neither memory nor every thread. */
function oneAtATime(
  compare: (text: string) => Promise<boolean>,
): (text: string) => Promise<boolean> {
  const inTurn = createFewAtOnce(1);

  return async (text) => {
    if (inTurn.waitingCount() >= MAX_WAITING) {
      throw new AppError('TOO_MANY_REQUESTS', 'Too many attempts. Please try again in a moment.');
    }
    return inTurn(() => compare(text));
  };
}

/** An address on this server; anything else, and the sign-in page itself, becomes the first page. */
function ownAddress(next: unknown): string {
  const isOwn = typeof next === 'string' && /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(next);

  return isOwn && !/^\/sign-(in|out)\b/.test(next) ? next : '/';
}
