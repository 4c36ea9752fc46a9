import fs from 'node:fs';
import path from 'node:path';
import { isAlive, processFacts } from './process-alive.ts';

export type Postmaster = { pid: number; live: boolean; ready: boolean };

/** Who holds a data directory, and whether it takes connections: read from postmaster.pid. */
export function readPostmaster(cluster: string): Postmaster {
  let lines: string[];

  try {
    lines = fs.readFileSync(pidFile(cluster), 'utf8').split('\n');
  } catch {
    return { pid: 0, live: false, ready: false };
  }
  const pid = Number(lines[0]);
  const live = pid > 0 && isAlive(pid) && isPostgres(pid);

  return { pid, live, ready: live && lines[7]?.trim() === 'ready' };
}

/** Takes away the pid file of a server that is known to be dead. */
export function forgetPostmaster(cluster: string): void {
  fs.rmSync(pidFile(cluster), { force: true });
}

function pidFile(cluster: string): string {
  return path.join(cluster, 'postmaster.pid');
}

/** After a kill -9 the pid may be a zombie that nobody reaps, or by now someone else's. */
function isPostgres(pid: number): boolean {
  if (process.platform !== 'linux') return true;
  const facts = processFacts(pid);

  return facts?.name === 'postgres' && !facts.zombie;
}
