import { router } from '../trpc/init.ts';

/** Searches, recommendations and selections. */
export const bookingRouter = router({});
