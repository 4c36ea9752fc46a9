/** There is no sign-in: every trip belongs to this user, as the specification fixes it. */
export const DEMO_USER_ID = 1;
