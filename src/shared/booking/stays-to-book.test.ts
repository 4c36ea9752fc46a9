import { expect, test } from 'vitest';
import type { TripPlace } from '../generation/trip-places.schema.ts';
import type { TripSelection } from './selection.schema.ts';
import { isChosen } from './stays-to-book.ts';

const PLACES = [
  { id: 'vienna', name: 'Vienna', arrive: '2026-06-01', depart: '2026-06-04' },
  { id: 'budapest', name: 'Budapest', arrive: '2026-06-04', depart: '2026-06-06' },
] as TripPlace[];
const chosen = (selectionType: string, placeId?: string) =>
  ({ selectionType, placeId }) as TripSelection;

test('[BOOK-03] a category of a trip to one place has its choice with one selection', () => {
  expect(isChosen({}, 'hotels', undefined)).toBe(false);
  expect(isChosen({}, 'hotels', [chosen('flights')])).toBe(false);
  expect(isChosen({}, 'hotels', [chosen('flights'), chosen('hotels')])).toBe(true);
});

test('[BOOK-03] hotels of several places are chosen once each stay has one', () => {
  const trip = { places: PLACES };

  expect(isChosen(trip, 'hotels', [chosen('hotels', 'vienna')])).toBe(false);
  expect(isChosen(trip, 'hotels', [chosen('hotels', 'vienna'), chosen('hotels', 'budapest')])).toBe(
    true,
  );
  expect(isChosen(trip, 'flights', [chosen('flights')])).toBe(true);
});
