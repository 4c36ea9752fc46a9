import { randomInt } from 'node:crypto';
import { Client, type ClientConfig } from 'pg';
import type { DataSource } from 'typeorm';

/** Any number that no other program on the same database is likely to lock. */
export const HOLDER_LOCK = 7_083_272;
export const CHANNEL = 'northstar';

const RECONNECT_MS = 500;
const CONNECT_TIMEOUT_MS = 5000;

export type DatabaseSession = {
  /**
   * The number by which others can tell that this process lives: an advisory lock that the database lets
   * go of the moment the process dies. Undefined while the connection is lost.
   */
  holder: () => number | undefined;
  close: () => Promise<void>;
};

export type SessionListener = {
  onMessage: (payload: string) => void;
  /** After every connect: whatever was told meanwhile was missed. */
  onConnected: () => void;
  /** What this process held is nobody's now. */
  onLost: () => void;
};

/** One connection beside the pool, which says that this process lives and hears what others tell. */
export async function openDatabaseSession(
  dataSource: DataSource,
  listener: SessionListener,
): Promise<DatabaseSession> {
  const config = clientConfig(dataSource);
  let client: Client | undefined;
  let holder: number | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function connect(): Promise<void> {
    const next = new Client(config);
    const key = randomInt(1, 2 ** 31 - 1);

    next.on('error', () => undefined); // 'end' follows
    next.on('end', () => lose(next));
    next.on('notification', ({ payload }) => listener.onMessage(payload ?? ''));
    await next.connect();
    try {
      await next.query('SELECT pg_advisory_lock($1, $2)', [HOLDER_LOCK, key]);
      await next.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      void next.end().catch(() => undefined);
      throw error;
    }
    if (isClosed) return next.end();
    client = next;
    holder = key;
    listener.onConnected();
  }

  function lose(lost: Client): void {
    if (lost !== client) return;
    client = undefined;
    holder = undefined;
    if (isClosed) return;
    listener.onLost();
    reconnect();
  }

  function reconnect(): void {
    retry = setTimeout(() => {
      connect().catch(() => {
        if (!isClosed) reconnect();
      });
    }, RECONNECT_MS);
    retry.unref();
  }

  await connect();
  return {
    holder: () => holder,
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}

/** The pool's own address and timeouts. */
function clientConfig({ options }: DataSource): ClientConfig {
  if (options.type !== 'postgres') throw new Error('the database is PostgreSQL');
  const { url, host, port, username, database } = options;

  return {
    ...(url ? { connectionString: url } : { host, port, user: username, database }),
    application_name: 'northstar events',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
}
