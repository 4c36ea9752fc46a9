import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { isDayTripRide } from '#server/planning/day-trips/is-day-trip.ts';
import { checkFacts } from '#server/planning/assembly/prove.ts';
import { checkPlan } from '#server/planner/check-plan.ts';
import { AppError } from '#shared/app-error.ts';
import type { PlannedActivity } from '#shared/generation/generated-trip.schema.ts';
import type { ItineraryEdit } from '#shared/trips/itinerary-edit.schema.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { buildSavedTrip, type SavedTrip } from '../testing/build-saved-trip.ts';
import { applyEdit } from './apply-edit.ts';
import { costsOf } from './day-costs.ts';
import { dayRoute } from './day-route.ts';
import { timedActivities } from './day-times.ts';
import { editWorld, type EditWorld } from './edit-world.ts';
import { withDayTripRides } from './lay-day.ts';
import { finishEdit } from './finish-edit.ts';
import { judgeFacts, judgePlan } from './judge-plan.ts';
import { savedPlan } from './saved-plan.ts';

const catalogue = loadCatalogue();
const paris = buildSavedTrip('paris', { returnDate: '2027-05-09' });
const places = [
  ...(catalogue.destination('paris')?.places ?? []),
  ...(catalogue.destination('paris')?.food ?? []),
].map(({ id }) => `paris/${id}`);

type DirectEdit = Exclude<ItineraryEdit, { kind: 'repair' }>;

const day = fc.integer({ min: 1, max: 7 });
const index = fc.integer({ min: 0, max: 7 });
const stop = fc.record({ day, index });
const placeId = fc.constantFrom(...places);
const time = fc
  .tuple(fc.integer({ min: 7, max: 23 }), fc.constantFrom('00', '20', '45'))
  .map(([hours, minutes]) => `${String(hours).padStart(2, '0')}:${minutes}`);
const anyEdit: fc.Arbitrary<DirectEdit> = fc.oneof(
  fc.record({ kind: fc.constant('move' as const), stop, toDay: day, toIndex: index }),
  fc.record({ kind: fc.constant('retime' as const), stop, time }),
  fc.record({ kind: fc.constant('lock' as const), stop, locked: fc.boolean() }),
  fc.record({ kind: fc.constant('remove' as const), stop }),
  fc.record({ kind: fc.constant('add' as const), placeId, toDay: day }),
  fc.record({ kind: fc.constant('add' as const), placeId, toDay: day, toIndex: index }),
  fc.record({ kind: fc.constant('swap' as const), stop, placeId }),
);

function worldOf({ trip, request }: SavedTrip): EditWorld {
  const world = editWorld(trip, { request }, catalogue);

  if (!world) throw new Error('the trip has no plan');
  return world;
}

