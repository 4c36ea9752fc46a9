import fs from 'node:fs';

/** What /proc tells of a process: its name, whether it is a zombie, and when it started. */
type ProcessFacts = { name: string; zombie: boolean; startedAt: string };

/** Whether a process runs; one of another user counts. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
  return true;
}

/** Undefined where there is no /proc, or no such process. */
export function processFacts(pid: number): ProcessFacts | undefined {
  let stat: string;

  try {
    stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  // "pid (name) state …": the name may itself hold spaces and brackets.
  const end = stat.lastIndexOf(')');
  const fields = stat.slice(end + 2).split(' ');

  return {
    name: stat.slice(stat.indexOf('(') + 1, end),
    zombie: fields[0] === 'Z',
    startedAt: fields[19] ?? '',
  };
}
