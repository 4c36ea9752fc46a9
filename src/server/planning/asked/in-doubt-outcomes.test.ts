import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import type { PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { inDoubtOutcomes } from './in-doubt-outcomes.ts';

const catalogue = loadCatalogue();
const destination = catalogue.destination('interlaken');
const notes = "Easy hikes; Jungfraujoch only if it's really worth the money.";
const day = (id: string) =>
  ({
    dayNumber: 2,
    activities: [{ kind: 'stop', time: '08:30', place: { id } }],
  }) as unknown as PlannedDay;

test.each<[string, PlannedDay, boolean, RegExp]>([
  [
    'left out',
    day('interlaken/harder-kulm'),
    false,
    /^From Interlaken about \$\d+ a person, .* for 4.*left out\.$/,
  ],
  [
    'planned',
    day('interlaken/jungfraujoch'),
    true,
    /^Day 2 at 08:30: from Interlaken about \$\d+ a person/,
  ],
])(
  'what is asked for if it is worth the money is answered with its price: %s',
  (_, planned, isMet, detail) => {
    if (!destination) throw new Error('no Interlaken');
    const [one, ...others] = inDoubtOutcomes(notes, { destination, catalogue, days: [planned] }, 4);

    expect(others).toEqual([]);
    expect(one).toMatchObject({ wish: 'Jungfraujoch, if it is worth the money', met: isMet });
    expect(one?.detail).toMatch(detail);
  },
);

test('what is simply asked for is told elsewhere', () => {
  if (!destination) throw new Error('no Interlaken');
  expect(
    inDoubtOutcomes('We want the Jungfraujoch', { destination, catalogue, days: [] }, 4),
  ).toEqual([]);
});
