export type Deadline = { signal: AbortSignal; end: () => void };

/**
 * A signal that is aborted after a time (with a TimeoutError) or with one of its parents; `end` lets go of both.
 *
 * Not `AbortSignal.any([parent, AbortSignal.timeout(ms)])`: in Node 20 nothing holds that timeout's signal but weak
 * references, so that a garbage collection at the wrong moment takes the time limit away.
 */
export function startDeadline(
  ms: number,
  ...parents: readonly (AbortSignal | undefined)[]
): Deadline {
  const controller = new AbortController();
  const stop = (reason: unknown) => {
    end();
    controller.abort(reason);
  };
  const timer = setTimeout(
    () => stop(new DOMException('The time is up', 'TimeoutError')),
    Math.max(0, ms),
  );
  const followed = parents.flatMap((parent) =>
    parent ? [{ parent, follow: () => stop(parent.reason) }] : [],
  );
  const end = () => {
    clearTimeout(timer);
    for (const { parent, follow } of followed) parent.removeEventListener('abort', follow);
  };

  for (const { parent, follow } of followed) {
    if (parent.aborted) follow();
    else parent.addEventListener('abort', follow, { once: true });
  }
  return { signal: controller.signal, end };
}
