import { expect, test } from 'vitest';
import type { PlannedRoute, PlannedStop, Point } from '#server/planner/problem.ts';
import { endPoint } from '#server/planner/end-point.ts';
import type { DayFrame } from '../days/day-windows.ts';
import { settleOwnChoices } from './own-choice.ts';
import type { OwnChoiceMeal } from './own-choice-meals.ts';
import { ownChoiceWords } from './own-choice-words.ts';

/** Ten minutes for each hundredth of a degree, all along one road. */
const leg = (from: Point, to: Point) => ({
  mode: 'transit' as const,
  minutes: Math.round(Math.abs(endPoint(from).lat - to.lat) * 1000),
  km: Math.abs(endPoint(from).lat - to.lat) * 100,
  usd: 0,
});
const frame: DayFrame = {
  date: '2027-05-04',
  kind: 'Full Day',
  window: [540, 1230],
  meals: [{ meal: 'lunch', window: [690, 870], minutes: 60 }],
  dayEnd: 1080,
  evening: 1200,
  maxProgramme: 540,
  maxWalkKm: 12,
};
const points: Record<string, Point> = {
  museum: { lat: 0.01, lon: 0 },
  park: { lat: 0.05, lon: 0 },
  boat: { lat: 0.02, lon: 0, endsAt: { lat: 0.08, lon: 0 } },
};
const stay = { lat: 0, lon: 0 };
const stop = (id: string, start: number, minutes: number, meal?: 'lunch'): PlannedStop => ({
  id,
  kind: meal ? 'meal' : 'visit',
  ...(meal ? { meal } : {}),
  start,
  end: start + minutes,
  leg: leg(stay, stay),
});
const settle = (stops: PlannedStop[]): PlannedRoute =>
  settleOwnChoices(
    { stops, back: leg(stay, stay), leave: 0, arrive: 0 },
    {
      frame,
      stay,
      pointOf: (id) => points[id] ?? stay,
      isOwnChoice: (id) => id === '~lunch',
      isAtStay: () => false,
      isDayTrip: () => false,
      travel: { leg },
    },
  );

test('a meal of one’s own choice is near the stop before, and the way on leads from there', () => {
  const { stops, back } = settle([
    stop('museum', 600, 90),
    stop('~lunch', 750, 60, 'lunch'),
    stop('park', 860, 60),
  ]);

  expect(stops.map(({ leg: way }) => way.minutes)).toEqual([10, 0, 40]);
  expect(stops[1]).toMatchObject({ start: 750, end: 810 });
  expect(back.minutes).toBe(50);
});

test('it begins sooner, or is near the next stop, when the way on takes longer', () => {
  const sooner = settle([
    stop('museum', 600, 90),
    stop('~lunch', 750, 60, 'lunch'),
    stop('park', 830, 60),
  ]);
  const ahead = settle([
    stop('museum', 600, 85),
    stop('~lunch', 725, 45, 'lunch'),
    stop('park', 770, 60),
  ]);

  expect(sooner.stops[1]).toMatchObject({ start: 730, end: 790, leg: { minutes: 0 } });
  expect(ahead.stops[1]).toMatchObject({ start: 725, end: 770, leg: { minutes: 40 } });
  expect(ahead.stops[2]?.leg.minutes).toBe(0);
});

test('it is had where a boat has landed, or before the boat', () => {
  const after = settle([
    stop('boat', 600, 90),
    stop('~lunch', 750, 60, 'lunch'),
    stop('park', 860, 60),
  ]);
  const before = settle([
    stop('museum', 600, 85),
    stop('~lunch', 695, 45, 'lunch'),
    stop('boat', 740, 60),
  ]);

  expect(after.stops.map(({ leg: way }) => way.minutes)).toEqual([20, 0, 30]);
  expect(before.stops.map(({ leg: way }) => way.minutes)).toEqual([10, 10, 0]);
  expect(before.back.minutes).toBe(80);
});

test('on an island nobody is sent to where locals fill the tables', () => {
  const choice = {
    id: '~lunch',
    kind: 'lunch',
    isOwnFood: false,
    usdPerPerson: 16,
  } as unknown as OwnChoiceMeal;
  const hint = { near: 'Statue of Liberty', area: 'Harbor', dishes: ['bagels'], shutIn: undefined };

  expect(ownChoiceWords(choice, hint).description).toContain('Ask for bagels');
  expect(ownChoiceWords(choice, { ...hint, isOutdoors: true }).description).toMatch(
    /^We know no restaurant close by: .+ picnic from town\. About \$16/,
  );
});
