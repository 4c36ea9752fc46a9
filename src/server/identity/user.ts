import { DEMO_USER_ID } from '#shared/demo-user.ts';

/** Who makes a request. */
export type User = {
  id: number;
  /** Whether this user may read and change what belongs to any other. */
  actsForEveryone: boolean;
};

/** What was sent, with the user it is for. */
export type ForUser<Input> = Omit<Input, 'userId'> & { userId: number };

/** Without accounts every request is the demo user's, who acts for whichever user a call names. */
export const DEMO_USER: User = { id: DEMO_USER_ID, actsForEveryone: true };
