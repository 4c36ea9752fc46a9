import { describe, expect, test } from 'vitest';
import { flightSearchInput } from '#shared/booking/search.schema.ts';
import { buildTrip } from '../testing/factories.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { callRest } from '#server/testing/both-transports.ts';

const api = createTestApi();
const DATES = { departureDate: '2026-06-01', returnDate: '2026-06-08' };
const NIGHTS = { checkIn: '2026-06-01', checkOut: '2026-06-05' };

const aTrip = () => api.caller.trips.create(buildTrip());

describe('searches', () => {
  test('[API-10] finds sample flights, cheapest first, and says they are samples', async () => {
    const found = await api.caller.booking.searchFlights({
      origin: 'lon',
      destination: 'NYC',
      ...DATES,
    });
    const prices = found.results.map((flight) => flight.price);

    expect(found).toMatchObject({ success: true, errors: [], totalResults: prices.length });
    expect(prices.length).toBeGreaterThan(5);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(
      found.results.every((flight) => flight.sample && flight.deepLink.startsWith('https://')),
    ).toBe(true);
  });

  test('[API-10] names an unknown airport and offers near ones', async () => {
    const search = api.caller.booking.searchFlights({
      origin: 'LHX',
      destination: 'JFK',
      ...DATES,
    });

    await expect(search).rejects.toThrow(
      /origin: we do not know an airport LHX\. Did you mean .*LHR/,
    );
  });

  test('[API-11] hotels pass every filter asked for', async () => {
    const found = await api.caller.booking.searchHotels({
      destination: 'London',
      ...NIGHTS,
      priceRange: [80, 300],
      starRating: 3,
      amenities: ['wifi'],
      propertyTypes: ['Hotel'],
    });

    if (!Array.isArray(found)) throw new Error('the search form answers with an array');
    expect(found.length).toBeGreaterThan(0);
    for (const hotel of found) {
      expect(hotel.pricePerNight).toBeGreaterThanOrEqual(80);
      expect(hotel.pricePerNight).toBeLessThanOrEqual(300);
      expect(hotel.starRating).toBeGreaterThanOrEqual(3);
      expect(hotel.amenities).toContain('wifi');
      expect(hotel.propertyType).toBe('Hotel');
    }
  });

  test("[API-11] the dashboard's form answers in an envelope", async () => {
    const found = await api.caller.booking.searchHotels({
      destination: 'Paris',
      checkInDate: NIGHTS.checkIn,
      checkOutDate: NIGHTS.checkOut,
      adults: 2,
      rooms: 1,
    });

    expect(found).toMatchObject({ success: true, errors: [] });
  });

  test('[API-11] a town without an inventory gets the nearest that have one', async () => {
    const search = api.caller.booking.searchHotels({
      destination: 'Swindon, United Kingdom',
      ...NIGHTS,
    });

    await expect(search).rejects.toThrow(/nothing in Swindon.*Nearest: .*Oxford/);
    await expect(
      api.caller.booking.searchHotels({ destination: 'Xyzzyville', ...NIGHTS }),
    ).rejects.toThrow(/do not know a place called "Xyzzyville"/);
  });

  test('[API-12] experiences are filtered and describe their filters', async () => {
    const found = await api.caller.booking.searchExperiences({
      destination: 'Tokyo',
      categories: ['culinary'],
      maxPrice: 90,
    });

    expect(found.results.length).toBeGreaterThan(0);
    expect(found.results.every((result) => result.categories.includes('culinary'))).toBe(true);
    expect(found.results.every((result) => result.lowestPrice <= 90)).toBe(true);
    expect(found.filters.categories).toContain('history');
    expect(found.filters.priceRange.max).toBeGreaterThanOrEqual(found.filters.priceRange.min);
  });

  test.each(['budget', 'moderate', 'luxury', 'ultra-luxury'] as const)(
    "[API-13] [BUDG-02] every %s hotel's price lies in its level's range",
    async (budget) => {
      const ranges = {
        budget: [0, 100],
        moderate: [50, 200],
        luxury: [200, 400],
        'ultra-luxury': [400, 800],
      };
      const found = await api.caller.booking.searchBudgetHotels({
        destination: 'London',
        checkInDate: NIGHTS.checkIn,
        checkOutDate: NIGHTS.checkOut,
        budget,
        adults: 2,
      });
      const [low = 0, high = 0] = ranges[budget];

      expect(found.count).toBe(found.hotels.length);
      expect(found.count).toBeGreaterThan(0);
      for (const { offers } of found.hotels) {
        const perNight = (offers[0]?.price.total ?? -1) / 4;

        expect(perNight).toBeGreaterThanOrEqual(low);
        expect(perNight).toBeLessThanOrEqual(high);
      }
    },
  );
});

