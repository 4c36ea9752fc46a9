import { isIP } from 'node:net';
import type { RequestHandler } from 'express';
import { AppError } from '#shared/app-error.ts';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;
const WILDCARDS = new Set(['0.0.0.0', '::']);

/**
 * Tells the hosts that are ours ("localhost:3000"). A foreign page whose name is made to resolve to this machine (DNS
 * rebinding) would otherwise count as our own. Loopback names, the host listened on and NORTHSTAR_HOSTS are ours;
 * where every address is listened on, so is any plain IP address, which cannot be rebound.
 */
export function createKnowsHost(
  listensOn: string,
  others: readonly string[],
): (host: string | undefined) => boolean {
  const known = new Set([listensOn, ...others].map((name) => name.toLowerCase()));
  const isAnyAddress = WILDCARDS.has(listensOn);

  return (host = '') => {
    const name = hostName(host);

    return (
      LOOPBACK.test(name) ||
      known.has(name) ||
      (isAnyAddress && isIP(name.replace(/^\[|\]$/g, '')) !== 0)
    );
  };
}

/** Refuses requests for a host that is not ours (421). */
export function requireKnownHost(listensOn: string, others: readonly string[]): RequestHandler {
  const knowsHost = createKnowsHost(listensOn, others);

  return (request, _response, next) => {
    // What a proxy forwards may come from a page as well, so the host that it was sent with has to be ours, too.
    if (knowsHost(request.host) && knowsHost(request.headers.host)) return next();
    throw new AppError(
      'MISDIRECTED',
      'This server does not answer for that host name. Add it to NORTHSTAR_HOSTS if it should.',
    );
  };
}

/** "example.org:3000" without its port. */
function hostName(host: string): string {
  return host.replace(/:\d+$/, '').toLowerCase();
}
