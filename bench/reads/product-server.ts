/** The product as it is started, log included, on the database that the bench prepared. */
import { createLogger } from '#server/logger.ts';
import { startServer } from '#server/start-server.ts';

const { address, stop } = await startServer({
  source: { ...process.env, PORT: '0' },
  clientDirectory: 'no-client',
  logger: createLogger(),
});

process.on('SIGTERM', () => void stop().then(() => process.exit(0)));
process.send?.(Number(new URL(address).port));
