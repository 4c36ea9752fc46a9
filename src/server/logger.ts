import { pino, destination, type Logger } from 'pino';

export type { Logger };

/** Structured lines on stderr. Personal data, bodies and addresses of people are never logged. */
export function createLogger(level: 'info' | 'silent' = 'info'): Logger {
  return pino(
    { level, base: undefined, timestamp: () => `,"time":"${new Date().toISOString()}"` },
    destination({ fd: 2, sync: true }),
  );
}

/** A plain line for the person at the terminal. */
export function announce(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** A failure as it is logged: what failed and where, without the values of the failing query. */
export function describeFailure(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code } = error as { code?: unknown };
  const cause = error.cause ?? (error as { driverError?: unknown }).driverError;

  return {
    name: error.name,
    message: error.message,
    ...(code === undefined ? {} : { code }),
    stack: error.stack,
    ...(cause === undefined ? {} : { cause: describeFailure(cause) }),
  };
}
