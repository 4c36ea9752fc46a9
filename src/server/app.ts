import type { RequestListener } from 'node:http';
import { createExpressMiddleware } from '@trpc/server/adapters/express';
import express, { type Express, type RequestHandler, type Router } from 'express';
import { loadCatalogue } from './catalogue/catalogue.ts';
import type { Clock } from './clock.ts';
import { createPasswordAccess, type PasswordConfig } from './http/access/password-access.ts';
import { answerHealth } from './http/health.ts';
import { contextOf, createIdentify, type Identify } from './http/identify.ts';
import { createLimits, type Limits } from './http/limits.ts';
import { requireKnownHost } from './http/known-host.ts';
import { logFailure } from './http/log-failure.ts';
import { logRequests } from './http/log-requests.ts';
import { createPictureRoutes } from './http/picture-routes.ts';
import { READ_ONLY, refuseMethod } from './http/refuse-method.ts';
import { giveRequestId } from './http/request-id.ts';
import { requireReadableAddress } from './http/readable-address.ts';
import { requireTrpcMethod } from './http/require-trpc-method.ts';
import { refuseOtherSites } from './http/same-site.ts';
import { createSharedLimitStore } from './http/shared-limit-store.ts';
import { createShareCardRoutes } from './http/share-card-routes.ts';
import { securityHeaders } from './http/security-headers.ts';
import { refuseUnknownPath, sendErrorAsText, sendErrorAsTrpc } from './http/send-error.ts';
import { createMayPass } from './http/may-pass.ts';
import { createQuickReads } from './http/quick-reads.ts';
import { createReplyForm } from './http/reply-forms.ts';
import { createFeedRoutes } from './http/feed-routes.ts';
import { createSharedPage } from './http/shared-page.ts';
import { createPageRoutes } from './http/page-routes.ts';
import { createExportRoutes } from '#server/http/export-routes.ts';
import type { Logger } from './logger.ts';
import { createPageRenderer } from './pages/page-renderer.ts';
import type { PageSource } from './pages/page-source.ts';
import { createApiDocs } from './rest/api-docs.ts';
import { MAX_BODY_BYTES, nameBodyFailure, requireJson } from './rest/read-body.ts';
import { createRestAdapter } from './rest/rest-adapter.ts';
import type { Services } from './services.ts';
import { createShareCardsService } from './share-cards/share-cards.service.ts';
import { appRouter } from './trpc/app-router.ts';

/** The client's files and pages: built ones, or those that Vite makes while developing. */
export type Client = { files: RequestHandler; pages: PageSource; isInDevelopment?: boolean };

const NOT_STORED = ['Cache-Control', 'no-store'] as const;

export type AppOptions = {
  services: Services;
  logger: Logger;
  rateLimit: boolean;
  /** The host listened on, and other names by which this server is reached. */
  hosts?: { listensOn: string; others: readonly string[] } | undefined;
  /** The password that everybody has to give; without it the server is open. */
  password?: PasswordConfig | undefined;
  /** How many proxies stand in front: so many of the last entries of X-Forwarded-* are believed. */
  proxies?: number | undefined;
  /** Says which day a page is rendered for. */
  clock: Clock;
  /** False sends pages empty, to be rendered by the browser. */
  rendersPages?: boolean;
  /** Who makes a request; without it, the demo user. */
  identify?: Identify;
  /** The client; without it only the API is served. */
  client?: Client;
};

/** Both transports and the client, as what a server answers with. */
export function createApp(options: AppOptions): RequestListener {
  const { services, logger, clock, rateLimit, client } = options;
  const { password, proxies = 0, hosts = { listensOn: '127.0.0.1', others: [] } } = options;
  const app = express();
  const limits = createLimits(rateLimit ? services.rateLimits : undefined);
  const headers = securityHeaders(client?.isInDevelopment);
  const quickReads = createQuickReads({
    form: createReplyForm(services),
    mayPass: createMayPass({ hosts, proxies, password, clock }),
    headers: new Map([...headers, NOT_STORED]),
    logger,
  });

  app.set('trust proxy', proxies);
  app.disable('x-powered-by');
  app.disable('etag'); // answers of the API are never stored; static files bring their own
  app.use(giveRequestId, requireKnownHost(hosts.listensOn, hosts.others), requireReadableAddress);
  app.use((_request, response, next) => {
    response.setHeaders(headers);
    next();
  });
  app.use('/api', logRequests(logger), refuseOtherSites, (_request, response, next) => {
    response.setHeader(...NOT_STORED);
    next();
  });
  if (password) {
    const files = client?.isInDevelopment ? undefined : client?.files;
    const attempts = createSharedLimitStore('sign-in', services.rateLimits);

    app.use(createPasswordAccess({ config: password, clock, files, attempts }));
  }
  app.use(createIdentify(options.identify), quickReads.failAgain);
  mountApi(app, options, limits);
  app.use(
    createShareCardRoutes(
      createShareCardsService({ catalogue: loadCatalogue() }),
      limits.forKind('picture'),
    ),
  );
  if (client) app.use(createClientRoutes(client, options));
  app.use(refuseUnknownPath, nameBodyFailure, sendErrorAsText(logger));
  // Their replies are the demo user's: where others ask, the procedures check what each may read.
  return options.identify ? app : quickReads.before(app);
}

/** Both transports, and what else is read under /api. */
function mountApi(app: Express, { services, logger }: AppOptions, limits: Limits): void {
  app.use(
    '/api/trpc',
    limits.forTrpc,
    requireTrpcMethod,
    requireJson,
    createTrpcHandler(services, logger),
    sendErrorAsTrpc(logger),
  );
  app.route('/api/health').get(answerHealth(services.pingDatabase)).all(refuseMethod(READ_ONLY));
  app.use(
    '/api',
    createApiDocs(),
    createExportRoutes(services, limits),
    createFeedRoutes(services),
    createPictureRoutes(services),
    createRestAdapter(services, limits),
    refuseUnknownPath,
  );
}

/** Shared trips, the client's files, and its pages. */
function createClientRoutes(
  { files, pages, isInDevelopment }: Client,
  { services, clock, logger, rendersPages = true }: AppOptions,
): Router {
  const renderer = {
    services,
    clock,
    logger,
    loadCode: pages.loadCode,
    // Vite transforms each module when it is first asked for.
    ...(isInDevelopment && { limitMs: 20_000 }),
  };

  return express
    .Router()
    .use(
      createSharedPage(services, pages),
      files,
      createPageRoutes(pages, rendersPages ? createPageRenderer(renderer) : undefined),
    );
}

function createTrpcHandler(services: Services, logger: Logger) {
  return createExpressMiddleware({
    router: appRouter,
    createContext: ({ res }) => contextOf(res, services),
    // One call, one status, one limit: a batch would hide all three.
    allowBatching: false,
    maxBodySize: MAX_BODY_BYTES,
    onError: ({ error, path, ctx }) =>
      logFailure(error, { requestId: ctx?.requestId, procedure: path }, logger),
    responseMeta: ({ errors, type }) =>
      errors.some((error) => error.code === 'METHOD_NOT_SUPPORTED')
        ? { headers: { Allow: type === 'mutation' ? 'POST' : 'GET' } }
        : {},
  });
}
