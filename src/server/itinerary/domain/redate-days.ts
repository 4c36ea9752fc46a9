import { openTexts } from '#server/planning/assembly/assemble-stop.ts';
import { weatherWords } from '#server/planning/assembly/weather-words.ts';
import { monthOf, timeOf } from '#shared/dates.ts';
import type { PlannedActivity } from '#shared/generation/generated-trip.schema.ts';
import type { ItineraryProblem } from '#shared/trips/itinerary-edit.schema.ts';
import type { TripDetail, TripItineraryDay } from '#shared/trips/trip.schema.ts';
import { costsOfDay, dayRoute } from './day-route.ts';
import type { EditWorld } from './edit-world.ts';
import { finishEdit } from './finish-edit.ts';
import { judgeFacts, judgePlan } from './judge-plan.ts';
import { joinedWeather } from '#server/planning/journey/joined-weather.ts';
import { finishStays, judgeStays } from './stay-worlds.ts';
import { openSpans } from './stop-spans.ts';

/** What other dates, or a party of another size, change about a trip's days, and what no longer holds on them. */
export type Redated = Pick<
  TripDetail,
  'itineraryDays' | 'weatherInfo' | 'warnings' | 'costs' | 'checks'
> & { problems: ItineraryProblem[] };

/**
 * The days as they stand, told for the dates and the party that they now have: weather, light, opening hours,
 * holidays, costs and reasons. Nothing moves; what no longer holds is the traveller's to repair.
 */
export function redateDays(world: EditWorld): Redated {
  const facts = judgeFacts(world);
  const { itineraryDays: before, startDate } = world.trip;
  const moved = before.map((day) => onItsDate(day, world));
  const plan = finishEdit(moved, moved, { world, facts });

  return {
    itineraryDays: plan.itinerary,
    weatherInfo: weatherWords(world.destination, monthOf(startDate)),
    warnings: plan.warnings,
    costs: plan.costs,
    ...judgePlan(plan, facts),
  };
}

/** The same for a trip to several places. */
export function redateStays(trip: TripDetail, worlds: readonly EditWorld[]): Redated {
  const moved = worlds.map((world) => ({
    ...world,
    trip: {
      ...world.trip,
      itineraryDays: world.trip.itineraryDays.map((day) => onItsDate(day, world)),
    },
  }));
  const plan = finishStays(
    trip,
    moved,
    moved.map((world) => world.trip.itineraryDays),
  );

  return {
    itineraryDays: plan.itinerary,
    weatherInfo: joinedWeather(
      moved.map(({ destination, trip: { startDate } }) => ({
        name: destination.name,
        weather: weatherWords(destination, monthOf(startDate)),
      })),
    ),
    warnings: plan.warnings,
    costs: plan.costs,
    ...judgeStays(plan, moved),
  };
}

function onItsDate(day: TripItineraryDay, world: EditWorld): TripItineraryDay {
  const { highC, lowC, rainMm, sunrise, sunset } = world.factsOn(day.date);
  const costs = costsOfDay(
    day.activities,
    dayRoute(day.activities, world),
    world.request.travelers,
  );

  return {
    ...day,
    cost: costs.food + costs.activities + costs.transport,
    weather: { highC, lowC, rainMm, daylight: [timeOf(sunrise), timeOf(sunset)] },
    activities: day.activities.map((activity) => withHours(activity, day.date, world)),
  };
}

/** Hours that no catalogue holds stay as they were told. */
function withHours(activity: PlannedActivity, date: string, world: EditWorld): PlannedActivity {
  const { place } = activity;

  if (!place || activity.kind === 'work') return activity;
  return {
    ...activity,
    place: { ...place, open: openTexts(openSpans(activity, date, world) ?? []) },
  };
}
