import { expect, test } from 'vitest';
import type { PlannedDay, TravelMode } from '#shared/generation/generated-trip.schema.ts';
import { drivingOutcome } from './driving-outcome.ts';

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
