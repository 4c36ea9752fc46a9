import fs from 'node:fs';
import path from 'node:path';
import { ConfigurationError } from './env.ts';
import { announce, createLogger, describeFailure } from './logger.ts';
import { startServer } from './start-server.ts';

const STOP_PATIENCE_MS = 10_000;

const logger = createLogger();

async function main(): Promise<void> {
  if (fs.existsSync('.env')) process.loadEnvFile('.env');
  const starting = startServer({
    source: process.env,
    clientDirectory: path.resolve(import.meta.dirname, '../client'),
    logger,
    isInDevelopment: process.env.NODE_ENV === 'development',
  });
  let stopping = false;
  const stop = async (exitCode: number) => {
    if (stopping) process.exit(1); // a second Ctrl-C does not wait
    stopping = true;
    setTimeout(() => process.exit(1), STOP_PATIENCE_MS).unref();
    // Even a start that is still going on has to finish: it may just be launching the database.
    const server = await starting.catch(() => undefined);

    await server?.stop();
    process.exit(exitCode);
  };

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void stop(0));
  process.on('uncaughtException', (error) => {
    logger.fatal({ error: describeFailure(error) }, 'stopping after an unforeseen failure');
    void stop(1);
  });
  const { address } = await starting;

  if (!stopping) announce(`Northstar is ready at ${address}`);
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);

  process.stderr.write(
    `${error instanceof ConfigurationError ? '' : 'Northstar could not start: '}${message}\n`,
  );
  process.exit(1);
});
