import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import type { DayTripFile } from '#server/catalogue/catalogue.schema.ts';
import { createTravelModel } from '#server/planner/travel-model.ts';
import { minutesToStation, withDayTrips } from './day-trip-travel.ts';

const stay = { lat: 0, lon: 0 };
const at = (lon: number) => ({ lat: 0, lon });

type Ends = readonly [first: number, last: number];

/** A trip to a place one degree east of the stay, with stops before and behind it. */
function tripBy(
  mode: DayTripFile['mode'],
  travelMinutes: number,
  [first, last]: Ends,
): DayTripFile {
  return {
    id: 'coast-road',
    name: 'Coast road',
    ...at(1),
    mode,
    travelMinutes,
    minutes: 300,
    interests: ['Nature'],
    hours: '24/7',
    price: 0,
    why: 'Cliffs',
    fame: 4,
    confidence: 'high',
    stops: [
      { name: 'Beach', minutes: 30, ...at(first) },
      { name: 'Cliffs', minutes: 90 },
      { name: 'Cove', minutes: 30, ...at(last) },
    ],
  };
}

const town = createTravelModel({
  modes: ['walk', 'transit'],
  eco: false,
  maxWalkMinutes: 20,
  level: 'moderate',
  partySize: 2,
});

describe('a day trip from a known station', () => {
  const trip = tripBy('train', 100, [1, 1]);
  const station = at(0.05);
  const { leg } = withDayTrips(town, [trip], { stay, travelers: 2, stationOf: () => station });
  const ride = leg(station, trip).minutes;

  test.each([
    ['the stay', 0],
    ['a sight beside the station', 0.052],
    ['a sight on the other side of town', -0.05],
  ])('leaves and ends there, and goes on from there to %s', (_, lon) => {
    const way = Math.ceil(town.leg(station, at(lon)).minutes);

    expect(leg(at(lon), trip).minutes).toBe(ride + way);
    expect(leg(trip, at(lon)).minutes).toBe(ride + way);
  });

  test('takes the ride, the platform and the way to the first sight', () => {
    expect(ride).toBe(100 + 5 + 15);
  });
});

test('the timetable of a day trip reckons with the farthest stay', () => {
  const catalogue = loadCatalogue();
  const minutesFrom = (id: string, name: string) => {
    const destination = catalogue.destination(id);
    const own = destination?.dayTrips.find(({ departsFrom }) => departsFrom === name);

    if (!destination || !own) throw new RangeError(name);
    return minutesToStation(own, destination);
  };

  expect(minutesFrom('london', 'Euston')).toBeGreaterThan(20);
  expect(minutesFrom('london', 'Euston')).toBeLessThanOrEqual(50);
  expect(minutesFrom('luxembourg', 'Luxembourg station')).toBe(10);
});

describe('the rides of a day trip', () => {
  test.each<[string, DayTripFile['mode'], number, Ends, number, number]>([
    ['a share of the way to stops nearer or farther by car', 'drive', 100, [0.4, 1.2], 40, 120],
    ['the same where a tour drives', 'tour', 100, [0.4, 1.2], 40, 120],
    [
      'no more or less than the way to the chief stop makes up for',
      'drive',
      240,
      [0.9, 1.1],
      220,
      260,
    ],
    ['the whole way where a station is', 'bus', 100, [0.4, 1.1], 110, 110],
  ])('take %s', (_, mode, minutes, ends, there, back) => {
    const trip = tripBy(mode, minutes, ends);
    const { leg, symmetric } = withDayTrips(town, [trip], { stay, travelers: 2 });
    const toStation = 10;

    expect(symmetric).toBe(false);
    expect(leg(stay, at(ends[0])).minutes).toBe(there + toStation);
    expect(leg(stay, trip).minutes).toBe(there + toStation);
    expect(leg(at(ends[1]), stay).minutes).toBe(back + toStation);
    expect(leg(trip, stay)).toMatchObject({ minutes: back + toStation, usd: leg(stay, trip).usd });
  });

  test('begin at the end of a boat in town, and lead back to its pier', () => {
    const inTown = createTravelModel({
      modes: ['walk'],
      eco: false,
      maxWalkMinutes: 900,
      level: 'moderate',
      partySize: 2,
    });
    const trip = tripBy('bus', 100, [1, 1]);
    const { leg } = withDayTrips(inTown, [trip], { stay, travelers: 2 });
    const boat = { ...at(0.01), endsAt: at(0.05) };

    expect(leg(boat, trip)).toEqual(leg(at(0.05), trip));
    expect(leg(trip, boat)).toEqual(leg(trip, at(0.01)));
  });
});