describe('watched searches', () => {
  const watched = async (path: string, input: object) => {
    const query = new URLSearchParams({ input: JSON.stringify({ json: input }) });
    const response = await fetch(`${api.origin}/api/trpc/booking.${path}?${query.toString()}`);
    const text = await response.text();

    return { status: response.status, type: response.headers.get('content-type'), text };
  };

  test.each([
    ['watchFlights', { origin: 'LHR', destination: 'JFK', ...DATES }, 'Northstar sample fares'],
    ['watchHotels', { destination: 'London', ...NIGHTS }, 'Northstar sample stays'],
    ['watchExperiences', { destination: 'Tokyo' }, 'Northstar sample experiences'],
  ])('%s streams who is asked, what comes, and the end', async (path, input, provider) => {
    const { status, type, text } = await watched(path, input);

    expect([status, type]).toEqual([200, expect.stringContaining('text/event-stream')]);
    const asked = text.indexOf('"type":"asked"');
    const results = text.indexOf('"type":"results"');

    expect(text).toContain(provider);
    expect(asked).toBeGreaterThan(0);
    expect(results).toBeGreaterThan(asked);
    expect(text.indexOf('"type":"end"')).toBeGreaterThan(results);
  });

  test("a place nobody knows is the stream's own word", async () => {
    const { text } = await watched('watchHotels', { destination: 'Xyzzyville', ...NIGHTS });

    expect(text).toContain('"type":"refused"');
    expect(text).toContain('404');
  });
});

describe('recommendations', () => {
  test('[API-09] are ranked from 1 with a reason and replaced when made anew', async () => {
    const trip = await aTrip();

    for (const type of ['flights', 'hotels', 'experiences'] as const) {
      const made = await api.caller.booking.generateRecommendations({ tripId: trip.id, type });

      expect(made.map((entry) => entry.aiRanking)).toEqual(made.map((_, index) => index + 1));
      expect(made.every((entry) => entry.reason.length > 5)).toBe(true);
    }

    const first = await api.caller.booking.recommendations({ tripId: trip.id });

    await api.caller.booking.generateRecommendations({ tripId: trip.id, type: 'hotels' });
    expect(await api.caller.booking.recommendations({ tripId: trip.id })).toHaveLength(
      first.length,
    );
  });

  test('[API-09] an unknown trip is a 404', async () => {
    await expect(api.caller.booking.recommendations({ tripId: 999 })).rejects.toThrow(
      'Trip not found',
    );
    await expect(
      api.caller.booking.generateRecommendations({ tripId: 999, type: 'hotels' }),
    ).rejects.toThrow('Trip not found');
  });
});

