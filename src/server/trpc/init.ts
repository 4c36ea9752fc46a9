import { initTRPC } from '@trpc/server';
import superjson from 'superjson';
import { z } from 'zod';
import type { Context } from './context.ts';
import { plainWords } from './plain-words.ts';
import { toPublicError } from './public-error.ts';
import { requireOwnership } from './require-ownership.ts';

z.config({ customError: plainWords });

/** One line for people who read the API's documentation. */
export type ProcedureMeta = { summary: string };

const trpc = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    transformer: superjson,
    isDev: false,
    // A stream without news says so, and a browser that hears nothing at all connects again.
    sse: {
      ping: { enabled: true, intervalMs: 10_000 },
      client: { reconnectAfterInactivityMs: 30_000 },
    },
    errorFormatter: ({ shape, error, ctx }) => {
      const { status, code, message, candidates } = toPublicError(error, ctx?.requestId);

      // Only these fields leave the server: by default tRPC would send raw causes, SQL included.
      return {
        code: shape.code,
        message,
        data: {
          code,
          httpStatus: status,
          path: shape.data.path ?? '',
          ...(candidates ? { candidates } : {}),
        },
      };
    },
  });

export const { router, createCallerFactory, middleware } = trpc;

/** A procedure that refuses what belongs to someone else than the caller, before it does anything. */
export const publicProcedure = trpc.procedure.use(async ({ ctx, path, getRawInput, next }) => {
  if (!ctx.user.actsForEveryone) await requireOwnership(ctx, path, await getRawInput());
  return next();
});

/** The same, with one line for people who read the API's documentation. */
export const procedure = (summary: string) => publicProcedure.meta({ summary });
