import { RULE_COUNT } from '#server/planner/check-plan.ts';
import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { destinationSuggestion } from '#server/gazetteer/place-suggestion.ts';
import { daysBetween } from '#shared/dates.ts';
import { generatedTrip } from '#shared/generation/generated-trip.schema.ts';
import type { Interest } from '#shared/preferences/options.ts';
import { prove } from '#server/planning/assembly/prove.ts';
import { FEW_ROUNDS } from '#server/testing/plan-in-place.ts';
import { generateTrip } from './generate-trip.ts';
import { buildRequest } from './testing/build-request.ts';
import { randomRequest } from './testing/random-request.ts';

const catalogue = loadCatalogue();
/** Whether a plan is valid must not depend on how long it was searched for; only how good it is does. */
const world = { catalogue, prove, rounds: FEW_ROUNDS };
const RANDOM_TRIPS = 30;
/** Enough to find what the best plan has, a tenth of what travellers have done. */
const MORE_ROUNDS = 1500;

const stopsOf = (trip: ReturnType<typeof generateTrip>) =>
  trip.itinerary.flatMap((day) =>
    day.activities.filter(({ kind }) => kind === 'stop').map(({ place }) => place?.id),
  );

describe('random preferences', () => {
  test.each(Array.from({ length: RANDOM_TRIPS / 10 }, (_, index) => index))(
    '[API-02] %# ten plans that keep every rule and fit the contract',
    (batch) => {
      for (let index = batch * 10; index < batch * 10 + 10; index += 1) {
        const request = randomRequest(index, catalogue, 'npm test');
        const nights = daysBetween(request.departureDate, request.returnDate);
        const trip = generateTrip(request, world);

        expect(generatedTrip.safeParse(trip).error).toBeUndefined();
        expect(trip.checks.filter(({ ok }) => !ok)).toEqual([]);
        // One rule more holds for a surprise with two stops.
        expect(trip.checks).toHaveLength(trip.places ? RULE_COUNT + 1 : RULE_COUNT);
        expect(trip.itinerary).toHaveLength(nights + 1);
        expect(trip.score).toBeLessThanOrEqual(trip.bound + 0.1);
        const { total, ...parts } = trip.costs;

        expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(total);
        expect(total).toBeLessThanOrEqual(trip.tripInfo.totalBudget);
        expect(JSON.parse(JSON.stringify(trip))).toEqual(trip);
      }
    },
    180_000,
  );
});

