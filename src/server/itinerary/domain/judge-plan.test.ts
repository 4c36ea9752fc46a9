import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { buildSavedTrip } from '../testing/build-saved-trip.ts';
import { editWorld } from './edit-world.ts';
import { judgeFacts, judgePlan } from './judge-plan.ts';
import { savedPlan } from './saved-plan.ts';

const MEETING = 'Meeting at Marina Bay Tuesday 10-15';

test('[TRIP-08] a meeting that the plan was made around is no fault of the saved days', () => {
  const { trip, request } = buildSavedTrip('singapore', {
    tripType: 'business',
    departureDate: '2027-01-11',
    returnDate: '2027-01-14',
    travelers: 1,
    interests: [],
    additionalPreferences: MEETING,
  });
  const world = editWorld(trip, { request }, loadCatalogue());

  if (!world) throw new Error('Singapore is in the catalogue');
  const meeting = trip.itineraryDays[1]?.activities.find(({ kind }) => kind === 'work');

  expect(meeting).toMatchObject({ time: '10:00' });
  expect(trip.checks.filter(({ ok }) => !ok)).toEqual([]);
  expect(judgePlan(savedPlan(world, trip.itineraryDays), judgeFacts(world)).problems).toEqual([]);
});
