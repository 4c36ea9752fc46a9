import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { AppError } from '#shared/app-error.ts';

/** What other sites and programs may read: calendar feeds, pictures, the API's description, the health check. */
const PUBLIC = /^\/(feeds|images|docs|openapi\.json|health)(\/|$)/;
const FOREIGN_SITES = new Set(['cross-site', 'same-site']);
/** The one read that writes, as documented: it makes a packing list. */
const WRITING_READ = /\/(packing-list|generation\.packingList)\/?$/i;
const BROWSER = /^Mozilla\//;

/**
 * Refuses calls to the API that a browser makes for another site (403), whatever their method. Mounted at
 * /api. Browsers say so in `Sec-Fetch-Site`, older ones in `Origin`; other programs send neither.
 */
export const refuseOtherSites: RequestHandler = (request, _response, next) => {
  const isRead = request.method === 'GET' || request.method === 'HEAD';

  if (isRead && PUBLIC.test(request.path)) return next();
  const host = request.host ?? '';

  if (
    isForeign(request, host) ||
    (WRITING_READ.test(decoded(request.path)) && isSilent(request, host))
  )
    throw new AppError('FORBIDDEN', 'Calls from other sites are not taken.');
  next();
};

/** Whether a browser makes the call for another site than the host's own. */
export function isForeign({ headers }: IncomingMessage, host: string): boolean {
  return FOREIGN_SITES.has(headers['sec-fetch-site'] ?? '') || !isOwnOrigin(headers.origin, host);
}

/**
 * Whether a browser makes the call without a word of who asks. Outside this machine, without TLS, an image on another
 * site's page is asked for like that.
 */
function isSilent({ headers }: IncomingMessage, host: string): boolean {
  const isTold = headers['sec-fetch-site'] !== undefined || headers.origin !== undefined;

  return (
    BROWSER.test(headers['user-agent'] ?? '') &&
    !isTold &&
    !isOwnOrigin(headers.referer ?? 'null', host)
  );
}

/** Percent signs are read as tRPC reads them. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Only the host counts: behind a proxy the scheme that the browser saw may be another one. */
function isOwnOrigin(origin: string | undefined, host: string): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
