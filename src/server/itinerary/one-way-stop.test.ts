import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import { buildRequest } from '#server/generation/testing/build-request.ts';
import { tripItineraryDay, type TripItineraryDay } from '#shared/trips/trip.schema.ts';
import { buildSavedTrip } from './testing/build-saved-trip.ts';
import { timedActivities } from './domain/day-times.ts';
import { type EditWorld, editWorld } from './domain/edit-world.ts';
import { judgeFacts, judgePlan } from './domain/judge-plan.ts';
import { layDay } from './domain/lay-day.ts';
import { savedPlan } from './domain/saved-plan.ts';

const BOAT = 'london/london-waterbus';
const asked = {
  additionalPreferences: 'The narrowboat from Little Venice to Camden Lock, please.',
  returnDate: '2027-05-06',
};

/** The ways on from the boat as a day tells them: kilometres, and those along the straight line from its end. */
function wayOn({ activities, back }: TripItineraryDay, { stay }: EditWorld) {
  const at = activities.findIndex(({ place }) => place?.id === BOAT);
  const end = activities[at]?.place?.endsAt;
  const next = activities.slice(at + 1).find(({ place }) => place !== undefined);
  const km = next ? next.travel?.km : back?.km;

  return { km: km ?? 0, straightKm: end ? distanceKm(end, next?.place ?? stay) : NaN };
}

test('a boat that lands elsewhere: read back, edited and judged, the day goes on from there', () => {
  const catalogue = loadCatalogue();
  const { trip } = buildSavedTrip('london', asked);
  const world = editWorld(trip, { request: buildRequest(asked) }, catalogue);
  const isAboard = ({ activities }: TripItineraryDay) =>
    activities.some(({ place }) => place?.id === BOAT);
  const day = trip.itineraryDays.find(isAboard);

  if (!world || !day) throw new Error('the plan has no boat');
  const read = tripItineraryDay.parse(JSON.parse(JSON.stringify(day)));
  const boat = read.activities.find(({ place }) => place?.id === BOAT);

  expect(boat?.place?.endsAt).toEqual({ name: 'Camden Lock', lat: 51.5413, lon: -0.1457 });
  expect(judgePlan(savedPlan(world, [...trip.itineraryDays]), judgeFacts(world)).problems).toEqual(
    [],
  );
  for (const before of [read, withoutEnd(read)]) {
    const { day: laid } = layDay(before, timedActivities(before.activities), world);
    const { km, straightKm } = wayOn(laid, world);

    expect(km).toBeGreaterThanOrEqual(straightKm);
    expect(km).toBeLessThan(1.5 * straightKm + 0.1);
  }
}, 60_000);

/** The day as it was saved before plans told where a boat ends. */
function withoutEnd(day: TripItineraryDay): TripItineraryDay {
  return {
    ...day,
    activities: day.activities.map((activity) =>
      activity.place ? { ...activity, place: { ...activity.place, endsAt: undefined } } : activity,
    ),
  };
}
