import { expect, test } from 'vitest';
import { buildRequest } from '#server/generation/testing/build-request.ts';
import { restedFirst, withFirstNight } from './first-night.ts';
import { readEnds } from './read-ends.ts';
import { readNights } from './read-nights.ts';

const PLACES = [
  { id: 'la-fortuna', name: 'La Fortuna' },
  { id: 'san-jose', name: 'San José' },
];

test.each([
  [
    'Costa Rica, based around La Fortuna. We arrive at San José at 8:15pm, so the first night should be near the airport.',
    { 'san-jose': 1 },
  ],
  ['La Fortuna. We land in San José late, airport hotel for the first night', { 'san-jose': 1 }],
  [
    'La Fortuna, Landung in San José um 20 Uhr, die erste Nacht in der Nähe vom Flughafen, dann weiter',
    { 'san-jose': 1 },
  ],
  [
    "La Fortuna. Nous arrivons à San José à 20 h, première nuit près de l'aéroport",
    { 'san-jose': 1 },
  ],
  ['La Fortuna. Llegamos a San José, primera noche cerca del aeropuerto', { 'san-jose': 1 }],
  ["La Fortuna. Arriviamo a San José, prima notte vicino all'aeroporto", { 'san-jose': 1 }],
  ['La Fortuna. Chegamos a San José, primeira noite perto do aeroporto', { 'san-jose': 1 }],
  ['First night in San José, then La Fortuna', { 'san-jose': 1 }],
  [
    'We land in San José. San José 2 nights, La Fortuna 4. First night near the airport',
    { 'san-jose': 2, 'la-fortuna': 4 },
  ],
  ['We land in San José, then La Fortuna', {}],
  ['We land in San José. On the first night we take a taxi from the airport', {}],
  ['We land in San José. First night not near the airport', {}],
  ['We land in San José. The first nights near the beach, last one at the airport', {}],
])('%s', (text, nights) => {
  const told = readNights(text, PLACES);
  const { first } = readEnds(text, PLACES);

  expect(Object.fromEntries(withFirstNight(told, { text, first, places: PLACES }))).toEqual(nights);
});

test.each([
  ['We land at 8:15pm', [[360, 600]]],
  ['We land at 2pm', undefined],
])('%s: one who lands late has breakfast before the ride', (additionalPreferences, busy) => {
  const request = buildRequest({
    departureDate: '2027-12-18',
    returnDate: '2027-12-26',
    additionalPreferences,
  });
  const wishes = restedFirst(request, { avoided: [] });

  expect(wishes.busy?.('2027-12-19')).toEqual(busy);
  expect(wishes.busy?.('2027-12-20') ?? []).toEqual([]);
});
