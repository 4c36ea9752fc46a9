/** What is read of an event of a browser's trace; times in microseconds. */
export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Processor time. */
  tdur?: number;
  args?: { name?: string };
};

type Task = { from: number; to: number; share: number };

/**
 * Takes out of a trace, in place, what the tasks of main threads waited for a core: each is as long as the
 * processor worked on it. On a machine with few cores the browser's own helpers interrupt the page, as they do
 * not on a phone with eight, and a simulated phone counts every such wait four times.
 */
export function toProcessorTime(events: TraceEvent[]): void {
  for (const { name, args, pid, tid } of events)
    if (name === 'thread_name' && args?.name === 'CrRendererMain')
      shorten(events.filter((event) => event.pid === pid && event.tid === tid));
}

function shorten(events: readonly TraceEvent[]): void {
  const inTime = events.filter(({ ts }) => ts > 0).toSorted((a, b) => a.ts - b.ts);
  const tasks = outermostTasks(inTime);
  let next = 0;

  for (const event of inTime) {
    while ((tasks[next]?.to ?? Infinity) <= event.ts) next += 1;
    const task = tasks[next];

    if (!task || event.ts < task.from) continue;
    event.ts = Math.round(task.from + (event.ts - task.from) * task.share);
    if (event.dur !== undefined) event.dur = Math.round(event.dur * task.share);
  }
}

function outermostTasks(events: readonly TraceEvent[]): Task[] {
  const tasks: Task[] = [];

  for (const { name, ts, dur, tdur } of events) {
    if (!name.includes('RunTask') || !dur || tdur === undefined) continue;
    if (ts >= (tasks.at(-1)?.to ?? 0))
      tasks.push({ from: ts, to: ts + dur, share: Math.min(1, tdur / dur) });
  }
  return tasks;
}
