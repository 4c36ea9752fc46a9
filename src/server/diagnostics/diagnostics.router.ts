import { router } from '../trpc/init.ts';

/** Connectivity checks of the outside services. */
export const diagnosticsRouter = router({});
