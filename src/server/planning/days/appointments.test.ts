import { expect, test } from 'vitest';
import type { DayFrame } from './day-windows.ts';
import { type FixedTime, frameAround } from './appointments.ts';

const frame: DayFrame = {
  date: '2027-06-10',
  kind: 'Departure Day',
  window: [510, 1020],
  meals: [{ meal: 'lunch', window: [660, 840], minutes: 60 }],
  dayEnd: 1020,
  evening: 1020,
  maxProgramme: 540,
  maxWalkKm: 10,
};
const appointment = (from: number, until: number): FixedTime => ({
  id: 'appointment-0',
  day: 0,
  start: from,
  end: until,
  title: 'Conference',
  place: 'Bella Center',
  point: { lat: 55.64, lon: 12.58 },
  isPlaceKnown: true,
});

test.each<[string, FixedTime, (readonly [number, number])[]]>([
  ['until one: lunch after it, later than others', appointment(540, 780), [[660, 900]]],
  ['over before lunch: at its usual hours', appointment(540, 640), [[660, 840]]],
  ['until four: lunch falls into it', appointment(540, 960), []],
])('a conference %s', (_, one, windows) => {
  expect(frameAround(frame, [one]).meals.map(({ window }) => window)).toEqual(windows);
});
