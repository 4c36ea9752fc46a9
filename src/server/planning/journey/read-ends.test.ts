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
  'Rome in, Venice out, Florence 3 nights',
  ' Rome 进 Venice 出, Rome 4晚',
  ' Rome 인 Venice 아웃',
  'Rome (arrivo), Florence. Ultime due notti a Venice',
  'Die erste Nacht in Rome, die letzten 2 Nächte in Venice',
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
  ['Rome 3박 Venice 에서 귀국', { last: 'venice' }],
  [' Rome 、 Venice から帰国', { last: 'venice' }],
  ["Rome 3 gece. Dönüş Venice'ten", { last: 'venice' }],
  ['Rome und Venice, zurück per Flug ab Venice', { last: 'venice' }],
  ['Rome e Venice, volta por Venice', { last: 'venice' }],
  ['eerst Rome, eindigend in Venice', { last: 'venice' }],
  ['Rome, arrival in Venice at noon', { first: 'venice' }],
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
