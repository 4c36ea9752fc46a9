import { expect, test } from 'vitest';
import type { PlannedDay, TravelMode } from '#shared/generation/generated-trip.schema.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { drivingLimitOutcomes, drivingOutcome, undrivenDayOutcomes } from './driving-outcome.ts';

const leg = (mode: TravelMode) => ({ mode, minutes: 40, km: 30 });
const dayOf = (mode: TravelMode, back: TravelMode = 'walk') =>
  ({ dayNumber: 2, activities: [{ travel: leg(mode) }, {}], back: leg(back) }) as PlannedDay;

test.each([
  ['a bus there and a walk back', [dayOf('transit')], true],
  ['a taxi', [dayOf('taxi')], true],
  ['a hired car', [dayOf('drive')], false],
  ['a hired car home', [dayOf('walk', 'drive')], false],
] as const)('nobody drives, with %s', (_, days, isMet) => {
  expect(drivingOutcome(days)).toMatchObject({ wish: 'No driving', met: isMet });
});

const NOTES =
  'Cape Town, hiring a car. Penguins and a day in Stellenbosch or Franschhoek where neither of us has to drive.';
const ids = ['cape-town/stellenbosch', 'cape-town/boulders-penguin-colony'];
const dayAt = (mode: TravelMode) =>
  ({
    dayNumber: 3,
    activities: ids.map((id) => ({ kind: 'stop', place: { id }, travel: leg(mode) })),
  }) as PlannedDay;

test.each([
  ['drive', false],
  ['taxi', true],
] as const)('a day on which nobody drives, of a party with a car, by %s', (mode, isMet) => {
  const plan = { ids, days: [dayAt(mode)], catalogue: loadCatalogue() };

  expect(undrivenDayOutcomes(NOTES, plan)).toMatchObject([
    { wish: 'No driving: Stellenbosch', met: isMet },
  ]);
});

const driveAt = (time: string, kind = 'museum') =>
  ({
    dayNumber: 2,
    weather: { daylight: ['06:30', '20:00'] },
    activities: [
      { kind: 'stop', time: '15:00', duration: '1h', place: { kind } },
      { kind: 'meal', time, duration: '1h', travel: leg('drive') },
    ],
  }) as unknown as PlannedDay;

test.each([
  [{ isByDayOnly: true }, driveAt('19:00'), true],
  [{ isByDayOnly: true }, driveAt('20:30'), false],
  [{ isSoberOnly: true }, driveAt('19:00'), true],
  [{ isSoberOnly: true }, driveAt('19:00', 'winery'), false],
  [{ hoursADay: 1 }, driveAt('19:00'), true],
  [{ hoursADay: 0.5 }, driveAt('19:00'), false],
] as const)('limits to driving %j', (limits, day, isMet) => {
  expect(drivingLimitOutcomes(limits, [day])).toMatchObject([{ met: isMet }]);
});

test('nothing is told of driving where nothing was said of it', () => {
  expect(drivingLimitOutcomes(undefined, [driveAt('23:00')])).toEqual([]);
});
