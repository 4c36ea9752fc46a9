import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { withTown } from '#server/planning/destination/off-catalogue-catalogue.ts';
import { buildRequest } from '#server/generation/testing/build-request.ts';
import { findTown } from '#server/generation/find-town.ts';
import { buildSavedTrip } from './testing/build-saved-trip.ts';
import { editWorld } from './domain/edit-world.ts';
import { finishEdit } from './domain/finish-edit.ts';
import { judgeFacts, judgePlan } from './domain/judge-plan.ts';

test('the plan of a town outside the catalogue is read back as the planner told it', async () => {
  const request = buildRequest({ destinations: 'Arezzo', returnDate: '2027-05-09' });
  const known = loadCatalogue();
  const town = await findTown({ kind: 'trip', input: request }, known);

  if (!town) throw new Error('nobody knows Arezzo');
  const catalogue = withTown(known, town);
  const { trip } = buildSavedTrip('Arezzo', { returnDate: '2027-05-09' }, catalogue);
  const world = editWorld(trip, { request }, catalogue);

  if (!world) throw new Error('the trip has no plan');
  const facts = judgeFacts(world);
  const plan = finishEdit(trip.itineraryDays, trip.itineraryDays, { world, facts });

  expect(judgePlan(plan, facts).problems).toEqual([]);
  expect(plan.costs).toEqual(trip.costs);
  expect(plan.itinerary).toEqual(trip.itineraryDays);
}, 60_000);
