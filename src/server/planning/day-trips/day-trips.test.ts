import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import { mealHours } from '#server/catalogue/meal-hours.ts';
import { generateTrip } from '#server/generation/generate-trip.ts';
import { buildRequest } from '#server/generation/testing/build-request.ts';
import { checkPlan } from '#server/planner/check-plan.ts';
import { minutesOf, parseDuration } from '#shared/dates.ts';
import type { ItineraryTrip, PlannedActivity } from '#shared/generation/generated-trip.schema.ts';
import { checkFacts, prove } from '../assembly/prove.ts';
import type { PlanDraft } from '../assembly/plan-draft.ts';
import { chiefStop, dayTripParts, spotMinutes, stopCount } from './day-trip-stops.ts';

const catalogue = loadCatalogue();
const tripsOf = (id: string) => catalogue.destination(id)?.dayTrips ?? [];

/** A plan with the draft that it was proved by. */
function planned(changes: Parameters<typeof buildRequest>[0]) {
  let draft: PlanDraft | undefined;
  const trip = generateTrip(buildRequest(changes), {
    catalogue,
    rounds: 200,
    prove: (plan, its) => {
      draft = its;
      return prove(plan, its);
    },
  });

  if (!draft) throw new Error('nothing was proved');
  return { trip, facts: checkFacts(draft) };
}

const dayWith = ({ itinerary }: Pick<ItineraryTrip, 'itinerary'>, id: string) =>
  itinerary.find(({ activities }) => activities.some(({ place }) => place?.id === id));
const partsOf = (activities: readonly PlannedActivity[], id: string) =>
  activities.filter(({ partOf }) => partOf === id);

describe('the stops of a day trip', () => {
  test.each(
    catalogue.destinations.flatMap((one) => one.dayTrips.map((trip) => [one, trip] as const)),
  )('follow each other with lunch in its hours: %#', ({ country }, trip) => {
    const lunch = mealHours(country).lunch;
    const until = 9 * 60 + Math.max(spotMinutes(trip, true), lunch[0] + 60 - 9 * 60);
    const parts = dayTripParts(trip, [9 * 60, until], lunch);
    const meals = parts.filter(({ kind }) => kind === 'lunch');

    expect(parts[0]).toMatchObject({ kind: 'stop', number: 1, start: 9 * 60 });
    expect(new Set(parts.map(({ number }) => number)).size - 1).toBe(stopCount(trip));
    expect(meals).toHaveLength(1);
    for (const [i, { start, end }] of parts.entries()) {
      expect(end).toBeGreaterThan(start);
      expect(start).toBeGreaterThanOrEqual(parts[i - 1]?.end ?? 0);
    }
    expect(meals[0]?.start).toBeGreaterThanOrEqual(lunch[0]);
    expect(meals[0]?.end).toBeLessThanOrEqual(lunch[1]);
    expect(parts.at(-1)?.end).toBeLessThanOrEqual(until);
  });

  test('have points of their own, by which the ways of a trip are known from all others', () => {
    const shared = catalogue.destinations.flatMap(({ id, dayTrips, places, food, stays }) => {
      const keyOf = ({ lat, lon }: { lat?: number; lon?: number }) => `${lat},${lon}`;
      const taken = new Set([...places, ...food, ...stays].map(keyOf));

      return dayTrips.flatMap((trip) => {
        const own = [trip, ...(trip.stops ?? []).filter(({ lat }) => lat !== undefined)].map(keyOf);
        const isShared = own.some((key) => taken.has(key));

        for (const key of own) taken.add(key);
        return isShared ? [`${id}/${trip.id}`] : [];
      });
    });

    expect(shared).toEqual([]);
  });

  test('belong to a trip that is where its chief stop is', () => {
    const elsewhere = catalogue.destinations.flatMap(({ id, dayTrips }) =>
      dayTrips
        .filter((trip) => {
          const { lat, lon } = trip.stops?.[chiefStop(trip) - 1] ?? {};

          return lat !== undefined && lon !== undefined && distanceKm({ lat, lon }, trip) > 1;
        })
        .map((trip) => `${id}/${trip.id}`),
    );

    expect(elsewhere).toEqual([]);
  });
});

