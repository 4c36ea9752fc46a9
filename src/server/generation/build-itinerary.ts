import type { z } from 'zod';
import { AppError } from '#shared/app-error.ts';
import { daysBetween } from '#shared/dates.ts';
import type { builtItinerary, buildItineraryInput } from '#shared/generation/packing.schema.ts';
import { BUDGET_OPTIONS, type BudgetOption, type Interest } from '#shared/preferences/options.ts';
import { MAX_TRIP_DAYS } from '#shared/preferences/preference.schema.ts';
import { readInterests } from '#server/planning/understanding/read-interests.ts';
import type { PlanRequest } from '#server/planning/assembly/plan-request.ts';
import { generateItinerary } from './generate-itinerary.ts';
import type { GenerationWorld } from './generation-world.ts';

type Input = z.output<typeof buildItineraryInput>;
export type BuildRequest = Input & { today: string };
export type BuiltItinerary = z.output<typeof builtItinerary>;

/** A person's day in US dollars, the stay included, from which each level begins. */
const LEVEL_FROM: readonly [number, BudgetOption][] = [
  [900, BUDGET_OPTIONS[3]],
  [350, BUDGET_OPTIONS[2]],
  [130, BUDGET_OPTIONS[1]],
  [0, BUDGET_OPTIONS[0]],
];

/**
 * Day titles and activities for a destination, dates, a budget and interests, for one traveller and without
 * flights. Throws 400 for dates that make no trip, 422 for a place that nobody knows.
 */
export function buildItinerary(input: BuildRequest, world: GenerationWorld): BuiltItinerary {
  refuseDates(input);
  const trip = generateItinerary(
    {
      request: toRequest(input),
      destination: input.destination,
      journey: { isAssumed: true },
      locks: [],
    },
    world,
  );
  const days = trip.itinerary.map((day) => ({
    day: day.dayNumber,
    title: day.title ?? day.dayType,
    activities: day.activities.map((activity) => ({
      name: activity.activity,
      time: activity.time,
      duration: activity.duration,
      price: Math.round(activity.place?.price?.usd ?? 0),
      description: activity.description ?? '',
    })),
  }));

  return {
    destination: `${trip.destination.name}, ${trip.destination.country}`,
    days,
    totalActivities: days.reduce((sum, day) => sum + day.activities.length, 0),
  };
}

function refuseDates({ startDate, endDate, today }: BuildRequest): void {
  if (startDate < today) throw new AppError('BAD_REQUEST', 'startDate: must not be in the past');
  if (endDate < startDate)
    throw new AppError('BAD_REQUEST', 'endDate: must not be before startDate');
  if (daysBetween(startDate, endDate) >= MAX_TRIP_DAYS) {
    throw new AppError(
      'BAD_REQUEST',
      `endDate: must be at most ${MAX_TRIP_DAYS - 1} days after startDate`,
    );
  }
}

function toRequest(input: BuildRequest): PlanRequest {
  const perDay = input.budget / (daysBetween(input.startDate, input.endDate) + 1);
  const [, budget] = LEVEL_FROM.find(([from]) => perDay >= from) ?? [0, BUDGET_OPTIONS[0]];
  const interests: Interest[] = readInterests(input.interests);

  return {
    id: 0,
    tripType: 'complete',
    departureDate: input.startDate,
    returnDate: input.endDate,
    travelers: 1,
    budget,
    interests,
    isEcoFriendly: false,
    isVeganFriendly: false,
    additionalPreferences: '',
    exclude: [],
    today: input.today,
  };
}
