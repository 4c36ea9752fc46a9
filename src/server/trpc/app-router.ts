import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { bookingRouter } from '../booking/booking.router.ts';
import { diagnosticsRouter } from '../diagnostics/diagnostics.router.ts';
import { generationRouter } from '../generation/generation.router.ts';
import { moodBoardRouter } from '../mood-board/mood-board.router.ts';
import { preferencesRouter } from '../preferences/preferences.router.ts';
import { tripsRouter } from '../trips/trips.router.ts';
import { createCallerFactory, router } from './init.ts';

export const appRouter = router({
  preferences: preferencesRouter,
  trips: tripsRouter,
  generation: generationRouter,
  booking: bookingRouter,
  moodBoard: moodBoardRouter,
  diagnostics: diagnosticsRouter,
});

/** Import this type alone, and every call, its input, output and errors are typed. */
export type AppRouter = typeof appRouter;
export type RouterInputs = inferRouterInputs<AppRouter>;
export type RouterOutputs = inferRouterOutputs<AppRouter>;

export const createCaller = createCallerFactory(appRouter);
