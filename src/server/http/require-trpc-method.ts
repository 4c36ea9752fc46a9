import type { RequestHandler } from 'express';
import { refuseMethod } from './refuse-method.ts';

const TAKEN = ['GET', 'HEAD', 'POST'];
const refuse = refuseMethod([...TAKEN, 'OPTIONS'].join(', '));

/** tRPC itself has no word for other methods, and would complain of the body instead. */
export const requireTrpcMethod: RequestHandler = (request, response, next) => {
  if (TAKEN.includes(request.method)) next();
  else refuse(request, response, next);
};
