import net from 'node:net';
import type { AddressInfo } from 'node:net';
import type { DatabaseAddress } from '../db/data-source.ts';

export type FreezableDatabase = {
  /** The database by way of the relay. */
  address: DatabaseAddress;
  /** From now on connections are accepted and nothing is answered, as by a machine that hangs. */
  freeze: () => void;
  /** Cuts what was hung, and answers again. */
  thaw: () => void;
  close: () => void;
};

/** A relay in front of a PostgreSQL server that can stop to answer without closing a connection. */
export async function openFreezableDatabase(database: DatabaseAddress): Promise<FreezableDatabase> {
  const sockets = new Set<net.Socket>();
  let isFrozen = false;
  const relay = net.createServer((near) => {
    sockets.add(near.on('error', () => near.destroy()));
    if (isFrozen) return;
    const far = net.connect(targetOf(database));

    sockets.add(far.on('error', () => near.destroy()));
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };

  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  return {
    address: through(database, (relay.address() as AddressInfo).port),
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    thaw() {
      isFrozen = false;
      cutAll();
    },
    close() {
      cutAll();
      relay.close();
    },
  };
}

function targetOf(database: DatabaseAddress): net.NetConnectOpts {
  if ('url' in database) {
    const { hostname, port } = new URL(database.url);

    return { host: hostname, port: Number(port || 5432) };
  }
  const { host, port } = database;

  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
}

function through(database: DatabaseAddress, port: number): DatabaseAddress {
  if (!('url' in database)) return { ...database, host: '127.0.0.1', port };
  const url = new URL(database.url);

  url.hostname = '127.0.0.1';
  url.port = String(port);
  return { url: url.href };
}
