import { expect, test } from 'vitest';
import type { DayTripFile } from '../catalogue.schema.ts';
import { buildDayTrip } from '../testing/build-day-trip.ts';
import { checkDayTrips } from './check-day-trips.ts';

type Stops = NonNullable<DayTripFile['stops']>;

/** A town on the equator, with a trip to the cape 55 kilometres east of it. */
function faultsOf(changes: Partial<DayTripFile>): string[] {
  const trip = buildDayTrip({
    stops: [stop('Harbour', 60, 0.3), stop('Cape', 120, 0.5)],
    lunchAt: 2,
    ...changes,
  });

  return checkDayTrips({ lat: 0, lon: 0, country: 'DE', dayTrips: [trip] });
}

function stop(name: string, minutes: number, lon: number): Stops[number] {
  return { name, minutes, lat: 0, lon };
}

test.each<[string, Partial<DayTripFile>, string[]]>([
  ['nothing in a day that adds up', { lunch: 'Fish' }, []],
  [
    'lunch that is called after another stop',
    {},
    ['cape: has lunch at Cape that is called "Fish at the harbour"'],
  ],
  [
    'a stop without a point',
    { stops: [{ name: 'Village', minutes: 60 }, stop('Cape', 120, 0.5)], lunch: 'Fish' },
    ['cape: nobody knows where Village is'],
  ],
  [
    'a walk that is a run',
    {
      stops: [
        stop('Harbour', 60, 0.46),
        { ...stop('Cape', 120, 0.5), way: { by: 'walk', minutes: 10 } },
      ],
      lunch: 'Fish',
    },
    ['cape: 4.4 km to Cape in 10 minutes (walk)'],
  ],
  [
    'stops that lead back and forth',
    {
      stops: [stop('Cape', 120, 0.5), stop('Harbour', 60, 0.2), stop('Rock', 60, 0.5)],
      lunch: 'Fish',
    },
    ['cape: its stops lead 178 km, where 111 would do'],
  ],
  [
    'a ride that flies',
    { travelMinutes: 20, lunch: 'Fish' },
    ['cape: goes 56 km at 167 km/h (drive)'],
  ],
  [
    'lunch where one was in the morning',
    {
      stops: [stop('Harbour', 30, 0.3), stop('Cape', 300, 0.5)],
      lunchAt: 1,
    },
    ['cape: is not at Harbour at lunchtime'],
  ],
  [
    'a stop for lunch that is none',
    { lunchAt: 3 },
    ['cape: has no stop or no lunch for lunchAt 3'],
  ],
])('the check finds %s', (_, changes, faults) => {
  expect(faultsOf(changes)).toEqual(faults);
});
