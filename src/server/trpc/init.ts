import { initTRPC } from '@trpc/server';
import superjson from 'superjson';
import type { Context } from './context.ts';
import { toPublicError } from './public-error.ts';

/** One line for people who read the API's documentation. */
export type ProcedureMeta = { summary: string };

const trpc = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    transformer: superjson,
    isDev: false,
    errorFormatter: ({ shape, error, ctx }) => {
      const { status, code, message } = toPublicError(error, ctx?.requestId);

      // Only these fields leave the server: by default tRPC would send raw causes, SQL included.
      return {
        code: shape.code,
        message,
        data: { code, httpStatus: status, path: shape.data.path ?? '' },
      };
    },
  });

export const { router, createCallerFactory, middleware, procedure: publicProcedure } = trpc;
