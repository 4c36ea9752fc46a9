import { expect, test } from 'vitest';
import { readRideWishes } from './ride-wishes.ts';
import { modeBetween } from './leg-modes.ts';

const PLACES = ['Rome', 'Florence', 'Venice'].map((name) => ({
  kind: 'destination' as const,
  id: name.toLowerCase(),
  name,
  country: 'IT',
  lat: 0,
  lon: 0,
  label: name,
  countryName: 'Italy',
}));
const [rome, florence, venice] = PLACES;

function wishes(additionalPreferences: string) {
  return readRideWishes({
    additionalPreferences,
    departureDate: '2027-05-10',
    returnDate: '2027-05-20',
    tripType: 'complete',
    asked: {
      places: PLACES,
      avoided: { destinations: [], countries: [] },
      sights: { wanted: [], avoided: [] },
      unclear: [],
      notUnderstood: [],
    },
  });
}

test.each([
  ['Rome, Florence and Venice, driving from Florence to Venice', undefined, 'drive'],
  [
    'Rome, Florence, Venice. Train from Rome to Florence and a rental car from Florence to Venice.',
    'train',
    'drive',
  ],
  [
    'Rome, Florence and Venice by train, but we rent a car from Florence to Venice',
    'train',
    'drive',
  ],
  ['Rome, Florence and Venice, flight between Venice and Florence', undefined, 'flight'],
  ['road trip: Rome, Florence and Venice', 'drive', 'drive'],
] as const)('single legs have their own way: %s', (notes, toFlorence, toVenice) => {
  if (!rome || !florence || !venice) throw new RangeError('no places');
  expect(modeBetween([rome, florence], wishes(notes))).toBe(toFlorence);
  expect(modeBetween([florence, venice], wishes(notes))).toBe(toVenice);
});
