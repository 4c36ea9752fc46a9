import fs from 'node:fs';
import path from 'node:path';
import { ConfigurationError } from './env.ts';
import { announce, createLogger, describeFailure } from './logger.ts';
import { startServer } from './start-server.ts';

const STOP_PATIENCE_MS = 10_000;

const logger = createLogger();

async function main(): Promise<void> {
  if (fs.existsSync('.env')) process.loadEnvFile('.env');
  const server = await startServer({
    source: process.env,
    clientDirectory: path.resolve(import.meta.dirname, '../client'),
    logger,
  });
  let stopping = false;
  const stop = async (exitCode: number) => {
    if (stopping) process.exit(1); // a second Ctrl-C does not wait
    stopping = true;
    setTimeout(() => process.exit(1), STOP_PATIENCE_MS).unref();
    await server.stop();
    process.exit(exitCode);
  };

  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));
  process.on('SIGHUP', () => void stop(0));
  process.on('uncaughtException', (error) => {
    logger.fatal({ error: describeFailure(error) }, 'stopping after an unforeseen failure');
    void stop(1);
  });
  announce(`Northstar is ready at ${server.address}`);
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);

  process.stderr.write(`${error instanceof ConfigurationError ? '' : 'Northstar could not start: '}${message}\n`);
  process.exit(1);
});
