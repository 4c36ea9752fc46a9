import { expect, test } from 'vitest';
import type { Destination } from '#server/catalogue/catalogue.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import type { Wishes } from '../understanding/wishes.ts';
import { travelFor } from './party-travel.ts';

const STAY = { lat: 29, lon: -13.6 };
const north = (km: number) => ({ lat: STAY.lat + km / 111.19, lon: STAY.lon });

function modeOf(
  [from, to]: [number, number],
  {
    getAround = '',
    notes = '',
    hasCar = false,
    isWithoutCar = false,
    isEcoFriendly = false,
    level = 'moderate' as 'moderate' | 'budget' | 'luxury',
    needs = [] as readonly string[],
    places = [] as readonly object[],
  },
) {
  return travelFor(
    {
      request: { travelers: 2, isEcoFriendly, additionalPreferences: notes } as PlanRequest,
      wishes: { needs, hasCar, isWithoutCar } as unknown as Wishes,
      level,
    },
    [],
    {
      stay: STAY,
      destination: {
        getAround,
        airports: [],
        places,
        stays: [],
        food: [],
      } as unknown as Destination,
    },
  ).leg(north(from), north(to)).mode;
}

const ISLAND = 'A hired car is the way; the island is an hour long.';
const SWAMP = { ...north(40), pickUp: true as const };
const METRO = { getAround: 'The metro goes everywhere.' };
const TOWN = 'The tram crosses the centre. Hire a car for the hills.';

test.each([
  ['the bus where there is one', [0, 12], { getAround: 'Buses go everywhere.' }, 'transit'],
  ['the van of a tour that collects them', [0, 40], { places: [SWAMP] }, 'drive'],
  ['the bus near where a tour goes', [36, 40], { places: [SWAMP] }, 'transit'],
  ['their own car out of town', [0, 6], { hasCar: true }, 'drive'],
  ['their own car from one place out there to the next', [20, 23], { hasCar: true }, 'drive'],
  ['no car in town', [0, 3], { hasCar: true }, 'transit'],
  ['a hired car where it is the way', [0, 6], { getAround: ISLAND }, 'drive'],
  ['a hired car for what lies out of town', [0, 12], { getAround: TOWN }, 'drive'],
  ['the tram in town', [0, 6], { getAround: TOWN }, 'transit'],
  ['no car who does not drive', [0, 12], { getAround: TOWN, isWithoutCar: true }, 'transit'],
  [
    'the bus of a tour who does not drive',
    [0, 40],
    { places: [SWAMP], isWithoutCar: true },
    'transit',
  ],
  [
    'a taxi who does not drive where no bus goes',
    [0, 6],
    { getAround: ISLAND, isWithoutCar: true },
    'taxi',
  ],
  ['no car whoever goes green', [0, 12], { getAround: TOWN, isEcoFriendly: true }, 'transit'],
  ['no car on a small budget', [0, 12], { getAround: TOWN, level: 'budget' }, 'transit'],
  [
    'a taxi for what is near, with small children',
    [0, 3],
    { ...METRO, needs: ['toddler'] },
    'taxi',
  ],
  [
    'the metro for what is far, with small children',
    [0, 9],
    { ...METRO, needs: ['toddler'] },
    'transit',
  ],
  [
    'a taxi where nothing runs on rails',
    [0, 9],
    { getAround: 'Buses.', needs: ['seniors'] },
    'taxi',
  ],
  ['a taxi across town with a pram', [0, 8], { ...METRO, needs: ['toddler'] }, 'taxi'],
  ['the metro across town who tires soon', [0, 8], { ...METRO, needs: ['seniors'] }, 'transit'],
  ['a taxi for what is far on a lavish trip', [0, 9], { ...METRO, level: 'luxury' }, 'taxi'],
  [
    'no car with a driver or for those who know winter roads',
    [0, 12],
    { getAround: 'Hire a car only if you know winter roads. Hire a car with driver by the day.' },
    'transit',
  ],
] as const)('they take %s', (_, way, party, mode) => {
  expect(modeOf([...way], party)).toBe(mode);
});
