import type http from 'node:http';
import type { AddressInfo } from 'node:net';
import fs from 'node:fs';
import path from 'node:path';
import { createApp, type Client } from './app.ts';
import { fixedClock, systemClock } from './clock.ts';
import { openDatabase } from './db/open-database.ts';
import { readEnv, type Env } from './env.ts';
import type { PasswordConfig } from './http/access/password-access.ts';
import { createClosing } from './http/close-server.ts';
import {
  importedFolder,
  readImported,
  setImportedFolder,
} from './catalogue/import/imported-files.ts';
import { createWebServer } from './http/web-server.ts';
import type { Logger } from './logger.ts';
import { createStaticFiles } from './http/static-files.ts';
import { builtPages } from './pages/page-source.ts';
import { createServices } from './services.ts';
import { startRetention } from '#server/retention/start-retention.ts';

export type StartOptions = {
  /** Whether Vite serves the client from its source. */
  isInDevelopment?: boolean;
  source: Readonly<Record<string, string | undefined>>;
  clientDirectory: string;
  logger: Logger;
};
export type RunningServer = { address: string; stop: () => Promise<void> };

/** Configuration, database, services, app, listen. Throws with one readable line. */
export async function startServer({
  source,
  clientDirectory,
  logger,
  isInDevelopment = false,
}: StartOptions): Promise<RunningServer> {
  const env = readEnv(source);

  openImported(env, logger);
  const database = await openDatabase(env);

  try {
    const client = await openClient(clientDirectory, isInDevelopment);
    const clock = env.NORTHSTAR_NOW ? fixedClock(env.NORTHSTAR_NOW) : systemClock;
    const services = createServices({
      dataSource: database.dataSource,
      clock,
      logger,
      config: env,
    });
    const app = createApp({
      services,
      logger,
      clock,
      rateLimit: env.NORTHSTAR_RATE_LIMIT === 'on',
      proxies: env.NORTHSTAR_PROXIES,
      password: passwordOf(env),
      hosts: { listensOn: env.HOST, others: env.NORTHSTAR_HOSTS },
      rendersPages: env.NORTHSTAR_DRAWN_PAGES === 'on',
      ...(client && { client }),
    });
    const server = createWebServer(app);
    const close = createClosing(server);

    await services.openJobs();
    const address = await listen(server, env);

    if (env.NORTHSTAR_READ_AHEAD === 'on') services.warm();
    const endRetention = startRetention(services.retention, logger);

    return {
      address,
      async stop() {
        endRetention();
        services.endSearches();
        await Promise.all([close(), services.requeueJobs()]);
        await services.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Has the catalogue hold the towns that were imported into the data directory; a broken file is told and left out. */
function openImported({ DATA_DIR }: Env, logger: Logger): void {
  setImportedFolder(importedFolder(DATA_DIR));
  readImported().faults.forEach((fault) => logger.warn({ fault }, 'imported town left out'));
}

function passwordOf(env: Env): PasswordConfig | undefined {
  if (env.NORTHSTAR_ACCESS !== 'password' || !env.NORTHSTAR_PASSWORD_HASH) return undefined;
  return { passwordHash: env.NORTHSTAR_PASSWORD_HASH, tokenHash: env.NORTHSTAR_TOKEN_HASH };
}

/** The client from its source or from its build; undefined where it is not built. */
async function openClient(
  directory: string,
  isInDevelopment: boolean,
): Promise<Client | undefined> {
  if (isInDevelopment) {
    const { createDevPages } = await import('./pages/dev-pages.ts');
    const { modules, pages } = await createDevPages();

    return { files: modules, pages, isInDevelopment };
  }
  if (!fs.existsSync(path.join(directory, 'template.html'))) return undefined;
  return { files: createStaticFiles(directory), pages: builtPages(directory) };
}

function listen(server: http.Server, { PORT, HOST }: Env): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(listenFailure(error, { PORT, HOST })),
    );
    server.listen(PORT, HOST, () => {
      const { port } = server.address() as AddressInfo;
      const host = HOST === '127.0.0.1' || HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST;

      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${port}`);
    });
  });
}

function listenFailure(
  error: NodeJS.ErrnoException,
  { PORT, HOST }: Pick<Env, 'PORT' | 'HOST'>,
): Error {
  if (error.code === 'EADDRINUSE') {
    return new Error(`port ${PORT} is taken; stop what runs there, or set PORT to another one`);
  }
  return new Error(`cannot listen on ${HOST}:${PORT}: ${error.message}`);
}
