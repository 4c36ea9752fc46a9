import fs from 'node:fs';
import path from 'node:path';
import { isAlive, processFacts } from './process-alive.ts';

/**
 * The app processes that use one embedded server, one file each. Whoever leaves last stops the server,
 * whether it started it or adopted it after a crash.
 */
export function createHolders(directory: string, self = process.pid) {
  const own = path.join(directory, String(self));

  return {
    join(): void {
      fs.mkdirSync(directory, { recursive: true });
      fs.writeFileSync(own, startOf(self));
    },

    /** Whether nobody else holds the server now. Files of crashed processes are cleared away. */
    leave(): boolean {
      fs.rmSync(own, { force: true });
      return fs.readdirSync(directory).filter((name) => isHeld(directory, name)).length === 0;
    },
  };
}

function isHeld(directory: string, name: string): boolean {
  const file = path.join(directory, name);
  const pid = Number(name);

  try {
    // A later process may have been given the pid of a crashed one: the start time tells them apart.
    if (
      isAlive(pid) &&
      !processFacts(pid)?.zombie &&
      fs.readFileSync(file, 'utf8') === startOf(pid)
    )
      return true;
    fs.rmSync(file, { force: true });
  } catch {
    return false;
  }
  return false;
}

function startOf(pid: number): string {
  return processFacts(pid)?.startedAt ?? '';
}
