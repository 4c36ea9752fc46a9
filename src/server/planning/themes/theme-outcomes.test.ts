import { expect, test } from 'vitest';
import { type Destination, loadCatalogue } from '#server/catalogue/catalogue.ts';
import type { PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { askedThemes } from './asked-themes.ts';
import { themeOutcomes } from './theme-outcomes.ts';
import { THEMES } from './themes.ts';

const catalogue = loadCatalogue();

function town(id: string): Destination {
  const found = catalogue.destination(id);

  if (!found) throw new Error(`No ${id}`);
  return found;
}

/** A plan of one day with these stops. */
function planOf(
  destination: Destination,
  dayNumber: number,
  ...stops: [time: string, id: string, name: string][]
) {
  const activities = stops.map(([time, id, name]) => ({
    kind: 'stop',
    time,
    duration: '1h',
    place: { id: `${destination.id}/${id}`, name },
  }));
  const days = [{ dayNumber, date: '2027-04-05', activities }] as unknown as PlannedDay[];

  return { days, catalogue, destination };
}

const themesOf = (additionalPreferences: string, destination: Destination) =>
  askedThemes({ additionalPreferences }, { catalogue, destination });

test('an animal that no entry speaks of is looked for at the zoo, and not said to be there', () => {
  const berlin = town('berlin');
  const plan = planOf(berlin, 2, ['10:00', 'berlin-zoo', 'Berlin Zoo']);
  const told = (notes: string) => themeOutcomes(themesOf(notes, berlin), plan);

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
  const plan = planOf(
    town('boston'),
    4,
    ['10:00', 'provincetown', 'Commercial Street'],
    ['11:30', 'provincetown/2', 'Pilgrim Monument'],
  );

  expect(themeOutcomes(boat, plan)).toEqual([
    { wish: 'A boat', met: true, detail: 'Day 4 at 10:00: Provincetown by fast ferry.' },
  ]);
});

test('what the notes say right behind a theme is it: birds at Zealandia', () => {
  const notes = 'Te Papa, birds at Zealandia, playgrounds';
  const wellington = town('wellington');
  const plan = planOf(wellington, 3, ['09:15', 'zealandia', 'Zealandia']);

  expect(themeOutcomes(themesOf(notes, wellington), plan, notes)).toContainEqual({
    wish: 'Bird watching',
    met: true,
    detail: 'Day 3 at 09:15: Zealandia.',
  });
});
