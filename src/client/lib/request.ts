import { accessState } from './access.ts';
import { statusMessage } from './status-text.ts';

const UNAUTHORIZED = 401;

/** A reply that was not OK; its message is "<status>: <body text>". */
export class HttpError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
  }
}

/**
 * `fetch` with cookies for the typed client. A failure that is not the API's own JSON (an empty body, a
 * proxy's page) becomes an HttpError here, because reading it as JSON would lose its status.
 */
export async function fetchReply(url: RequestInfo | URL, options?: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...options, credentials: 'include' });
  // A session that has ended: the server answers this very page with the sign-in page.
  if (response.status === UNAUTHORIZED && accessState() === 'signed-in') window.location.reload();
  const type = response.headers.get('content-type') ?? '';

  if (response.ok || type.includes('json')) return response;
  // A page of markup is no message for people.
  const text = type.includes('html') ? '' : await response.text();

  throw new HttpError(response.status, statusMessage(response.status, text, response.statusText));
}