/** The trip after an edit, as the service would store it; undefined for an edit that is refused. */
function edited(trip: TripDetail, edit: DirectEdit): TripDetail | undefined {
  const world = worldOf({ trip, request: paris.request });
  const facts = judgeFacts(world);

  try {
    const { days } = applyEdit(trip.itineraryDays, edit, world);
    const plan = finishEdit(trip.itineraryDays, days, { world, facts });
    const { checks } = judgePlan(plan, facts);

    return {
      ...trip,
      version: trip.version + 1,
      itineraryDays: plan.itinerary,
      checks,
      costs: plan.costs,
      score: plan.score,
      warnings: plan.warnings,
    };
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/** Stops, meals and work; a rest is time that an edit may need. */
const stopsOf = ({ itineraryDays }: TripDetail) =>
  itineraryDays.flatMap(({ dayNumber, activities }) =>
    activities
      .filter(({ kind }) => kind !== 'arrival' && kind !== 'departure')
      .filter(({ category }) => category !== 'Free time')
      // A day trip counts as one, by its first stop.
      .filter(({ partOf, place }) => partOf === undefined || partOf === place?.id)
      .map(({ place, kind, meal, locked, time: at }) => ({
        key: place?.id ?? `${kind} ${meal}`,
        dayNumber,
        locked,
        at,
      })),
  );
/** The ways of a day by the travel model, those to and from day trips told as rides. */
function toldWays(activities: readonly PlannedActivity[], world: EditWorld) {
  const bare = activities.filter((one) => !isDayTripRide(one));
  const route = dayRoute(bare, world);
  const told = withDayTripRides(
    bare.map(({ travel: _, ...activity }, i) => {
      const leg = route.legs[i];

      return leg ? { ...activity, travel: leg } : activity;
    }),
    route.back,
    world,
  );

  return { minutes: told.activities.map(({ travel }) => travel?.minutes), back: told.back };
}

const keysOf = (trip: TripDetail) => stopsOf(trip).map(({ key }) => key);

function expectJudgedAndTrue(trip: TripDetail): void {
  const world = worldOf({ trip, request: paris.request });

  expect(trip.checks).toEqual(checkPlan(savedPlan(world, trip.itineraryDays), checkFacts(world)));
  expect(trip.costs).toEqual(costsOf(trip.itineraryDays, world));
  for (const { activities, back } of trip.itineraryDays) {
    const told = toldWays(activities, world);

    expect(activities.map(({ travel }) => travel?.minutes)).toEqual(told.minutes);
    expect(back?.minutes).toBe(told.back?.minutes);
    expect(timedActivities(activities).every(({ start }) => start >= 0)).toBe(true);
  }
}

/** No stop goes but by removing or swapping it, and no lock moves. */
function expectNothingLost(trip: TripDetail, after: TripDetail, { kind }: DirectEdit): void {
  const lost = keysOf(trip).filter((key) => !keysOf(after).includes(key));

  if (kind !== 'remove' && kind !== 'swap' && kind !== 'add')
    expect(keysOf(after).toSorted()).toEqual(keysOf(trip).toSorted());
  // A restaurant may come where a meal was still open to choose.
  if (kind === 'add') expect(lost.every((key) => key.startsWith('meal'))).toBe(true);
  expect(lost.length).toBeLessThanOrEqual(1);
  const held = stopsOf(trip).filter(({ locked }) => locked);
  const now = stopsOf(after).map(({ locked: _, ...one }) => one);

  for (const { locked: _, ...one } of held) expect(now).toContainEqual(one);
}

describe('any sequence of edits', () => {
  test('leaves a plan judged by the checker alone, its ways and costs true; loses no stop, moves no lock', () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { minLength: 1, maxLength: 12 }), (edits) => {
        let trip = paris.trip;

        for (const edit of edits) {
          const after = edited(trip, edit);

          if (!after) continue;
          expectNothingLost(trip, after, edit);
          trip = after;
        }
        expectJudgedAndTrue(trip);
      }),
      { numRuns: 30, seed: 7 },
    );
  });

  test('an unchanged plan is told as the planner told it', () => {
    const world = worldOf(paris);
    const facts = judgeFacts(world);
    const days = paris.trip.itineraryDays;
    const plan = finishEdit(days, days, { world, facts });

    expect(plan.itinerary).toEqual(days);
    expect(plan.costs).toEqual(paris.trip.costs);
    expect(plan.score).toBe(paris.trip.score);
    expect(plan.warnings).toEqual(paris.trip.warnings);
    expect(plan.activities).toEqual(
      paris.trip.activities.map(({ id: _, isSelected: _selected, ...one }) => one),
    );
    expect(plan.diningOptions).toEqual(paris.trip.diningOptions.map(({ id: _, ...one }) => one));
  });
});

test('a restaurant added to a day with a day trip does not stand in for the lunch of the trip', () => {
  const { itineraryDays } = paris.trip;
  const isLunchOut = ({ kind, partOf }: PlannedActivity) => kind === 'meal' && partOf !== undefined;
  const away = itineraryDays.find(({ activities }) => activities.some(isLunchOut));
  const after = edited(paris.trip, {
    kind: 'add',
    placeId: 'paris/fouquets',
    toDay: away?.dayNumber ?? 0,
  });
  const changed = after?.itineraryDays.find(({ dayNumber }) => dayNumber === away?.dayNumber);

  expect(changed?.activities.filter(isLunchOut)).toHaveLength(1);
  expect(changed?.activities.some(({ place }) => place?.id === 'paris/fouquets')).toBe(true);
});

test('days that cost more than the limit of the trip are over it, read anew as well', () => {
  const tables = (catalogue.destination('paris')?.food ?? [])
    .toSorted((a, b) => b.priceLevel - a.priceLevel)
    .map(({ id }) => `paris/${id}`);
  const isWithin = ({ checks }: TripDetail) => checks.some(({ rule, ok }) => rule === 7 && ok);
  let trip = paris.trip;

  for (const [i, table] of tables.entries()) {
    if (!isWithin(trip)) break;
    trip = edited(trip, { kind: 'add', placeId: table, toDay: 1 + (i % 7) }) ?? trip;
  }
  expect(trip.costs?.total).toBeGreaterThan(trip.totalBudget);
  expect(isWithin(trip)).toBe(false);
  expectJudgedAndTrue(trip);
});
