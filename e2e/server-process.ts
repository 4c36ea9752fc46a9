import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { SHORT_LIVED_ENV, ROOT } from './test-server.ts';

export type ServerProcess = {
  url: string;
  pid: number;
  /** Sends a signal to the server, and to everything that it started in the foreground, as a terminal does. */
  signal: (name: NodeJS.Signals) => void;
  /** The exit code, or null after a kill. */
  ended: Promise<number | null>;
};

type Options = { dataDir: string; uid?: number; env?: Record<string, string> };

/** Starts the built server as a person would, in a process group of its own. */
export async function startServerProcess({ dataDir, uid, env }: Options): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: ROOT,
    env: { ...process.env, ...SHORT_LIVED_ENV, PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  const ended = new Promise<number | null>((resolve) => {
    child.on('exit', (code) => resolve(code));
  });
  const url = await readAddress(child);
  const pid = child.pid ?? 0;

  return { url, pid, ended, signal: (name) => void process.kill(-pid, name) };
}

async function readAddress(child: ChildProcess): Promise<string> {
  let said = '';

  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  if (child.stdout) {
    for await (const line of createInterface({ input: child.stdout })) {
      const url = /ready at (\S+)/.exec(line)?.[1];

      if (url) return url;
    }
  }
  throw new Error(`the server did not start: ${said}`);
}

/** Pids of processes whose command line names the folder; for Linux. */
export function processesOf(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const isZombie = / Z /.test(
          readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/\(.*\)/, ''),
        );

        return !isZombie && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder);
      } catch {
        return false;
      }
    })
    .map(Number);
}

/** The pid of the embedded PostgreSQL in a DATA_DIR. */
export function postgresPid(dataDir: string): number {
  return Number(readFileSync(`${dataDir}/postgres/postmaster.pid`, 'utf8').split('\n')[0]);
}