describe('a plan', { timeout: 60_000 }, () => {
  test('is the same for the same preference, whatever its id', () => {
    const one = generateTrip(buildRequest({ id: 1 }), world);
    const two = generateTrip(buildRequest({ id: 2 }), world);

    expect({ ...two, preferenceId: 1 }).toEqual(one);
  });

  test.each([
    [
      'with small children',
      'Paris, with kids (4 and 9)',
      ['paris/eiffel-tower', 'paris/louvre'],
      '2027-05-13',
    ],
    [
      'beside day trips that nobody asked for',
      'Reykjavik, flight home at 7:15',
      ['reykjavik/golden-circle', 'reykjavik/blue-lagoon'],
      '2027-05-14',
    ],
  ])('has the sights that were asked for, %s', (_, notes, ids, returnDate) => {
    const destination = catalogue.destination(ids[0]?.split('/')[0] ?? '');
    const request = buildRequest({
      departureDate: '2027-05-10',
      returnDate,
      travelers: 4,
      additionalPreferences: notes,
      asked: {
        places: destination ? [destinationSuggestion(destination, catalogue)] : [],
        avoided: { destinations: [], countries: [] },
        sights: { wanted: ids, avoided: [] },
        unclear: [],
        notUnderstood: [],
      },
    });
    const trip = generateTrip(request, { ...world, rounds: MORE_ROUNDS });
    const seen = trip.itinerary.flatMap(({ activities }) =>
      activities.flatMap(({ place }) => place?.id ?? []),
    );

    expect(seen).toEqual(expect.arrayContaining(ids));
  });

  test('does without a stop that breaks a rule, rather than refuse', () => {
    const request = buildRequest();
    const [stop] = generateTrip(request, world).itinerary.flatMap(({ activities }) =>
      activities.flatMap(({ kind, place }) => (kind === 'stop' && place ? [place] : [])),
    );
    const trip = generateTrip(request, {
      catalogue,
      rounds: world.rounds,
      prove: (plan, draft) => {
        const holds = JSON.stringify(plan.itinerary).includes(`"${stop?.id}"`);
        const fault = { rule: 14, name: 'sense', ok: false, detail: `${stop?.name}: too soon` };

        return holds ? [fault] : prove(plan, draft);
      },
    });

    expect(trip.checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(stopsOf(trip)).not.toContain(stop?.id);
  });

  test('[PLAN-21] asked again for a place of its own field, comes out as another plan there', () => {
    const business = { tripType: 'business', destinations: 'London' } as const;
    const one = generateTrip(buildRequest(business), world);
    const two = generateTrip(buildRequest({ ...business, exclude: ['london'] }), world);

    expect(two.destination.id).toBe('london');
    expect(two.accommodation.id).not.toBe(one.accommodation.id);
  });

  test('goes to no place twice: where restaurants run out, the meal is one of your own choice', () => {
    const trip = generateTrip(
      buildRequest({ additionalPreferences: 'Salzburg', returnDate: '2027-05-18' }),
      { ...world, rounds: MORE_ROUNDS },
    );
    const activities = trip.itinerary.flatMap((day) => day.activities);
    const ids = activities.flatMap(({ kind, place }) =>
      kind === 'stop' || kind === 'meal' ? (place?.id ?? []) : [],
    );
    const meals = activities.filter(({ kind }) => kind === 'meal');
    // Lunch during a day trip is told with the trip.
    const own = meals.filter(({ place, partOf }) => !place && partOf === undefined);
    // Cafés and tea rooms are for the morning, a kitchen without meat for who asks for it.
    const restaurants = (catalogue.destination('salzburg')?.food ?? []).filter(
      ({ kind, vegan }) => kind !== 'cafe' && vegan !== 'full',
    ).length;

    expect(ids.length - new Set(ids).size).toBe(0);
    expect(own.length).toBeGreaterThan(0);
    expect(meals.filter(({ place }) => place).length).toBeGreaterThan(restaurants * 0.6);
    for (const { activity, description } of own) {
      expect(activity).toMatch(/^(Lunch|Dinner) near .+, your choice$/);
      expect(description).toMatch(
        /^(?:Ask for .+ where locals fill the tables|We know no restaurant close by: .+ picnic).*\. About \$\d+ a person/,
      );
    }
    expect(activities.filter(({ place }) => place?.unverified)).toEqual([]);
  });

  test('on a day when nothing opens it neither sends anyone out nor to a table', () => {
    const { itinerary } = generateTrip(
      buildRequest({
        destinations: 'Ubud',
        departureDate: '2027-03-06',
        returnDate: '2027-03-10',
      }),
      world,
    );
    const nyepi = itinerary.find(({ date }) => date === '2027-03-08');
    const words = nyepi?.activities.map(({ activity }) => activity) ?? [];

    expect(words.length).toBeGreaterThan(2);
    for (const text of words) expect(text).toMatch(/^(Lunch|Dinner|A quiet \w+) at /);
  });

  test('[PLAN-22] a business lunch in Singapore is had at a table we know while there are any', () => {
    const trip = generateTrip(
      buildRequest({ tripType: 'business', destinations: 'Singapore', interests: ['Culinary'] }),
      world,
    );
    const lunches = trip.itinerary
      .filter(({ dayType }) => dayType === 'Work Day')
      .flatMap((day) => day.activities.filter(({ meal }) => meal === 'lunch'));

    expect(lunches).toHaveLength(3);
    expect(lunches.filter(({ place }) => place).length).toBeGreaterThanOrEqual(2);
  });

  // One town has more for an interest than another, and in Paris five days hold little beside what everybody sees.
  test('changes visibly with one interest, by three sights in a town at the mean', () => {
    const cities = ['Rome', 'Tokyo', 'Bangkok', 'Vienna', 'Lisbon', 'Sydney', 'London', 'Istanbul'];
    const added = cities.flatMap((city) => {
      const stopsWith = (interests: Interest[]) =>
        stopsOf(generateTrip(buildRequest({ additionalPreferences: city, interests }), world));
      const one = stopsWith(['History', 'Culinary']);

      return stopsWith(['History', 'Nature']).filter((id) => !one.includes(id));
    });

    expect(added.length).toBeGreaterThanOrEqual(3 * cities.length);
  });

  test('changes visibly when the dates move to another season', () => {
    const additionalPreferences = 'Reykjavik';
    const lights = 'reykjavik/northern-lights-tour';
    const spring = stopsOf(
      generateTrip(buildRequest({ additionalPreferences, interests: ['Nature'] }), world),
    );
    const autumn = stopsOf(
      generateTrip(
        buildRequest({
          additionalPreferences,
          interests: ['Nature'],
          departureDate: '2027-11-03',
          returnDate: '2027-11-07',
        }),
        world,
      ),
    );

    expect(autumn).toContain(lights);
    expect(spring).not.toContain(lights);
  });

  test('reads the notes: where to go, what to see, what to leave out', () => {
    const trip = generateTrip(
      buildRequest({
        additionalPreferences: 'Paris, but no museums. We must see the Eiffel Tower.',
      }),
      world,
    );
    const kinds = trip.itinerary.flatMap((day) => day.activities.map(({ place }) => place?.kind));

    expect(trip.destination.id).toBe('paris');
    expect(stopsOf(trip)).toContain('paris/eiffel-tower');
    expect(kinds).not.toContain('museum');
  });

  test('tells what every stop is, why the chosen ones are there, and gives every day a title of its own', () => {
    const trip = generateTrip(buildRequest({ returnDate: '2027-05-10' }), world);
    const titles = trip.itinerary.map(({ title }) => title);

    expect(new Set(titles).size).toBe(titles.length);
    const stops = trip.itinerary
      .flatMap((day) => day.activities)
      .filter(({ kind, partOf }) => kind === 'stop' && partOf === undefined);

    for (const { description } of stops) expect(description?.length).toBeGreaterThan(10);
    const told = stops.filter(({ why, interests = [] }) => why || interests.length > 0);

    expect(told.length).toBeGreaterThan(stops.length / 2);
  });
});

describe('what cannot be planned', { timeout: 60_000 }, () => {
  test('a destination that nobody knows is named, with the nearest names', () => {
    const request = buildRequest({ tripType: 'business', destinations: 'Oslu' });

    expect(() => generateTrip(request, world)).toThrow('Did you mean Oslo');
  });

  test.each([
    ['2027-06-10', 'and this one has 39. Return 9 days earlier and it works.'],
    ['2027-06-02', 'and this one has 31. Return a day earlier and it works.'],
  ])('more days than we plan, to %s: %s', (returnDate, told) => {
    expect(() => generateTrip(buildRequest({ returnDate }), world)).toThrow(told);
  });

  test('plans without a sight that cannot be seen, and names it first as a traveller knows it', () => {
    const request = buildRequest({
      departureDate: '2027-05-10',
      returnDate: '2027-05-11',
      additionalPreferences: 'Only Paris. We want to see the Parc des Princes stadium tour.',
    });

    const trip = generateTrip(request, world);

    expect(trip.asked?.[0]).toMatchObject({
      wish: 'Must see: Parc des Princes stadium tour',
      met: false,
      detail: "not in this plan. It's closed on all of these days.",
    });
    expect(trip.warnings[0]).toContain('Parc des Princes stadium tour');
    expect(trip.checks.filter(({ ok }) => !ok)).toEqual([]);
  });

  test('a departure that has passed', () => {
    expect(() => generateTrip(buildRequest({ today: '2027-05-20' }), world)).toThrow(
      'departure date has passed',
    );
  });
});
