import { beforeAll, describe, expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { rideDetails, rideOf } from '#server/exports/ride-details.ts';
import { checkPlan } from '#server/planner/check-plan.ts';
import { prove } from '#server/planning/assembly/prove.ts';
import { withClearPlaces } from '#server/places/settle-places.ts';
import type { ItineraryTrip } from '#shared/generation/generated-trip.schema.ts';
import type { TripPlace } from '#shared/generation/trip-places.schema.ts';
import { shiftPlaces } from '#shared/trips/move-places.ts';
import { daysOfStay, rideIndex, withoutStrayRides } from '#shared/trips/stay-days.ts';
import { staysOf, zoneOf } from '#shared/trips/stop-place.ts';
import { generateTrip } from './generate-trip.ts';
import { rerouted } from './rerouted.ts';
import { buildRequest } from './testing/build-request.ts';
import { JOURNEY_FACTS } from './testing/journey-facts.ts';

const catalogue = loadCatalogue();
const DATES = { departureDate: '2027-05-10', returnDate: '2027-05-17', today: '2027-01-01' };

let trip: ItineraryTrip;
let places: TripPlace[];

beforeAll(async () => {
  const request = await withClearPlaces(
    buildRequest({ ...DATES, destinations: 'London 3 nights, then Singapore 4 nights' }),
  );

  trip = generateTrip(request, { catalogue, prove, rounds: 400 });
  places = trip.places ?? [];
}, 120_000);

describe('a trip with a night under way', () => {
  test('[PLAN-22] leaves in the evening, is there on the next day, and keeps every rule', () => {
    expect(trip.checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(places.map(({ id, nights, arrive, depart }) => [id, nights, arrive, depart])).toEqual([
      ['london', 3, '2027-05-10', '2027-05-13'],
      ['singapore', 3, '2027-05-14', '2027-05-17'],
    ]);
    expect(places[1]?.ride).toMatchObject({ date: '2027-05-13', arrivesOn: '2027-05-14' });
  });

  test('has every day once: one ends with the ride, the next begins with the arrival', () => {
    const [leaving, landing] = trip.itinerary.slice(3, 5);

    expect(trip.itinerary.map(({ dayNumber }) => dayNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(leaving?.activities.at(-1)?.kind).toBe('ride');
    expect(leaving?.activities.at(-1)?.description).toContain('you arrive on Fri, May 14');
    expect(landing?.activities[0]?.kind).toBe('arrival');
    expect(landing && rideIndex(landing)).toBe(-1);
  });

  test('says that a night is spent on the way, and which place gives it', () => {
    const told = trip.warnings.join(' ');

    expect(told).toContain('Singapore has 3 nights instead of 4: one is spent on the way.');
    expect(told).toContain('runs overnight and arrives on Fri, May 14');
  });

  test('pays for no bed on that night', () => {
    const beds = places.reduce((sum, { stay, nights }) => sum + stay.pricePerNight * nights, 0);

    expect(trip.costs.stay % beds).toBe(0);
  });

  test('splits into the days of its stays, with the clock and the bed of each', () => {
    const [leaving, landing] = trip.itinerary.slice(3, 5);

    if (!leaving || !landing) throw new Error('No days');
    expect(daysOfStay(trip.itinerary, places, 0)).toHaveLength(4);
    expect(daysOfStay(trip.itinerary, places, 1)).toHaveLength(4);
    expect(withoutStrayRides(trip.itinerary, places)).toEqual(trip.itinerary);
    expect(staysOf({ places }, leaving)).toEqual({ morning: places[0]?.stay });
    expect(staysOf({ places }, landing)).toEqual({ night: places[1]?.stay });
    for (const activity of leaving.activities)
      expect(zoneOf({ places }, leaving, activity)).toBe('Europe/London');
    for (const activity of landing.activities)
      expect(zoneOf({ places }, landing, activity)).toBe('Asia/Singapore');
  });

  test('tells the ride with its day of arrival, and moves it with the dates', () => {
    const [leaving] = trip.itinerary.slice(3, 4);
    const [entry] = leaving?.activities.slice(-1) ?? [];

    if (!leaving || !entry) throw new Error('No ride');
    const ride = rideOf({ places }, leaving, entry);

    expect(ride).toEqual(places[1]?.ride);
    expect(ride && rideDetails(ride)).toContain(' on the next day, local times.');
    expect(shiftPlaces(places, 7)[1]?.ride).toMatchObject({
      date: '2027-05-20',
      arrivesOn: '2027-05-21',
    });
  });

  test('gives the night back where the other order needs none', () => {
    const asked = {
      request: buildRequest(DATES),
      destination: 'london',
      journey: { isAssumed: true },
      locks: [],
    };
    const turned = rerouted(
      {
        ...asked,
        places,
        stays: places.map(({ id, stay }) => ({ ...asked, destination: id, stay })),
        route: places.toReversed().map(({ id, nights }) => ({ id, nights })),
      },
      { catalogue },
    );

    expect(turned.places?.map(({ id, nights }) => [id, nights])).toEqual([
      ['singapore', 4],
      ['london', 3],
    ]);
    expect(turned.places?.[1]?.ride?.arrivesOn).toBeUndefined();
    expect(turned.places?.[1]?.depart).toBe(DATES.returnDate);
  });
});

describe('rule 15 over a night under way', () => {
  type Spoilt = { trip: ItineraryTrip; second: TripPlace; ride: NonNullable<TripPlace['ride']> };

  function verdict(change: (parts: Spoilt) => void) {
    const spoilt = structuredClone(trip);
    const [, second] = spoilt.places ?? [];

    if (!second?.ride) throw new Error('No ride');
    change({ trip: spoilt, second, ride: second.ride });
    return checkPlan(spoilt, JOURNEY_FACTS).find(({ rule }) => rule === 15);
  }

  test('passes the plan as it was made', () => {
    expect(verdict(() => {})).toMatchObject({ ok: true });
  });

  test.each<[string, (parts: Spoilt) => void, string]>([
    ['a night that nobody has', ({ ride }) => delete ride.arrivesOn, 'is left on'],
    [
      'a ride two days before',
      ({ ride }) => {
        ride.date = '2027-05-12';
      },
      'is dated',
    ],
    ['an hour that no clock shows', ({ ride }) => (ride.arrives = '06:00'), 'cannot arrive'],
    [
      'a stop before the landing',
      ({ trip: { itinerary } }) => {
        const stop = itinerary[4]?.activities.find(({ kind }) => kind === 'meal');

        if (stop) stop.time = '12:00';
      },
      'too soon after arriving',
    ],
    [
      'a stop that lasts into the ride',
      ({ trip: { itinerary } }) => {
        const stop = itinerary[1]?.activities.find(({ kind }) => kind === 'stop');
        const day = itinerary[3];

        if (stop && day)
          day.activities.splice(rideIndex(day), 0, { ...stop, time: '20:30', duration: '1h' });
      },
      'too late for the flight',
    ],
  ])('names %s', (_, change, words) => {
    const check = verdict(change);

    expect(check?.ok).toBe(false);
    expect(check?.detail).toContain(words);
  });
});
