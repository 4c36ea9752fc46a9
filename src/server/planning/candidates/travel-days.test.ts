import { expect, test } from 'vitest';
import type { Point, TravelModel } from '#server/planner/problem.ts';
import type { DayFrame } from '../days/day-windows.ts';
import type { Candidate } from './candidates.ts';
import { nearOnTravelDays } from './travel-days.ts';

const KINDS = ['Arrival Day', 'Full Day', 'Departure Day'];

/** A sight so many minutes from the stay. */
function sight(id: string, minutesAway: number): Candidate {
  const visit = {
    id,
    lat: minutesAway,
    lon: 0,
    minutes: 60,
    spans: KINDS.map(() => [[540, 1080]]),
  };

  return { id, file: { kind: 'museum', appeal: 60 }, visit } as unknown as Candidate;
}

const NOON = 12 * 60;

/** Whether the sight is open to the day of coming, on which the bags are down at that minute. */
function isOffered(id: string, candidates: Candidate[], from = 16 * 60): boolean {
  const found = nearOnTravelDays(
    candidates,
    KINDS.map((kind) => ({ kind, window: [from, 1320] }) as unknown as DayFrame),
    {
      stay: { lat: 0, lon: 0 },
      travel: { leg: (_: Point, { lat }: Point) => ({ minutes: lat }) } as unknown as TravelModel,
    },
  );

  return (found.find((one) => one.id === id)?.visit.spans[0] ?? []).length > 0;
}

const NEAR = ['a', 'b', 'c', 'd'].map((id) => sight(id, 10));

test('what lies far from the stay waits for a full day, unless hardly anything is near', () => {
  expect(isOffered('far', [...NEAR, sight('far', 45)])).toBe(false);
  expect(isOffered('far', [...NEAR.slice(1), sight('far', 45)])).toBe(true);
  expect(isOffered('far', [sight('far', 70)])).toBe(false);
});

test('who has the bags down by early afternoon goes as far as to another part of town', () => {
  expect(isOffered('far', [...NEAR, sight('far', 35)])).toBe(false);
  expect(isOffered('far', [...NEAR, sight('far', 35)], NOON)).toBe(true);
  expect(isOffered('far', [...NEAR, sight('far', 45)], NOON)).toBe(false);
});
