import { expect, test } from 'vitest';
import type { PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { toldOnce } from './told-once.ts';

const REST = { activity: 'Back at the hotel', kind: 'free', description: 'Put your feet up.' };
const TABLE = { activity: 'Lunch', kind: 'meal', description: 'About $20 a person.' };

test('a rest is described the first time; what is said of a table stays with it', () => {
  const day = { activities: [TABLE, REST] } as PlannedDay;
  const told = toldOnce([day, day]).map(({ activities }) =>
    activities.map(({ description }) => description),
  );

  expect(told).toEqual([
    [TABLE.description, REST.description],
    [TABLE.description, undefined],
  ]);
});
