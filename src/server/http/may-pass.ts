import type { IncomingMessage } from 'node:http';
import type { Clock } from '../clock.ts';
import { createOpensApi, type PasswordConfig } from './access/password-access.ts';
import { createKnowsHost } from './known-host.ts';
import { isForeign } from './same-site.ts';

type Gates = {
  hosts: { listensOn: string; others: readonly string[] };
  proxies: number;
  password: PasswordConfig | undefined;
  clock: Clock;
};

/**
 * Whether a read of the API would pass every gate of the app: the host that is asked for, the site it is asked by, and
 * the password. False leaves it to the gates themselves, which say why.
 */
export function createMayPass({
  hosts,
  proxies,
  password,
  clock,
}: Gates): (request: IncomingMessage) => boolean {
  const knowsHost = createKnowsHost(hosts.listensOn, hosts.others);
  const opensApi = password ? createOpensApi({ config: password, clock }) : () => true;

  return (request) => {
    const { host = '', 'x-forwarded-host': forwardedHost } = request.headers;
    // Behind a proxy Express knows which of the two counts.
    const isPlain = proxies === 0 || forwardedHost === undefined;

    return isPlain && knowsHost(host) && !isForeign(request, host) && opensApi(request);
  };
}
