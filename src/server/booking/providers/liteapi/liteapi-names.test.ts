import { expect, test } from 'vitest';
import type { HOTEL_AMENITIES } from '#shared/booking/catalog-options.ts';
import { hotelSearchInput } from '#shared/booking/search.schema.ts';
import { LITEAPI_TEST_KEY, liteApiProtocol } from '../../testing/answers/liteapi.ts';
import { startFakeProvider } from '../../testing/fake-provider.ts';
import { createLiteApiClient, createLiteApiHotels } from './liteapi-hotels.ts';
import { amenitiesOf, propertyTypeOf } from './liteapi-names.ts';

const named = (names: Record<number, string>) => ({
  facilities: new Map(Object.entries(names).map(([id, name]) => [Number(id), name])),
  types: new Map(Object.entries(names).map(([id, name]) => [Number(id), name])),
});

test.each<[string, (typeof HOTEL_AMENITIES)[number] | undefined]>([
  ['WiFi available', 'wifi'],
  ['Free Wi-Fi', 'wifi'],
  ['Parking', 'parking'],
  ['Outdoor swimming pool', 'pool'],
  ['Pool table', undefined],
  ['Fitness facilities', 'gym'],
  ['Spa', 'spa'],
  ['Space for luggage', undefined],
  ['Air conditioned', 'aircon'],
  ['Pets allowed', 'pet_friendly'],
  ['No pets', undefined],
  ['Restaurant', 'restaurant'],
  ['Bar', 'bar'],
  ['Mini bar', undefined],
  ['Barber', undefined],
  ['Room service', 'room_service'],
  ['Business center', 'business_facilities'],
])('[HTL-03] the facility "%s" is %s', (name, amenity) => {
  expect(amenitiesOf([7], named({ 7: name }))).toEqual(amenity ? [amenity] : []);
  expect(amenitiesOf([8], named({ 7: name }))).toEqual([]);
});

test.each([
  ['Apartments', 'Apartment'],
  ['Hostels', 'Hostel'],
  ['Guest houses', 'Guesthouse'],
  ['Villas', 'Villa'],
  ['Resorts', 'Resort'],
  ['Hotels', 'Hotel'],
  ['Capsule hotels', 'Hotel'],
])('[HTL-03] the property type "%s" is %s', (name, type) => {
  expect(propertyTypeOf(7, named({ 7: name }))).toBe(type);
  expect(propertyTypeOf(undefined, named({}))).toBe('Hotel');
});

test('[API-11] hotels come without amenities while the lists can not be read, and the lists once a day', async () => {
  let areListsDown = true;
  const fake = await startFakeProvider((call) =>
    areListsDown && /facilities|hotelTypes/.test(call.path)
      ? { status: 404, body: {} }
      : liteApiProtocol(call),
  );
  const hotels = createLiteApiHotels(
    createLiteApiClient({ key: LITEAPI_TEST_KEY, baseUrl: fake.origin }),
    () => Promise.resolve({ name: 'Paris', country: 'FR', lat: 48.8566, lon: 2.3522 }),
  );
  const nights = { destination: 'Paris', checkIn: '2026-07-01', checkOut: '2026-07-05' };
  const search = async () => {
    const found = await hotels.search(hotelSearchInput.parse(nights), AbortSignal.timeout(5000));

    return found.map(({ amenities }) => amenities);
  };

  expect(await search()).toEqual([['breakfast']]);
  areListsDown = false;
  expect(await search()).toEqual([['wifi', 'pool', 'aircon', 'breakfast']]);
  await search();
  expect(fake.calls.filter(({ path }) => path === '/data/facilities')).toHaveLength(2);
  await fake.close();
});
