import type { Visitable } from '#server/catalogue/catalogue.ts';
import { mealActivity, sightActivity } from '#server/planning/assembly/assemble-stop.ts';
import {
  type CandidateContext,
  sightCandidates,
  toRestaurant,
} from '#server/planning/candidates/candidates.ts';
import { HERE } from '#server/planning/day-trips/leg-between.ts';
import type { MealKind } from '#server/planner/problem.ts';
import { parseDuration } from '#shared/dates.ts';
import type { PlannedActivity } from '#shared/generation/generated-trip.schema.ts';
import type { EditWorld } from './edit-world.ts';
import type { Entry } from './lay-day.ts';

const MEAL_MINUTES = { lunch: 60, dinner: 90 } as const;

/** A place of the catalogue as an entry of a day being laid. */
export function newEntry(
  place: Visitable,
  at: { date: string; start: number; meal: MealKind },
  world: EditWorld,
): Entry {
  const activity = newStop(place, at, world);

  return { activity, start: at.start, minutes: parseDuration(activity.duration) ?? 0 };
}

/** How long one stays at a place: a visit as long as it takes this party, a meal as long as it lasts. */
export function stayMinutes(place: Visitable, meal: MealKind, world: EditWorld): number {
  if (place.type === 'food') return MEAL_MINUTES[meal];
  return candidateOf(place, '', world)?.visit.minutes ?? place.file.minutes;
}

function newStop(
  place: Visitable,
  at: { date: string; start: number; meal: MealKind },
  world: EditWorld,
): PlannedActivity {
  const context = { draft: { ...world, planInput: { facts: [world.factsOn(at.date)] } }, day: 0 };
  const minutes = stayMinutes(place, at.meal, world);
  const stop = { id: place.id, start: at.start, end: at.start + minutes, leg: HERE };

  if (place.type === 'food') {
    const { destination } = place;
    const restaurant = toRestaurant(place.file, {
      ...candidateContextOn(at.date, world),
      destination,
    });

    return mealActivity({ ...stop, kind: 'meal', meal: at.meal }, restaurant, context);
  }
  const candidate = candidateOf(place, at.date, world);

  if (!candidate) throw new RangeError(`No candidate for ${place.id}`);
  return sightActivity({ ...stop, kind: 'visit' }, candidate, context);
}

/** The sight as the planner weighs it; whoever asks for it wants it, whatever the notes say of its kind. */
export function candidateOf(
  place: Extract<Visitable, { type: 'sight' }>,
  date: string,
  world: EditWorld,
) {
  const context = candidateContextOn(date, world);
  const { wishes } = context.taste;
  const wanted = { ...wishes, places: { ...wishes.places, wanted: [place.id] } };

  return sightCandidates({
    ...context,
    destination: { ...place.destination, places: [place.file] },
    taste: { ...context.taste, wishes: wanted },
  })[0];
}

/** What the places of the destination are weighed by, on one date; without a date their hours are left out. */
export function candidateContextOn(date: string, world: EditWorld): CandidateContext {
  const { destination, catalogue, taste, isVegan, factsOn } = world;

  return { destination, catalogue, taste, isVegan, days: date ? [factsOn(date)] : [] };
}
