import type { User } from '../identity/user.ts';
import type { Services } from '../services.ts';

/** What every procedure may use: the services, who asks, and the id under which this request is logged. */
export type Context = { services: Services; requestId: string; user: User };
