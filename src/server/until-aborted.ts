/** The promise's outcome, or a rejection with the signal's reason as soon as it is aborted. */
export function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason as Error);

    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    promise
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', onAbort))
      .catch(() => undefined);
  });
}

/** Waits; rejects with the signal's reason when it is aborted first. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  let timer: NodeJS.Timeout;
  const waited = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });

  return untilAborted(waited, signal).finally(() => clearTimeout(timer));
}
