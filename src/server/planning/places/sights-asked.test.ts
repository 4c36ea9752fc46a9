import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { sightsAsked } from './sights-asked.ts';

const catalogue = loadCatalogue();

test('a day trip that another goes to as well is none of its own', () => {
  const [ferrari, modena, sight] = [
    'bologna/ferrari-maranello',
    'bologna/modena',
    'bologna/san-petronio',
  ];
  const trips = catalogue.destination('bologna')?.dayTrips.map(({ id }) => `bologna/${id}`) ?? [];
  const both = trips.find((id) => catalogue.place(id)?.file.name.includes('Maranello')) ?? ferrari;

  const wanted = (...ids: string[]) =>
    sightsAsked(
      ids.map((id) => ({ id, stance: 'wanted', at: 0, count: 1, said: id })),
      [],
      catalogue,
    ).wanted;

  expect(wanted(both, modena, sight)).toEqual([both, sight]);
  expect(wanted(modena, sight)).toEqual([modena, sight]);
});
