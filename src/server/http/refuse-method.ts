import type { RequestHandler } from 'express';
import { AppError } from '#shared/app-error.ts';

export const READ_ONLY = 'GET, HEAD, OPTIONS';

/** Answers what a known path does not take: OPTIONS with its methods, anything else with 405 and them. */
export function refuseMethod(allow: string): RequestHandler {
  return (request, response) => {
    response.set('Allow', allow);
    if (request.method !== 'OPTIONS')
      throw new AppError('METHOD_NOT_ALLOWED', 'Method not allowed');
    response.status(204).end();
  };
}
