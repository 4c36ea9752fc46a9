import { describe, expect, test } from 'vitest';
import { stageEvent } from './domain/progress.ts';
import { createProgressBoard } from './progress-board.ts';

const failed = { type: 'failed', status: 422, message: 'No' } as const;

async function collect(watching: AsyncIterable<{ id: string }>): Promise<string[]> {
  const ids: string[] = [];

  for await (const { id } of watching) ids.push(id);
  return ids;
}

describe('watching a generation', () => {
  test('tells what happened before and what happens then, and ends with the outcome', async () => {
    const board = createProgressBoard();
    const publish = board.begin(1);

    publish(stageEvent('understanding'));
    const watching = collect(board.watch(1));

    setTimeout(() => publish(stageEvent('choosing')), 5);
    setTimeout(() => publish(failed), 10);
    expect(await watching).toEqual(['1:0', '1:1', '1:2']);
  });

  test('goes on after the last event that a reconnecting watcher saw', async () => {
    const board = createProgressBoard();
    const publish = board.begin(1);

    publish(stageEvent('understanding'));
    publish(stageEvent('choosing'));
    publish(failed);
    expect(await collect(board.watch(1, { lastEventId: '1:0' }))).toEqual(['1:1', '1:2']);
  });

  test('waits for a generation that has not begun, then follows the new one', async () => {
    const board = createProgressBoard();
    const watching = collect(board.watch(7));

    setTimeout(() => board.begin(7)(failed), 5);
    expect(await watching).toEqual(['1:0']);
  });

  test('never hangs: ends at the time limit, and when the watcher leaves', async () => {
    const board = createProgressBoard({ timeLimitMs: 20 });
    const leaving = new AbortController();

    expect(await collect(board.watch(1))).toEqual([]);
    setTimeout(() => leaving.abort(), 5);
    expect(await collect(createProgressBoard().watch(1, { signal: leaving.signal }))).toEqual([]);
  });

  test('keeps preferences apart', async () => {
    const board = createProgressBoard({ timeLimitMs: 20 });

    board.begin(1)(failed);
    expect(await collect(board.watch(2))).toEqual([]);
  });
});
