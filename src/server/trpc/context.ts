import type { Services } from '../services.ts';

/** What every procedure may use: the services, and the id under which this request is logged. */
export type Context = { services: Services; requestId: string };
