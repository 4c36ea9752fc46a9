const SECONDS = /^\s*\d{1,6}(\.\d+)?\s*$/;

/**
 * How long an answer asks us to wait: `Retry-After` (seconds or a date), else Duffel's `ratelimit-reset` (a date). A
 * date is compared with the answer's own `Date`, so that no clock of ours is asked. Undefined when nothing is said.
 */
export function retryAfterMs(headers: Headers): number | undefined {
  const told = headers.get('retry-after') ?? headers.get('ratelimit-reset');

  if (told === null) return undefined;
  if (SECONDS.test(told)) return Number(told) * 1000;
  const wait = Date.parse(told) - Date.parse(headers.get('date') ?? '');

  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}
