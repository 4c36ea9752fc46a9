import { router } from '../trpc/init.ts';

/** Mood boards. */
export const moodBoardRouter = router({});
