import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flightResult } from '#shared/booking/search.schema.ts';
import { flightFacts, flightLength, flightName } from './flight-facts.ts';

const WAY_OUT = flightResult.pick({ outboundSegments: true });
const SEGMENT = {
  airline: 'Sample Air',
  flightNumber: 'SA 12',
  cabin: 'Economy',
  departureTime: '2026-06-01T08:00',
  arrivalTime: '2026-06-01T11:30',
  departureAirport: 'LIS',
  arrivalAirport: 'FCO',
};
const FLIGHT = {
  outboundSegments: [SEGMENT],
  returnSegments: [],
  totalDuration: 210,
  stops: 0,
  price: 120,
};

test('takes from a flight what its card shows', () => {
  const { price: _, ...shown } = FLIGHT;

  expect(flightFacts(FLIGHT)).toEqual(shown);
});

test.each<[Record<string, unknown>, string, string | undefined]>([
  [FLIGHT, 'Sample Air SA 12', '3h 30m of travel in total'],
  [{ outboundSegments: [SEGMENT], stops: 1 }, 'Sample Air SA 12', ''],
  [{ outboundSegments: [SEGMENT] }, 'Sample Air SA 12', ''],
  [{ airline: 'Sample Air', departureAirport: 'LIS' }, 'Sample Air', undefined],
  [{ price: 120 }, 'Flight', undefined],
])('names a flight by what is told of it: %j', (data, name, length) => {
  const facts = flightFacts(data);

  expect(flightName(data)).toBe(name);
  expect(facts && flightLength(facts)).toBe(length);
});

test('takes for a flight what tells its way out, whatever is missing or of another kind', () => {
  const odd = fc.constantFrom(undefined, null, '', 'x', 1.5, [], {}, [null], [{ airline: 'x' }]);
  const segment = fc.tuple(fc.constantFrom(...Object.keys(SEGMENT), 'cabins'), odd);
  const flight = fc.record({
    key: fc.constantFrom(...Object.keys(FLIGHT)),
    value: odd,
    inSegment: fc.option(segment, { nil: undefined }),
  });

  fc.assert(
    fc.property(flight, ({ key, value, inSegment }) => {
      const data = inSegment
        ? { ...FLIGHT, outboundSegments: [{ ...SEGMENT, [inSegment[0]]: inSegment[1] }] }
        : { ...FLIGHT, [key]: value };

      expect(flightFacts(data) !== undefined).toBe(
        WAY_OUT.safeParse(data).data?.outboundSegments[0] !== undefined,
      );
    }),
  );
});
