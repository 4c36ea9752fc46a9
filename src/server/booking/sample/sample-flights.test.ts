import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { flightSearchInput } from '#shared/booking/search.schema.ts';
import { distanceKm } from '../../catalogue/distance.ts';
import { loadTransport } from '../../catalogue/transport.ts';
import { wallClock, zonedInstant } from '#shared/zoned-time.ts';
import { sampleFlights } from './sample-flights.ts';

const transport = loadTransport();
const TODAY = '2027-01-10';
const search = (origin: string, destination: string, more: object = {}) =>
  flightSearchInput.parse({ origin, destination, departureDate: '2027-04-14', ...more });
const run = (origin: string, destination: string, more: object = {}) =>
  sampleFlights(search(origin, destination, more), transport, TODAY);
const airport = fc.constantFrom(...transport.airports.filter((entry) => entry.size === 'large'));

function instantOf(local: string, iata: string): number {
  const [date = '', time = ''] = local.split('T');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);

  return zonedInstant(date, hours * 60 + minutes, transport.airport(iata)?.timeZone ?? 'UTC');
}

/** In the night the clocks go back an hour is shown twice: a wall time then stands for two instants. */
function instantsOf(local: string, iata: string): number[] {
  const instant = instantOf(local, iata);
  const zone = transport.airport(iata)?.timeZone ?? 'UTC';

  return [instant - 3_600_000, instant, instant + 3_600_000].filter(
    (other) => wallClock(other, zone) === local,
  );
}

function possibleMinutes(
  segments: {
    departureTime: string;
    departureAirport: string;
    arrivalTime: string;
    arrivalAirport: string;
  }[],
): number[] {
  const first = segments[0];
  const last = segments.at(-1);

  if (!first || !last) throw new Error('a flight without segments');
  return instantsOf(first.departureTime, first.departureAirport).flatMap((start) =>
    instantsOf(last.arrivalTime, last.arrivalAirport).map((end) => (end - start) / 60_000),
  );
}

describe('[API-10] sample flights', () => {
  test('[FLT-04] are consistent in time, range and identity between any two airports', () => {
    const codes = new Map(transport.airlines.map((airline) => [airline.code, airline]));

    fc.assert(
      fc.property(airport, airport, fc.integer({ min: 0, max: 330 }), (from, to, day) => {
        fc.pre(from.iata !== to.iata);
        const departureDate = new Date(Date.UTC(2027, 0, 12 + day)).toISOString().slice(0, 10);
        const returnDate = new Date(Date.UTC(2027, 0, 19 + day)).toISOString().slice(0, 10);

        for (const result of run(from.iata, to.iata, { departureDate, returnDate })) {
          const ways = [result.outboundSegments, result.returnSegments].map(possibleMinutes);
          const totals = ways[0]?.flatMap((out) => ways[1]?.map((back) => out + back) ?? []);

          expect(totals).toContain(result.totalDuration);
          expect(result.price).toBeGreaterThan(0);
          for (const segment of [...result.outboundSegments, ...result.returnSegments]) {
            const start = transport.airport(segment.departureAirport);
            const end = transport.airport(segment.arrivalAirport);
            const airline = codes.get(segment.flightNumber.slice(0, 2));

            if (!start || !end || !airline)
              throw new Error(`unknown airport or airline in ${segment.flightNumber}`);
            expect(distanceKm(start, end)).toBeLessThanOrEqual(airline.rangeKm);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  test('the same search gives the same result, another date another price', () => {
    expect(run('LON', 'NYC')).toEqual(run('LON', 'NYC'));
    expect(run('LON', 'NYC')[0]?.price).not.toBe(
      run('LON', 'NYC', { departureDate: '2027-07-16' })[0]?.price,
    );
  });

  test('prices rise with the cabin', () => {
    const cheapest = (cabinClass: string) =>
      run('LHR', 'SIN', { cabinClass, returnDate: '2027-04-28' })[0]?.price ?? 0;
    const prices = ['economy', 'premium_economy', 'business', 'first'].map(cheapest);

    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(new Set(prices).size).toBe(4);
  });

  test('direct only leaves out connections', () => {
    expect(run('LIS', 'NRT').some((flight) => flight.stops === 1)).toBe(true);
    expect(run('MAD', 'EZE', { directFlights: true }).every((flight) => flight.stops === 0)).toBe(
      true,
    );
    expect(run('MAD', 'EZE', { directFlights: true }).length).toBeGreaterThan(0);
  });

  test('a return never leaves before its traveller has arrived', () => {
    for (const flight of run('AKL', 'LAX', {
      departureDate: '2027-04-14',
      returnDate: '2027-04-14',
    })) {
      const arrival = flight.outboundSegments.at(-1);
      const back = flight.returnSegments[0];

      expect(instantOf(back?.departureTime ?? '', back?.departureAirport ?? '')).toBeGreaterThan(
        instantOf(arrival?.arrivalTime ?? '', arrival?.arrivalAirport ?? ''),
      );
    }
  });

  test('crosses the date line without losing a day', () => {
    const [flight] = run('AKL', 'HNL', { directFlights: true });
    const segment = flight?.outboundSegments[0];

    expect(
      (segment?.arrivalTime ?? '9').slice(0, 10) < (segment?.departureTime ?? '0').slice(0, 10),
    ).toBe(true);
    expect(flight?.totalDuration).toBeGreaterThan(7 * 60);
  });
});

test('[FLT-01] a way back from another city ends where the way out began', () => {
  const found = run('LHR', 'FCO', { returnDate: '2027-04-20', returnOrigin: 'VCE' });

  expect(found.length).toBeGreaterThan(0);
  for (const { outboundSegments, returnSegments, deepLink } of found) {
    expect(outboundSegments.at(-1)?.arrivalAirport).toBe('FCO');
    expect(returnSegments[0]?.departureAirport).toBe('VCE');
    expect(returnSegments.at(-1)?.arrivalAirport).toBe(outboundSegments[0]?.departureAirport);
    expect(decodeURIComponent(deepLink)).toContain('VCE to LHR on 2027-04-20');
  }
});