describe('a far sight that is named', () => {
  test.each([
    ['Queenstown', 'Milford Sound', 'queenstown/milford-sound', '2027-02-08', '2027-02-12'],
    ['Cusco', 'Machu Picchu', 'cusco/machu-picchu', '2027-06-07', '2027-06-11'],
    [
      'Puerto Natales',
      'Torres del Paine in a day by road',
      'puerto-natales/torres-del-paine-full-day',
      '2027-01-11',
      '2027-01-15',
    ],
  ])('gets its day from %s: %s', (destinations, name, id, departureDate, returnDate) => {
    const { trip } = planned({
      destinations,
      departureDate,
      returnDate,
      additionalPreferences: `We come for ${name}`,
    });
    const day = dayWith(trip, id);
    const parts = partsOf(day?.activities ?? [], id);
    const last = parts.at(-1);

    expect(trip.checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(parts[0]?.kind).toBe('ride');
    expect(minutesOf(day?.start ?? '')).toBeGreaterThan(minutesOf(parts[0]?.time ?? '') - 60);
    expect(minutesOf(parts[0]?.time ?? '12:00')).toBeLessThan(8 * 60);
    expect(last?.kind).toBe('ride');
    expect(minutesOf(last?.time ?? '') + (parseDuration(last?.duration ?? '') ?? 0)).toBeLessThan(
      20 * 60 + 30,
    );
  });

  test('is not planned out of its season', () => {
    const dates = { departureDate: '2027-08-02', returnDate: '2027-08-06' };
    const { trip } = planned({ destinations: 'Amsterdam', ...dates });

    expect(dayWith(trip, 'amsterdam/keukenhof')).toBeUndefined();
  });
});

test('what a destination is called after is seen on its one full day', () => {
  const dates = { departureDate: '2027-10-25', returnDate: '2027-10-27' };
  const { trip } = planned({ destinations: 'Uyuni', ...dates });

  expect(dayWith(trip, 'uyuni/salar-full-day')?.dayNumber).toBe(2);
});

describe('the checker', () => {
  const id = 'lisbon/sintra-and-pena-palace';
  const { trip, facts } = planned({ destinations: 'Lisbon', additionalPreferences: 'Sintra' });
  const spoilt = (change: (activities: PlannedActivity[]) => PlannedActivity[]) =>
    checkPlan(
      {
        ...trip,
        itinerary: trip.itinerary.map((day) =>
          day === dayWith(trip, id)
            ? { ...day, activities: change(structuredClone(day.activities)) }
            : day,
        ),
      },
      facts,
    );
  const faultsOf = (checks: ReturnType<typeof checkPlan>) =>
    checks
      .filter(({ ok }) => !ok)
      .map(({ detail }) => detail)
      .join('; ');
  const isStop = ({ kind, partOf }: PlannedActivity) => kind === 'stop' && partOf === id;

  test('passes the day as it is planned', () => {
    expect(partsOf(dayWith(trip, id)?.activities ?? [], id).filter(isStop)).toHaveLength(
      tripsOf('lisbon').find((one) => id.endsWith(one.id))?.stops?.length ?? 0,
    );
    expect(faultsOf(spoilt((activities) => activities))).toBe('');
  });

  test.each<[string, RegExp, (activities: PlannedActivity[]) => PlannedActivity[]]>([
    [
      'a stop that is missing',
      /1 of its stops is missing/,
      (all) => all.filter((one) => !isStop(one) || one !== all.findLast(isStop)),
    ],
    [
      'a day without the ride there',
      /no ride there/,
      (all) =>
        all.filter((one) => one.kind !== 'ride' || one !== all.find((a) => a.kind === 'ride')),
    ],
    [
      'a day without the ride back',
      /no ride back/,
      (all) =>
        all.filter((one) => one.kind !== 'ride' || one !== all.findLast((a) => a.kind === 'ride')),
    ],
    [
      'a ride that is shorter than its way',
      /takes longer than it is told to|only \d+ are left/,
      (all) => all.map((one) => (one.kind === 'ride' ? { ...one, duration: '10m' } : one)),
    ],
    [
      'stops that have changed places',
      /out of the order|already visited|begins at/,
      (all) => {
        const [, second, third] = all.filter(isStop);

        return all.map((one) => {
          if (one === second && third) return { ...one, place: third.place };
          return one === third && second ? { ...one, place: second.place } : one;
        });
      },
    ],
  ])('finds %s', (_, words, change) => {
    expect(faultsOf(spoilt(change))).toMatch(words);
  });

  test('finds a last ride back that is missed', () => {
    const early = {
      ...facts,
      place: (asked: string) => {
        const place = facts.place(asked);

        return place && asked === id ? { ...place, lastBack: 12 * 60 } : place;
      },
    };

    expect(faultsOf(checkPlan(trip, early))).toMatch(/the last ride back leaves at 12:00/);
  });
});
