const ANSWER_WITHIN_MS = 10_000;

/** Whether the server is there and well. */
export async function serverAnswers(): Promise<boolean> {
  try {
    const reply = await fetch('/api/health', {
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });

    return reply.ok;
  } catch {
    return false;
  }
}
