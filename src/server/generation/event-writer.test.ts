import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { stageEvent, createEventWriter } from '#server/generation/event-writer.ts';

const words = (text: string) => ({ type: 'words', text }) as const;
const never = () => expect.unreachable();

test('keeps everything in order, words put together', async () => {
  const kept: unknown[] = [];
  const writer = createEventWriter(async (events) => void kept.push(...events), never);

  for (const text of ['By ', 'the ', 'river.']) writer.tell(words(text));
  writer.tell(stageEvent('writing'));
  writer.tell(words(' Then'));
  await writer.settle();
  expect(kept).toEqual([words('By the river.'), stageEvent('writing'), words(' Then')]);
});

test('never has two writes under way, and misses nothing that comes meanwhile', async () => {
  let underWay = 0;
  const kept: unknown[] = [];
  const writer = createEventWriter(async (events) => {
    expect((underWay += 1)).toBe(1);
    await wait(10);
    underWay -= 1;
    kept.push(...events);
  }, never);

  writer.tell(stageEvent('understanding'));
  await wait(2);
  writer.tell(stageEvent('choosing'));
  await writer.settle();
  expect(kept).toEqual([stageEvent('understanding'), stageEvent('choosing')]);
});

test('what is told at any moment of a write is kept when all is settled', async () => {
  for (let ticks = 0; ticks < 12; ticks += 1) {
    const kept: unknown[] = [];
    const writer = createEventWriter(async (events) => void kept.push(...events), never);

    writer.tell(stageEvent('understanding'));
    for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
    writer.tell(stageEvent('choosing'));
    await writer.settle();
    expect(kept, `${ticks} ticks later`).toHaveLength(2);
  }
});

test('a generation that talks without end is cut short; a write that fails is told, not thrown', async () => {
  let length = 0;
  const onFault = vi.fn();
  const writer = createEventWriter(async (events) => {
    for (const event of events) if (event.type === 'words') length += event.text.length;
    throw new Error('the database is away');
  }, onFault);

  for (let index = 0; index < 100; index += 1) writer.tell(words('x'.repeat(1000)));
  await writer.settle();
  expect(length).toBeLessThanOrEqual(20_000);
  expect(onFault).toHaveBeenCalledOnce();
});
