import fs from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;
const FIELDS_BEFORE_STATE = 2;

/** Processor time that a process and its children have used so far, ended ones included; undefined off Linux. */
export function processorTime(pid: number): number | undefined {
  if (process.platform !== 'linux') return undefined;
  return [pid, ...childrenOf(pid)].reduce((sum, one) => sum + usedBy(one), 0);
}

function childrenOf(pid: number): number[] {
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && statOf(Number(name))?.[1] === String(pid))
    .map(Number);
}

/** Its own time, and that of the children it has seen end. */
function usedBy(pid: number): number {
  const times = statOf(pid)?.slice(11, 15) ?? [];

  return times.reduce((sum, ticks) => sum + Number(ticks), 0) * TICK_MS;
}

/** The fields of /proc/pid/stat from the state on, the parent's id second; the name before may hold anything. */
function statOf(pid: number): string[] | undefined {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');

    return stat.slice(stat.lastIndexOf(')') + FIELDS_BEFORE_STATE).split(' ');
  } catch {
    return undefined; // it has ended meanwhile
  }
}