describe('[API-08] selections', () => {
  const select = (tripId: number, name: string, pricePerNight: number) =>
    api.caller.booking.select({
      tripId,
      selectionType: 'hotels',
      providerBookingData: JSON.stringify({
        name,
        pricePerNight,
        propertyType: 'Hotel',
        address: 'Rua A',
      }),
      totalPrice: pricePerNight * 200,
    });

  test('put the choice on the trip and replace the one before', async () => {
    const trip = await aTrip();

    await select(trip.id, 'First Hotel', 100);
    await select(trip.id, 'Second Hotel', 140);
    const after = await api.caller.trips.byId({ id: trip.id });
    const selections = await api.caller.booking.selections({ tripId: trip.id });

    expect(after.bookingStatus).toBe('selections_made');
    expect(after.accommodations).toMatchObject([
      { name: 'Second Hotel', pricePerNight: 140, isSelected: true },
    ]);
    expect(selections).toMatchObject([
      { totalPrice: 28_000, providerBookingData: { name: 'Second Hotel' } },
    ]);
  });

  test('a round trip becomes two flights that share its fare', async () => {
    const trip = await aTrip();
    const { outbound, fare } = await firstReturnFlight();

    await api.caller.booking.select({
      tripId: trip.id,
      selectionType: 'flights',
      providerBookingData: { ...outbound },
      totalPrice: fare * 100,
    });
    const { flights } = await api.caller.trips.byId({ id: trip.id });

    expect(flights.map((flight) => flight.isReturn)).toEqual([false, true]);
    expect(flights.reduce((sum, flight) => sum + flight.price, 0)).toBeCloseTo(fare);
    expect(flights[0]).toMatchObject({ cabin: 'Economy', status: 'available' });
  });

  test('two at the same moment leave exactly one', async () => {
    const trip = await aTrip();

    await Promise.all([
      select(trip.id, 'One', 100),
      select(trip.id, 'Two', 120),
      select(trip.id, 'Three', 90),
    ]);
    const [selection, ...others] = await api.caller.booking.selections({ tripId: trip.id });
    const { accommodations } = await api.caller.trips.byId({ id: trip.id });

    expect(others).toEqual([]);
    expect(accommodations.map((stay) => stay.name)).toEqual([
      selection?.providerBookingData['name'],
    ]);
  });

  test.each([
    ['broken JSON text', { providerBookingData: '{"name":' }, /providerBookingData/],
    ['a currency that does not exist', { currency: 'dollars' }, /currency/],
    ['a currency that nobody knows', { currency: 'QQQ' }, /must be a currency/],
    ['a negative price', { totalPrice: -1 }, /totalPrice/],
    ['an unknown category', { selectionType: 'boats' }, /selectionType/],
  ])('refuse %s and write nothing', async (_name, fault, field) => {
    const trip = await aTrip();
    const input = {
      tripId: trip.id,
      selectionType: 'hotels',
      providerBookingData: {},
      totalPrice: 1,
      ...fault,
    };

    await expect(api.caller.booking.select(input as never)).rejects.toThrow(field);
    expect(await api.caller.booking.selections({ tripId: trip.id })).toEqual([]);
  });

  test('refuse five megabytes with 413 and write nothing', async () => {
    const trip = await aTrip();
    const answer = await callRest(`${api.origin}/api/trips/${trip.id}/selections`, {
      method: 'POST',
      body: {
        selectionType: 'hotels',
        providerBookingData: { name: 'x'.repeat(5_000_000) },
        totalPrice: 1,
      },
    });

    expect(answer.status).toBe(413);
    expect(await api.caller.booking.selections({ tripId: trip.id })).toEqual([]);
  });

  test('in another currency keep its amount, and join the trip in dollars', async () => {
    const trip = await aTrip();

    await api.caller.booking.select({
      tripId: trip.id,
      selectionType: 'hotels',
      // €0.87 are a dollar.
      providerBookingData: { name: 'Hotel de la Seine', pricePerNight: 174, currency: 'EUR' },
      totalPrice: 69_600,
      currency: 'EUR',
    });
    const [selection] = await api.caller.booking.selections({ tripId: trip.id });
    const { accommodations } = await api.caller.trips.byId({ id: trip.id });

    expect(selection).toMatchObject({ totalPrice: 69_600, currency: 'EUR' });
    expect(accommodations).toMatchObject([{ pricePerNight: 200, currency: 'USD' }]);
  });

  async function firstReturnFlight() {
    const search = flightSearchInput.parse({ origin: 'LHR', destination: 'LIS', ...DATES });
    const { results } = await api.caller.booking.searchFlights(search);
    const [outbound] = results;

    if (!outbound) throw new Error('no sample flight was found');
    return { outbound, fare: outbound.price };
  }
});
