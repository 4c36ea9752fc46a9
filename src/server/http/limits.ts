import type { Request, RequestHandler } from 'express';
import { rateLimit, type Store } from 'express-rate-limit';
import { AppError } from '#shared/app-error.ts';
import { procedureType } from '../rest/procedures.ts';
import { createSharedLimitStore, type LimitCounts } from './shared-limit-store.ts';

type LimitKind = 'generation' | 'search' | 'write' | 'report' | 'probe' | 'voucher' | 'picture';

/** Calls per address and minute: no person and no ordinary test suite ever meets them. */
const PER_MINUTE: Record<LimitKind, number> = {
  generation: 120,
  search: 600,
  write: 1200,
  /** Each is read by a person. */
  report: 20,
  /** Each may ask a paid service. */
  probe: 60,
  /** Each takes a fifth of a second to draw. */
  voucher: 60,
  picture: 120,
};

export type Limits = {
  /** The limit of a procedure, whichever door it is called by. */
  forProcedure: (path: string) => RequestHandler;
  /** The limit of what is no procedure. */
  forKind: (kind: LimitKind) => RequestHandler;
  /** The limit of a request to /api/trpc, by the procedure its path names. */
  forTrpc: RequestHandler;
};

const pass: RequestHandler = (_request, _response, next) => next();

/** Limits that all processes on the database share; without counts there are none. */
export function createLimits(counts: LimitCounts | undefined): Limits {
  if (!counts) return { forProcedure: () => pass, forKind: () => pass, forTrpc: pass };
  const limiters = Object.fromEntries(
    Object.entries(PER_MINUTE).map(([kind, limit]) => [
      kind,
      createLimiter(limit, createSharedLimitStore(kind, counts)),
    ]),
  ) as Record<LimitKind, RequestHandler>;
  const forProcedure = (path: string): RequestHandler => {
    const kind = kindOf(path);

    return kind ? limiters[kind] : pass;
  };

  return {
    forProcedure,
    forKind: (kind) => limiters[kind],
    forTrpc: (request: Request, response, next) =>
      forProcedure(calledProcedure(request.path))(request, response, next),
  };
}

function createLimiter(limit: number, store: Store): RequestHandler {
  return rateLimit({
    windowMs: 60_000,
    limit,
    store,
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
function kindOf(path: string): LimitKind | undefined {
  const type = procedureType(path);

  // Watching a generation, or ending it, is cheap beside the generation itself.
  if (type === 'subscription' || LIKE_SEARCHES.includes(path)) return 'search';
  if (path === 'generation.cancel') return 'write';
  if (path === 'trips.reportPlace') return 'report';
  if (path.startsWith('diagnostics.')) return 'probe';
  if (path.startsWith('booking.search')) return 'search';
  if (path.startsWith('generation.')) return 'generation';
  return type === 'mutation' ? 'write' : undefined;
}
