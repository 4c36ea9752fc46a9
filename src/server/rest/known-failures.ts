import type { ProcedurePath } from './rest-routes.ts';

type Failures = Partial<Record<404 | 409 | 422 | 502, string>>;

const SEALED = { 409: 'The trip is still a surprise, or has no planned days' } as const;
const CHANGED = {
  409: 'The trip has changed in the meantime, or is still a surprise',
} as const;
const UNPLANNABLE = {
  422: 'No plan fits; the text says the smallest change that would work',
} as const;
const KEYED = {
  409: 'The trip of this key was deleted just now; sent again, it makes another',
  422: 'Another trip was made under this key',
} as const;
const SEARCH = {
  404: 'There is no such place',
  422: 'The place is known, but nothing is on offer there',
  502: 'No provider answered',
} as const;

/** What only some calls may fail with, beside the failures that every call of its kind has. */
export const KNOWN_FAILURES: Partial<Record<ProcedurePath, Failures>> = {
  'generation.trip': { ...UNPLANNABLE, 409: 'The generation was stopped' },
  'generation.result': { ...UNPLANNABLE, 409: 'The generation was stopped' },
  'generation.itinerary': { ...UNPLANNABLE, 409: 'The trip has changed in the meantime' },
  'generation.buildItinerary': UNPLANNABLE,
  'generation.proposeItinerary': { ...SEALED, ...UNPLANNABLE },
  'generation.proposeRoute': { ...SEALED, ...UNPLANNABLE },
  'generation.acceptItinerary': CHANGED,
  'trips.create': KEYED,
  'trips.duplicate': KEYED,
  'trips.importTrip': KEYED,
  'trips.addPackingItem': { 409: 'The packing list is full' },
  'trips.update': { 409: 'The trip has changed in the meantime' },
  'trips.itinerary': SEALED,
  'trips.searchPlaces': SEALED,
  'trips.stopAlternatives': SEALED,
  'trips.editItinerary': { ...CHANGED, 422: 'The day cannot be repaired; the text says why' },
  'trips.undoItinerary': {
    409: 'The trip has changed in the meantime, or nothing is left to undo',
  },
  'trips.shared': { 404: 'The link does not exist, or was switched off' },
  'booking.generateRecommendations': {
    422: 'Nothing can be found for the trip; the text says why',
    502: 'No provider answered',
  },
  'booking.searchFlights': { 502: 'No provider answered' },
  'booking.searchHotels': SEARCH,
  'booking.searchExperiences': SEARCH,
  'booking.searchBudgetHotels': SEARCH,
  'moodBoard.generate': { 404: 'There are no pictures of that place' },
};
