import { DEMO_USER_ID } from '../demo-user.ts';

/** What My Trips asks for to show the trips under way; nobody is on many at once. */
export const ONGOING_TRIPS = { userId: DEMO_USER_ID, tab: 'ongoing', limit: 6 } as const;
