import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const NOBODY = 65_534;

/** How to start a PostgreSQL program, which refuses to run as root. */
export type RunAs = {
  command: (binary: string, args: readonly string[]) => [string, string[]];
  options: { uid?: number; gid?: number };
  /** Hands a directory to the user that the program runs as. */
  own: (directory: string) => void;
};

/**
 * Root runs PostgreSQL in a user namespace where it is nobody: no user is made, no file changes hands,
 * and it works below /root. Where namespaces are forbidden, or the cluster already belongs to nobody,
 * PostgreSQL runs as nobody and the files are handed over. The owner of an existing cluster decides,
 * because neither way can open what the other one made.
 */
export function chooseRunAs(cluster: string): RunAs {
  if (process.getuid?.() !== 0) return plainly({});
  const owner = ownerOf(path.join(cluster, 'PG_VERSION'));
  const namespace = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];

  if (
    owner === 0 &&
    process.platform === 'linux' &&
    spawnSync('unshare', [...namespace, 'true']).status === 0
  ) {
    return {
      command: (binary, args) => ['unshare', [...namespace, binary, ...args]],
      options: {},
      own: () => undefined,
    };
  }
  const uid = owner || NOBODY;

  return { ...plainly({ uid, gid: NOBODY }), own: (directory) => handOver(directory, uid) };
}

function plainly(options: RunAs['options']): RunAs {
  return { command: (binary, args) => [binary, [...args]], options, own: () => undefined };
}

/** 0 when there is no cluster yet. */
function ownerOf(file: string): number {
  return fs.statSync(file, { throwIfNoEntry: false })?.uid ?? 0;
}

function handOver(directory: string, uid: number): void {
  if (fs.statSync(directory).uid === uid) return;
  for (const file of ['.', ...fs.readdirSync(directory, { recursive: true, encoding: 'utf8' })]) {
    fs.lchownSync(path.join(directory, file), uid, NOBODY);
  }
}
