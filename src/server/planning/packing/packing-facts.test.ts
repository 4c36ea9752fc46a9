import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import type { TripPlace } from '#shared/generation/trip-places.schema.ts';
import { packingList } from './packing-rules.ts';
import { packingFacts } from './packing-facts.ts';

type PackedTrip = Parameters<typeof packingFacts>[0];

const catalogue = loadCatalogue();
const trip: PackedTrip = {
  destination: 'Paris, Texas, United States',
  destinationId: 'geo-4717560',
  startDate: '2027-07-03',
  endDate: '2027-07-09',
  itineraryDays: [],
  tripPreferences: {
    travelers: 2,
    budget: 'Moderate ($$)',
    interests: [],
    additionalPreferences: '',
  },
  currency: 'USD',
  isSurprise: false,
  isRevealed: true,
  stay: {
    id: 'geo-4717560/moderate',
    name: 'A mid-range hotel of your choice',
    type: 'hotel',
    lat: 33.66,
    lon: -95.56,
    area: 'the centre',
    address: 'the centre, Paris, Texas',
    priceRange: '',
    pricePerNight: 90,
    amenities: [],
    description: '',
  },
};

test('packs for the climate around a town that the catalogue does not hold, not for its namesake', () => {
  const facts = packingFacts(trip, trip.destination, { catalogue, preference: undefined });

  expect(facts.highC).toBeGreaterThan(30);
  expect(facts.daylightHours).toBeGreaterThan(13.5);
  expect(facts.currencies).toEqual(['USD']);
});

test('tells namesakes apart by the country where the trip was saved without an id', () => {
  const { destinationId: _, stay: __, ...saved } = trip;
  const spain = packingFacts({ ...saved, destination: 'Valencia, Spain' }, '', {
    catalogue,
    preference: undefined,
  });
  const venezuela = packingFacts({ ...saved, destination: 'Valencia, Venezuela' }, '', {
    catalogue,
    preference: undefined,
  });

  expect(spain.seaC).not.toBeNull();
  expect(venezuela.seaC).toBeNull();
});

test('[TRIP-10] packs for the sockets, the money and the water of every country of the trip', () => {
  const { destinationId: _, stay: __, ...saved } = trip;
  const place = (id: string) =>
    ({ id, arrive: saved.startDate, depart: saved.endDate }) as TripPlace;
  const facts = packingFacts(
    {
      ...saved,
      destination: 'London, Paris and Delhi',
      places: ['london', 'paris', 'delhi'].map(place),
    },
    '',
    { catalogue, preference: undefined },
  );

  expect(facts).toMatchObject({ currencies: ['GBP', 'EUR', 'INR'], tapWater: 'not safe' });
  expect(facts.plugs).toEqual(expect.arrayContaining(['G', 'E', 'D']));
  const list = packingList(facts);

  expect(list.map(({ name }) => name)).toContain('Bank card and a little cash (GBP, EUR and INR)');
});
