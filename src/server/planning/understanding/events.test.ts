import { expect, test } from 'vitest';
import type { PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { eventOutcomes, isEvent } from './events.ts';

const day = (date: string, activity: string): PlannedDay =>
  ({
    date,
    dayNumber: 1,
    activities: [{ kind: 'stop', time: '20:00', activity }],
  }) as unknown as PlannedDay;

test('a festival is met by a stop of the plan alone', () => {
  expect(eventOutcomes('Rio for the carnival', [day('2027-02-10', 'Carnival parade')])).toEqual([
    { wish: 'Carnival', met: true, detail: 'Day 1 at 20:00: Carnival parade.' },
  ]);
  expect(eventOutcomes('Rio for the carnival', [day('2027-02-10', 'Copacabana')])[0]).toMatchObject(
    { met: false },
  );
});

test('dates out of season are told with the usual time', () => {
  expect(
    eventOutcomes('Munich for Oktoberfest', [day('2027-05-10', 'Marienplatz')])[0]?.detail,
  ).toBe("It is usually between Sep 18 and Oct 5, and this trip isn't.");
});

test('the name of a festival is understood', () => {
  expect(isEvent('Semana', 'Seville for Semana Santa')).toBe(true);
  expect(isEvent('Fourth', 'over the Fourth of July')).toBe(true);
  expect(isEvent('Fourth', 'the Fourth Bridge')).toBe(false);
  expect(isEvent('Blorptown', 'Seville for Semana Santa and Blorptown')).toBe(false);
});
