import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { loadRides } from '#server/catalogue/rides.ts';
import { destinationSuggestion } from '#server/gazetteer/place-suggestion.ts';
import type { CheckFacts } from '#server/planner/check-facts.ts';
import { checkPlan } from '#server/planner/check-plan.ts';
import { prove } from '#server/planning/assembly/prove.ts';
import type { PlanRequest } from '#server/planning/assembly/plan-request.ts';
import { generatedTrip, type ItineraryTrip } from '#shared/generation/generated-trip.schema.ts';
import type { TripPlace, TripRide } from '#shared/generation/trip-places.schema.ts';
import { rideEnd, rideIndex } from '#shared/trips/stay-days.ts';
import { withTown } from '#server/planning/destination/off-catalogue-catalogue.ts';
import { findTown } from './find-town.ts';
import { withClearPlaces } from '#server/places/settle-places.ts';
import { generateTrip } from './generate-trip.ts';
import { buildRequest } from './testing/build-request.ts';
import { JOURNEY_FACTS } from './testing/journey-facts.ts';

const catalogue = loadCatalogue();
const PATIENCE = { timeout: 120_000 };

function asked(ids: readonly string[]): NonNullable<PlanRequest['asked']> {
  return {
    places: ids.map((id) => {
      const destination = catalogue.destination(id);

      if (!destination) throw new Error(`No ${id}`);
      return destinationSuggestion(destination, catalogue);
    }),
    avoided: { destinations: [], countries: [] },
    sights: { wanted: [], avoided: [] },
    unclear: [],
    notUnderstood: [],
  };
}

function journey(ids: readonly string[], overrides: Partial<PlanRequest> = {}): ItineraryTrip {
  const request = buildRequest({
    departureDate: '2027-06-05',
    returnDate: '2027-06-12',
    today: '2027-01-01',
    asked: asked(ids),
    ...overrides,
  });

  return generateTrip(request, { catalogue, prove, rounds: 400 });
}

