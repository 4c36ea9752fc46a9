import { z } from 'zod';

/** What a connectivity check answers: never a key, always a plain reason. */
export const serviceCheck = z.object({
  success: z.boolean(),
  message: z.string(),
  /** Milliseconds the check took. */
  took: z.number(),
});
export type ServiceCheck = z.infer<typeof serviceCheck>;

/** The same of one of several services. */
export const namedCheck = serviceCheck.extend({ name: z.string() });
export type NamedCheck = z.infer<typeof namedCheck>;
