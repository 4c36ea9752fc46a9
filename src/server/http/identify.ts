import type { Request, RequestHandler, Response } from 'express';
import { DEMO_USER, type User } from '../identity/user.ts';
import type { Services } from '../services.ts';
import type { Context } from '../trpc/context.ts';
import { requestIdOf } from './request-id.ts';

/** Who makes a request; accounts would read their session here. */
export type Identify = (request: Request) => User;

/** Notes with every request who makes it. */
export function createIdentify(identify: Identify = () => DEMO_USER): RequestHandler {
  return (request, response, next) => {
    response.locals['user'] = identify(request);
    next();
  };
}

/** Throws when the request was not identified: a route may not come before. */
export function userOf(response: Response): User {
  const user = response.locals['user'] as User | undefined;

  if (!user) throw new Error('the request was not identified');
  return user;
}

/** What the procedures of a request may use. */
export function contextOf(response: Response, services: Services): Context {
  return { services, requestId: requestIdOf(response), user: userOf(response) };
}
