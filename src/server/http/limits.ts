import type { Request, RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { AppError } from '#shared/app-error.ts';
import { procedureType } from '../rest/procedures.ts';

type Kind = 'generation' | 'search' | 'write';

/** Calls per address and minute: no person and no ordinary test suite ever meets them. */
const PER_MINUTE: Record<Kind, number> = { generation: 120, search: 600, write: 1200 };

export type Limits = {
  /** The limit of a procedure, whichever door it is called by. */
  forProcedure: (path: string) => RequestHandler;
  /** The limit of a request to /api/trpc, by the procedure its path names. */
  forTrpc: RequestHandler;
};

const pass: RequestHandler = (_request, _response, next) => next();

export function createLimits(isOn: boolean): Limits {
  if (!isOn) return { forProcedure: () => pass, forTrpc: pass };
  const limiters = {
    generation: createLimiter(PER_MINUTE.generation),
    search: createLimiter(PER_MINUTE.search),
    write: createLimiter(PER_MINUTE.write),
  };
  const forProcedure = (path: string): RequestHandler => {
    const kind = kindOf(path);

    return kind ? limiters[kind] : pass;
  };

  return {
    forProcedure,
    forTrpc: (request: Request, response, next) =>
      forProcedure(calledProcedure(request.path))(request, response, next),
  };
}

function createLimiter(limit: number): RequestHandler {
  return rateLimit({
    windowMs: 60_000,
    limit,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    handler: (_request, _response, next) => {
      next(
        new AppError('TOO_MANY_REQUESTS', 'Too many requests. Please wait a minute and try again.'),
      );
    },
  });
}

/** The procedure that a path under /api/trpc calls, read as tRPC reads it: behind the last slash, decoded. */
function calledProcedure(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);

  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** They look something up, or have a few words read. */
const LIKE_SEARCHES = ['generation.result', 'generation.freshFacts', 'preferences.understand'];

/** Reading is free; generating is dearest, then searching, then writing. */
function kindOf(path: string): Kind | undefined {
  const type = procedureType(path);

  // Watching a generation, or ending it, is cheap beside the generation itself.
  if (type === 'subscription' || LIKE_SEARCHES.includes(path)) return 'search';
  if (path === 'generation.cancel') return 'write';
  if (path.startsWith('booking.search')) return 'search';
  if (path.startsWith('generation.')) return 'generation';
  return type === 'mutation' ? 'write' : undefined;
}
