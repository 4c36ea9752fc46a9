import { expect, test } from 'vitest';
import type { PlannedActivity } from '#shared/generation/generated-trip.schema.ts';
import { dayToOpen, nowAndNext, withEntries } from './now-and-next.ts';
import { placeTime } from './place-clock.ts';

const stop = (activity: string, time: string, minutes?: number): PlannedActivity => ({
  activity,
  time,
  duration: '1h 30m',
  category: 'History',
  kind: 'stop',
  ...(minutes === undefined ? {} : { travel: { mode: 'walk', minutes, km: 1 } }),
});
const activities = [stop('Forum', '09:00', 10), stop('Pantheon', '11:00', 14.2)];

test('tells what goes on, what is next and when to set out', () => {
  const during = nowAndNext({ activities }, '09:30');

  expect([during.now?.activity, during.next?.activity, during.leaveAt]).toEqual([
    'Forum',
    'Pantheon',
    '10:45',
  ]);
  expect(nowAndNext({ activities }, '10:30').now).toBeUndefined();
  expect(nowAndNext({ activities }, '08:00')).toMatchObject({ now: undefined, leaveAt: '08:50' });
  expect(nowAndNext({ activities }, '23:00').next).toBeUndefined();
});

test('counts own entries of the day that have a time', () => {
  const date = '2026-06-01';
  const own = { id: 'a', kind: 'restaurant', date, title: 'Roscioli', time: '13:00' } as const;
  const day = withEntries({ date, activities }, [
    own,
    { ...own, id: 'b', kind: 'note', time: '11:05' },
    { ...own, id: 'c', date: '2026-06-02', time: '11:10' },
  ]);

  expect(nowAndNext(day, '11:30').next?.activity).toBe('Roscioli');
  expect(nowAndNext(day, '13:30').now?.activity).toBe('Roscioli');
});

test('opens on today while the trip lasts, else on the first day', () => {
  const days = [{ date: '2026-06-01' }, { date: '2026-06-02' }];

  expect(dayToOpen(days, '2026-06-02')).toBe(days[1]);
  expect(dayToOpen(days, '2026-05-01')).toBe(days[0]);
});

test('reads the clock of the place, not of the traveller’s device', () => {
  expect(placeTime(new Date('2026-06-01T20:05:00Z'), 'Asia/Tokyo')).toEqual({
    date: '2026-06-02',
    time: '05:05',
  });
});
