import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import { readEnds } from './read-ends.ts';
import { basesBetweenFlights } from './tour-bases.ts';

const { destination } = loadCatalogue();
const places = ['rome', 'florence', 'venice'].flatMap((id) => destination(id) ?? []);

test.each([
  'fly into Rome, out of Venice',
  'into Rome, out of Venice',
  'arrive in Rome, leave from Venice',
  'we arrive at Rome airport and fly home from Venice airport',
  'flying into FCO and home from VCE',
  'we land at Fiumicino and fly back from Marco Polo',
  'we fly in to Rome and fly out from Venice',
  'arrival Rome, departure Venice',
  'in via Rome, home via Venice',
  'open jaw: Rome in, Venice out',
  'open-jaw Rome/Venice',
  'outbound to Rome, inbound from Venice',
  'Florence in between; our flight lands in Rome and our flight home leaves from Venice',
])('begins in Rome and ends in Venice: %s', (text) => {
  expect(readEnds(text, places)).toEqual({ first: 'rome', last: 'venice' });
});

test.each([
  ['Rome, Florence and Venice in two weeks', {}],
  ['Rome and Venice, return flight from Venice', { last: 'venice' }],
  ['Florence and Rome, we land in Rome', { first: 'rome' }],
  ['fly into Rome and back from Rome, with Venice', { first: 'rome' }],
  ['take us into the hills of Florence', {}],
  ['Venice and before that a week in Florence', { last: 'venice' }],
])('reads what is said alone: %s', (text, ends) => {
  expect(readEnds(text, places)).toEqual(ends);
});

test('places that are named for flights alone leave open where a long trip goes between them', () => {
  const request = {
    tripType: 'complete',
    destinations: '',
    additionalPreferences: 'fly into Rome, out of Venice',
    departureDate: '2027-06-05',
    returnDate: '2027-06-19',
  } as PlanRequest;
  const named = places.filter(({ id }) => id !== 'florence');
  const bases = (asked: Partial<PlanRequest>, of = named) =>
    basesBetweenFlights({ ...request, ...asked }, of, loadCatalogue())?.destinations;

  expect(bases({})?.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['rome', 'venice', 'florence']),
  );
  expect(bases({ returnDate: '2027-06-11' })).toBeUndefined();
  expect(bases({ additionalPreferences: 'Rome and Venice' })).toBeUndefined();
  expect(bases({}, places)).toBeUndefined();
});
