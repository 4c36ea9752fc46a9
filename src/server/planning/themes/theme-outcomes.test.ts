import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import type { PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { askedThemes } from './asked-themes.ts';
import { themeOutcomes } from './theme-outcomes.ts';
import { THEMES } from './themes.ts';

test('an animal that no entry speaks of is looked for at the zoo, and not said to be there', () => {
  const catalogue = loadCatalogue();
  const told = (notes: string) => {
    const berlin = catalogue.destination('berlin');
    const themes = berlin
      ? askedThemes({ additionalPreferences: notes }, { catalogue, destination: berlin })
      : [];
    const place = { id: 'berlin/berlin-zoo', name: 'Berlin Zoo' };
    const days = [
      {
        dayNumber: 2,
        date: '2027-04-05',
        activities: [{ kind: 'stop', time: '10:00', duration: '3h', place }],
      },
    ] as unknown as PlannedDay[];

    return themeOutcomes(themes, {
      days,
      catalogue,
      destination: { id: 'berlin', name: 'Berlin' },
    });
  };

  expect(told('see the pandas')).toEqual([
    { wish: 'Pandas', met: true, detail: 'Day 2 at 10:00: Berlin Zoo.' },
  ]);
  expect(told('see the koalas')).toEqual([
    {
      wish: 'Koalas',
      met: false,
      detail: 'Day 2 at 10:00: Berlin Zoo. We cannot say whether it has them: look before you go.',
    },
  ]);
});

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

test('what the notes say right behind a theme is it: birds at Zealandia', () => {
  const catalogue = loadCatalogue();
  const notes = 'Te Papa, birds at Zealandia, playgrounds';
  const wellington = catalogue.destination('wellington');
  const themes = wellington
    ? askedThemes({ additionalPreferences: notes }, { catalogue, destination: wellington })
    : [];
  const place = { id: 'wellington/zealandia', name: 'Zealandia' };
  const days = [
    {
      dayNumber: 3,
      date: '2027-03-22',
      activities: [{ kind: 'stop', time: '09:15', duration: '3h', place }],
    },
  ] as unknown as PlannedDay[];
  const plan = { days, catalogue, destination: { id: 'wellington', name: 'Wellington' } };

  expect(themeOutcomes(themes, plan, notes)).toContainEqual({
    wish: 'Bird watching',
    met: true,
    detail: 'Day 3 at 09:15: Zealandia.',
  });
});