describe('a trip to several places', PATIENCE, () => {
  test('sees nothing twice from a town whose neighbour it has stayed in', async () => {
    const sanur = await findTown(
      { kind: 'trip', input: buildRequest({ destinations: 'Sanur, Indonesia' }) },
      catalogue,
    );

    if (!sanur) throw new Error('No Sanur');
    const world = withTown(catalogue, sanur);
    const ubud = asked(['ubud']);
    const [town] = world.destinations.slice(-1);

    if (!town) throw new Error('No town');
    const trip = generateTrip(
      buildRequest({
        departureDate: '2027-06-05',
        returnDate: '2027-06-12',
        today: '2027-01-01',
        additionalPreferences: 'Ubud 4 nights, Sanur 3 nights',
        asked: { ...ubud, places: [...ubud.places, destinationSuggestion(town, world)] },
      }),
      { catalogue: world, prove, rounds: 150 },
    );
    const stops = trip.itinerary.flatMap(({ activities }) =>
      activities.flatMap(({ kind, place }) => (kind === 'stop' && place ? [place.id] : [])),
    );

    expect(trip.places?.map(({ nights }) => nights)).toEqual([4, 3]);
    expect(new Set(stops).size).toBe(stops.length);
  });

  test('meets a wish for one evening once, and not in each of its places', () => {
    const trip = journey(['seville', 'granada'], {
      additionalPreferences: 'We want to see real flamenco.',
    });
    const stages = trip.itinerary.flatMap(({ activities }) =>
      activities.filter(
        ({ place }) => place?.kind === 'show' && /flamenco|zambra|tablao|casala/i.test(place.name),
      ),
    );

    expect(stages).toHaveLength(1);
    expect(trip.asked).toContainEqual(expect.objectContaining({ wish: 'Flamenco', met: true }));
  });

  test('goes in the order in which one would, and keeps every rule', () => {
    const trip = journey(['venice', 'rome', 'florence']);

    expect(generatedTrip.safeParse(trip).error).toBeUndefined();
    expect(trip.checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(trip.places?.map(({ id }) => id)).toEqual(['venice', 'florence', 'rome']);
    expect(trip.destination.name).toBe('Venice, Florence and Rome');
    expect(trip.itinerary.map(({ dayNumber }) => dayNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const { total, ...parts } = trip.costs;

    expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(total);
    expect(total).toBeLessThanOrEqual(trip.tripInfo.totalBudget);
    expect(trip.score).toBeLessThanOrEqual(trip.bound + 0.1);
  });

  test('on the road goes leg, stop, leg, eats on the way, and pays for it', () => {
    const trip = journey(['seville', 'granada'], {
      additionalPreferences: 'A road trip by car from Seville to Granada',
    });
    const ride = trip.places?.[1]?.ride;
    const stops = ride?.stops ?? [];
    const day = trip.itinerary.find(({ date }) => date === ride?.date);
    const [start, end] = day ? [rideIndex(day), rideEnd(day)] : [0, 0];
    const between = day?.activities.slice(start, end + 1) ?? [];
    const { total, ...parts } = trip.costs;

    expect(trip.checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(between[0]).toMatchObject({ kind: 'ride', time: ride?.departs });
    expect(between.at(-1)).toMatchObject({ kind: 'ride' });
    expect(stops.some(({ place }) => place)).toBe(true);
    expect(between.filter(({ kind }) => kind !== 'ride').map(({ time }) => time)).toEqual(
      stops.map(({ arrives }) => arrives),
    );
    expect(between.filter(({ meal }) => meal === 'lunch')).toHaveLength(1);
    expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(total);
    expect(total).toBeLessThanOrEqual(trip.tripInfo.totalBudget);
  });

  test('speaks of no day trip as turned down because the drive stops there', () => {
    const trip = journey(['lisbon', 'porto'], {
      additionalPreferences: 'A road trip by car from Lisbon to Porto',
    });

    expect(trip.places?.[1]?.ride?.stops).not.toHaveLength(0);
    expect(trip.asked?.filter(({ wish }) => wish.startsWith('Not '))).toEqual([]);
  });

  test('comes back to a place, and sees nothing there twice', () => {
    const trip = journey(['tokyo', 'kyoto'], {
      additionalPreferences: 'Tokyo 3 nights, Kyoto 3 nights, back to Tokyo for the last night',
    });
    const placed = trip.itinerary.flatMap(({ activities }) =>
      activities.flatMap(({ place, kind }) => (place && kind === 'stop' ? [place.id] : [])),
    );

    expect(trip.checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(trip.places?.map(({ id, nights }) => [id, nights])).toEqual([
      ['tokyo', 3],
      ['kyoto', 3],
      ['tokyo', 1],
    ]);
    expect(trip.destination.name).toBe('Tokyo and Kyoto');
    // What was seen on the first stay is no refusal of the traveller's.
    expect(trip.wishes?.filter(({ text }) => text.startsWith('Leaving out'))).toEqual([]);
    expect(new Set(placed).size).toBe(placed.length);
    expect(trip.asked?.filter(({ met }) => !met)).toEqual([]);
  });

  test('comes back to a place that was chosen twice', () => {
    const place = (id: string) => {
      const { name = '', country = '', lat = 0, lon = 0 } = catalogue.destination(id) ?? {};

      return { kind: 'destination' as const, id, name, country, lat, lon };
    };
    const trip = journey(['rome', 'florence'], {
      places: [place('rome'), place('florence'), { ...place('rome'), nights: 2 }],
    });

    expect(trip.checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(trip.places?.map(({ id }) => id)).toEqual(['rome', 'florence', 'rome']);
    expect(trip.places?.[2]?.nights).toBe(2);
  });

  test('holds a place that is a day trip with stops of other names', () => {
    const trip = journey(['gold-coast', 'sydney', 'brisbane'], {
      departureDate: '2027-02-06',
      returnDate: '2027-02-09',
    });

    expect(trip.asked?.filter(({ met }) => !met)).toEqual([]);
    expect(trip.checks.filter(({ ok }) => !ok)).toEqual([]);
  });

  test('sees what another stay is known for from the one that is nearer', async () => {
    const request = await withClearPlaces(
      buildRequest({
        additionalPreferences: 'Cusco 3 nights then Sacred Valley 2 nights, Machu Picchu',
        departureDate: '2027-05-17',
        returnDate: '2027-05-22',
      }),
    );
    const trip = generateTrip(request, { catalogue, prove, rounds: 400 });
    const stops = trip.itinerary.flatMap(({ activities }) => activities);

    expect(stops.map(({ place }) => place?.id)).toContain('sacred-valley/machu-picchu-by-train');
    expect(trip.asked?.filter(({ met }) => !met)).toEqual([]);
    expect(trip.checks.filter(({ ok }) => !ok)).toEqual([]);
  });

  test('stays in a place for a day under the name that its day trip has', () => {
    const trip = journey(['philadelphia', 'new-york-city', 'ottawa', 'boston'], {
      returnDate: '2027-06-09',
    });

    expect(trip.asked?.find(({ wish }) => wish === 'New York City')).toMatchObject({ met: true });
    expect(trip.checks.filter(({ ok }) => !ok)).toEqual([]);
  });

  test('goes green by taxi where nothing else is known to go', () => {
    const trip = journey(['skye', 'edinburgh'], { isEcoFriendly: true });

    expect(trip.checks.filter(({ ok }) => !ok)).toEqual([]);
  });

  test('says of no stay that it was to be left out, where the one before has a day trip there', () => {
    const trip = journey(['cairo', 'alexandria']);

    expect(trip.places?.map(({ id }) => id)).toEqual(['cairo', 'alexandria']);
    expect((trip.asked ?? []).filter(({ wish }) => wish.startsWith('Not '))).toEqual([]);
  });

  test('rests at the stay of the place where it is', () => {
    const trip = journey(['rome', 'florence'], {
      departureDate: '2026-09-07',
      returnDate: '2026-09-13',
      today: '2026-05-01',
    });
    const rests = trip.itinerary
      .flatMap(({ activities }) => activities)
      .filter(({ kind }) => kind === 'free');

    expect(rests.map(({ place }) => place?.name)).toContain(trip.places?.[1]?.stay.name);
    expect(trip.checks.filter(({ ok }) => !ok)).toEqual([]);
  });

  test('keeps the order and the nights that were said', () => {
    const trip = journey(['tokyo', 'kyoto'], {
      additionalPreferences: 'Tokyo 4 nights then Kyoto 3 nights',
    });

    expect(trip.places?.map(({ id, nights }) => [id, nights])).toEqual([
      ['tokyo', 4],
      ['kyoto', 3],
    ]);
  });

  test('tells themes and the occasion of the whole trip, by its days', () => {
    const trip = journey(['rome', 'florence'], {
      additionalPreferences:
        'Rome then Florence. A cooking class, our anniversary on June 10, and northern lights.',
    });
    const festive = trip.itinerary.flatMap(({ date, activities }) =>
      activities.flatMap(({ description = '' }) =>
        description.startsWith('The anniversary dinner') ? [date] : [],
      ),
    );
    const outcomes = new Map(trip.asked?.map((one) => [one.wish, one]));

    expect(trip.checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(festive).toEqual(['2027-06-10']);
    expect(outcomes.get('Anniversary, Jun 10, 2027')?.detail).toContain('Day 6: a festive dinner');
    expect(trip.wishes?.find(({ text }) => text === 'Anniversary')?.detail).toContain('Day 6');
    expect(outcomes.get('A cooking class')).toMatchObject({ met: true });
    expect(outcomes.get('Northern lights')).toMatchObject({ met: false });
    expect(trip.warnings.some((warning) => warning.startsWith('Northern lights: '))).toBe(true);
  });

  test('begins and ends where the traveller flies to and from', () => {
    const trip = journey(['rome', 'venice', 'florence'], {
      additionalPreferences: 'Fly into Venice, out of Florence, and see Rome',
    });

    expect(trip.places?.map(({ id }) => id)).toEqual(['venice', 'rome', 'florence']);
  });

  test('turns round a route that can be flown in a day one way only', () => {
    const trip = journey(['lisbon', 'sydney'], { returnDate: '2027-06-15' });

    expect(trip.places?.map(({ id }) => id)).toEqual(['sydney', 'lisbon']);
    expect(trip.checks.filter(({ ok }) => !ok)).toEqual([]);
  });

  test('names two places that no ride joins within a day or a night', () => {
    expect(() =>
      journey(['auckland', 'honolulu'], { additionalPreferences: 'Auckland then Honolulu' }),
    ).toThrow(/no ride .* from Auckland to Honolulu/);
  });

  test.each([
    [['london', 'paris', 'amsterdam']],
    [['frankfurt', 'munich', 'zurich']],
    [['madrid', 'barcelona', 'valencia']],
  ])('[PLAN-22] on business works in each of %s, and moves on after work', (ids) => {
    const trip = journey(ids, {
      tripType: 'business',
      departureDate: '2027-06-07',
      returnDate: '2027-06-11',
      travelers: 1,
    });
    const work = trip.itinerary.flatMap(({ activities }) =>
      activities.flatMap(({ kind, place }) => (kind === 'work' ? (place?.id ?? '') : [])),
    );

    expect(trip.tripInfo.isBusiness).toBe(true);
    expect(trip.places?.map(({ id }) => id)).toEqual(ids);
    expect(trip.checks.filter(({ ok }) => !ok)).toEqual([]);
    for (const id of ids) expect(work.some((place) => place.startsWith(`${id}/`))).toBe(true);
    for (const { ride } of trip.places?.slice(1) ?? [])
      expect(clock(ride?.departs ?? '')).toBeGreaterThan(clock('17:30'));
  });

  test('is one trip to one place where the places are alternatives', () => {
    const trip = journey(['rome', 'venice'], { additionalPreferences: 'Rome or Venice' });

    expect(trip.places).toBeUndefined();
    expect(trip.destination.id).toBe('rome');
  });

  test('crosses time zones by the clocks of both places', () => {
    const trip = journey(['london', 'paris'], {
      places: [
        { ...suggestion('london'), nights: 3 },
        { ...suggestion('paris'), nights: 4 },
      ],
    });
    const ride = trip.places?.[1]?.ride;

    expect(ride && clock(ride.arrives) - clock(ride.departs) - ride.minutes).toBe(60);
    expect(trip.warnings.join(' ')).toContain('crosses a border');
  });
});

const plan = journey(['vienna', 'budapest']);
type Spoilt = {
  trip: ItineraryTrip;
  first: TripPlace;
  second: TripPlace;
  ride: TripRide;
  move: ItineraryTrip['itinerary'][number];
};

/** The plan spoiled in one way. */
function spoil(change: (parts: Spoilt) => void): ItineraryTrip {
  const trip = structuredClone(plan);
  const [first, second] = trip.places ?? [];
  const ride = second?.ride;
  const move = trip.itinerary.find(({ date }) => date === second?.arrive);

  if (!first || !second || !ride || !move) throw new Error('The plan has no ride');
  change({ trip, first, second, ride, move });
  return trip;
}

function verdict(trip: ItineraryTrip, facts: CheckFacts = JOURNEY_FACTS) {
  return checkPlan(trip, facts).find(({ rule }) => rule === 15);
}

describe('rule 15', PATIENCE, () => {
  test('passes the plan as it was made', () => {
    expect(verdict(plan)).toMatchObject({ ok: true });
  });

  test.each<[string, (parts: Spoilt) => void, string]>([
    ['a night without a stay', ({ second }) => (second.arrive = '2027-06-11'), 'begins on'],
    ['nights that do not add up', ({ first }) => (first.nights += 1), 'nights do not reach'],
    ['a last night without a stay', ({ second }) => (second.depart = '2027-06-11'), 'last night'],
    ['a stay in the other place', ({ first, second }) => (second.stay = first.stay), 'elsewhere'],
    ['no ride', ({ second }) => delete second.ride, 'no ride leads'],
    ['a ride on another date', ({ ride }) => (ride.date = '2027-06-06'), 'is dated'],
    ['a ride that the day does not hold', ({ ride }) => (ride.departs = '06:00'), 'but the day'],
    ['an arrival that no clock shows', ({ ride }) => (ride.arrives = '11:00'), 'cannot arrive'],
    [
      'an impossible speed',
      ({ ride }) => {
        ride.minutes = 20;
        ride.arrives = '10:50';
      },
      'impossible',
    ],
    [
      'a drive that no day holds',
      ({ ride }) => {
        ride.mode = 'drive';
        ride.operators = [];
        ride.estimate = true;
        ride.minutes = 540;
      },
      '9 hours at the wheel',
    ],
    ['an operator that does not run there', ({ ride }) => (ride.operators = ['Renfe']), 'is known'],
    [
      'an unknown ride that is not called an estimate',
      ({ ride }) => {
        ride.operators = [];
        ride.estimate = false;
      },
      'not called an estimate',
    ],
    ['a border that nobody speaks of', ({ trip }) => (trip.warnings = []), 'border'],
    [
      'a stop after the arrival that begins too soon',
      ({ move, ride }) => {
        const next = move.activities
          .slice(rideIndex(move) + 1)
          .find(({ kind }) => kind === 'stop' || kind === 'meal');

        if (next) next.time = ride.arrives;
      },
      'too soon after arriving',
    ],
    [
      'a stop that lasts into the ride',
      ({ move, trip }) => {
        const stop = trip.itinerary[1]?.activities.find(({ kind }) => kind === 'stop');

        if (stop) move.activities.unshift({ ...stop, time: '09:50', duration: '1h' });
      },
      'too late for the train',
    ],
    [
      'a ride to nowhere',
      ({ trip, move }) => {
        const ride = move.activities[rideIndex(move)];

        if (ride) trip.itinerary[1]?.activities.push(ride);
      },
      'leads to no stay',
    ],
  ])('names %s', (_, change, words) => {
    const check = verdict(spoil(change));

    expect(check?.ok).toBe(false);
    expect(check?.detail).toContain(words);
  });

  test('names a service that is out of its season, too early, too late or not daily', () => {
    const [service] = loadRides().ridesBetween('vienna', 'budapest');
    const asService = (change: object): CheckFacts => ({
      ...JOURNEY_FACTS,
      services: () => (service ? [{ ...service, ...change }] : []),
    });
    const detail = (trip: ItineraryTrip, change: object) =>
      verdict(trip, asService(change))?.detail;

    expect(detail(plan, { season: { from: '10-01', to: '04-30' } })).toContain('does not run on');
    const weekdays = (...there: string[]) => ({ weekdays: { there, back: ['Mo'] } });
    const [{ ride: { date = '' } = {} } = {}] = plan.places?.slice(1) ?? [];
    const day = new Date(date).toLocaleDateString('en', { weekday: 'short', timeZone: 'UTC' });
    const others = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'].filter((one) => !day.startsWith(one));

    expect(detail(plan, weekdays(...others))).toContain('does not run on');
    expect(verdict(plan, asService(weekdays(day.slice(0, 2))))?.ok).toBe(true);
    expect(detail(plan, { firstDeparture: '12:00' })).toContain('does not leave before 12:00');
    expect(detail(plan, { lastDeparture: '08:00' })).toContain('leaves at 08:00');
    const hours = (first: string, last: string) => ({
      typicalHours: { departuresPerWeek: 40, first, last },
    });

    expect(detail(plan, hours('12:00', '20:00'))).toContain('does not leave before 12:00');
    expect(detail(plan, hours('05:00', '08:00'))).toContain('leaves at 08:00');
    expect(verdict(plan, asService(hours('05:00', '20:00')))?.ok).toBe(true);
    expect(
      detail(
        spoil(({ trip }) => (trip.warnings = [])),
        { departuresPerWeek: 2 },
      ),
    ).toContain('does not run every day');
  });

  test('names too many moves for a party that wants rest', () => {
    const restful = {
      ...JOURNEY_FACTS.preference,
      needs: { ...JOURNEY_FACTS.preference.needs, relaxation: true },
    };
    const trip = spoil(({ trip: { places = [] } }) => {
      for (const place of places) place.nights = 2;
    });

    expect(verdict(trip, { ...JOURNEY_FACTS, preference: restful })?.detail).toContain(
      'too many moves',
    );
  });
});

function suggestion(id: string) {
  const [place] = asked([id]).places;

  if (!place) throw new Error(`No ${id}`);
  return place;
}

function clock(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);

  return hours * 60 + minutes;
}
