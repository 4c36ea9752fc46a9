import { errorStatus } from '../error-message.ts';

const TOO_MANY = 429;
const SERVER_FAILED = 500;

/** The server did not judge a change that waited: it is sent again later. */
export function isNoReply(error: unknown): boolean {
  const status = errorStatus(error);

  return status === undefined || status === TOO_MANY || status >= SERVER_FAILED;
}
