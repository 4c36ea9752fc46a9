import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { NOTHING_ASKED } from '#server/planner/testing/faults-of-asking.ts';
import type { PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { askedOutcomes } from './asked-outcomes.ts';

const catalogue = loadCatalogue();
const days = [
  {
    dayNumber: 3,
    activities: [
      { kind: 'stop', time: '09:15', activity: 'Taj Mahal', place: { id: 'delhi/taj-mahal-agra' } },
    ],
  },
] as unknown as PlannedDay[];

test.each([
  ['the place itself', 'Delhi', 'This plan is for Delhi.'],
  ['what it stands for, by its visit', 'Taj Mahal', 'Day 3 at 09:15: Taj Mahal.'],
  ['what it stands for, without a visit', 'Rajasthan', 'This plan is for Delhi.'],
])('tells %s', (_, name, detail) => {
  const destination = catalogue.destination('delhi');

  expect(
    destination &&
      askedOutcomes(
        { ...NOTHING_ASKED, places: [{ id: 'delhi', name, country: undefined }] },
        { destination, catalogue, days, total: 0 },
      ),
  ).toEqual([{ wish: name, met: true, detail }]);
});

test('a place that is told as a sight is told once', () => {
  const destination = catalogue.destination('sydney');
  const asked = {
    ...NOTHING_ASKED,
    places: [{ id: 'sydney', name: 'Blue Mountains', country: undefined }],
    mustSees: [{ id: 'sydney/blue-mountains', name: 'Blue Mountains' }],
  };
  const told = destination && askedOutcomes(asked, { destination, catalogue, days, total: 0 });

  expect(told?.map(({ wish }) => wish)).toEqual(['Must see: Blue Mountains']);
});
