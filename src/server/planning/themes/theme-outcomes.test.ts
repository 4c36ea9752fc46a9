import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import type { PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { themeOutcomes } from './theme-outcomes.ts';
import { THEMES } from './themes.ts';

test('a boat trip out of town is told once, by its own name', () => {
  const boat = THEMES.filter(({ name }) => name === 'a boat');
  const stop = (time: string, id: string, name: string) => ({
    kind: 'stop',
    time,
    duration: '1h',
    place: { id: `boston/${id}`, name },
  });
  const days = [
    {
      dayNumber: 4,
      date: '2027-07-05',
      activities: [
        stop('10:00', 'provincetown', 'Commercial Street'),
        stop('11:30', 'provincetown/2', 'Pilgrim Monument'),
      ],
    },
  ] as unknown as PlannedDay[];
  const destination = { id: 'boston', name: 'Boston' };

  expect(themeOutcomes(boat, { days, catalogue: loadCatalogue(), destination })).toEqual([
    { wish: 'A boat', met: true, detail: 'Day 4 at 10:00: Provincetown by fast ferry.' },
  ]);
});
