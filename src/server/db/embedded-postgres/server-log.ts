import fs from 'node:fs';

const MAX_BYTES = 5_000_000;
const TAIL_BYTES = 1500;

/** The log of the embedded server: a file, because a pipe would die with this process. */
export function createServerLog(file: string) {
  return {
    open: (): number => fs.openSync(file, 'a', 0o600),

    size: (): number => fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0,

    /** PostgreSQL appends, so it simply goes on at the new end. */
    cap(): void {
      if (this.size() > MAX_BYTES) fs.truncateSync(file, 0);
    },

    since(position: number): string {
      return fs.readFileSync(file).subarray(position).toString('utf8').slice(-TAIL_BYTES);
    },
  };
}

export type ServerLog = ReturnType<typeof createServerLog>;
