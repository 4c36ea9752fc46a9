import { Client, type ClientConfig } from 'pg';

type Query = (...args: unknown[]) => unknown;
type Told = (error: Error | null, result?: unknown) => void;

/**
 * A connection whose failure never ends the process, and that is given up when a query on it was not answered in
 * time: whatever comes behind that query, the end of its transaction first of all, would wait as long again.
 */
export class PooledClient extends Client {
  constructor(config: ClientConfig) {
    super(config);
    // Between the pool and a query runner nobody listens for a moment; whoever waits for an answer is told all the same.
    this.on('error', () => undefined);
    const query = this.query.bind(this) as Query;

    // The driver's query has a dozen signatures, of which all but the last argument matter to nobody here.
    this.query = ((...args: unknown[]) => {
      const told = args.at(-1);

      if (typeof told === 'function')
        return query(...args.slice(0, -1), this.watched(told as Told));
      const answer = query(...args);

      if (answer instanceof Promise) answer.catch((error: unknown) => this.giveUpAfter(error));
      return answer;
    }) as typeof this.query;
  }

  private watched(told: Told): Told {
    return (error, result) => {
      this.giveUpAfter(error);
      told(error, result);
    };
  }

  private giveUpAfter(error: unknown): void {
    if (error instanceof Error && error.message === 'Query read timeout') {
      (
        this as unknown as { connection: { stream: { destroy: () => void } } }
      ).connection.stream.destroy();
    }
  }
}
