import { createGeneratedTripsRepository } from '../generation/generated-trips.repository.ts';
import { rideActivity } from '../planning/journey/ride-entries.ts';
import { buildPlaces } from './build-places.ts';
import type { TestApi } from './create-test-api.ts';
import { buildPlan, buildPreference, buildSurprise, buildTrip } from './factories.ts';

const DATES = { startDate: '2026-06-01', endDate: '2026-06-04' };

/** Saves a trip to Lisbon and Porto with its plan, a surprise as a secret; returns its id. */
export async function saveRoute(
  { caller, dataSource }: Pick<TestApi, 'caller' | 'dataSource'>,
  { isSurprise = false } = {},
): Promise<number> {
  const secret = isSurprise ? ({ isSurprise, status: 'surprise' } as const) : {};
  const { id: preferencesId } = await caller.preferences.save(
    buildPreference(isSurprise ? { tripType: 'surprise' } : {}),
  );
  const [from, to] = buildPlaces();
  const { itinerary, tripInfo } = buildPlan();
  const [day] = itinerary;

  if (!day || !to.ride) throw new Error('the plan has no day or ride');
  const route = {
    places: [from, to],
    tripInfo: { ...tripInfo, ...DATES },
    itinerary: [{ ...day, date: to.arrive, activities: [rideActivity(from, to, to.ride)] }],
  };

  await createGeneratedTripsRepository(dataSource.manager).save(
    preferencesId,
    isSurprise ? buildSurprise(route) : buildPlan(route),
  );
  const { id } = await caller.trips.create(buildTrip({ ...DATES, preferencesId, ...secret }));

  return id;
}
