import { OBJECTIVE } from '#server/planner/objective-weights.ts';
import { sightCandidates, toRestaurant } from '#server/planning/candidates/candidates.ts';
import { dayTripValue } from '#server/planning/day-trips/day-trip-value.ts';
import type { PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import type { EditWorld } from './edit-world.ts';
import { candidateContextOn } from './new-stop.ts';

/** `dinner`: what dinner there is worth, where that is not the value. */
type Valued = readonly [id: string, worth: { value: number; dinner?: number; group?: string }];
/**
 * What each place of the destination and of its day trips is worth to this traveller; a group's further visits
 * are worth less.
 */
export type Worth = ReadonlyMap<Valued[0], Valued[1]>;

export function worthOf(world: EditWorld): Worth {
  const towns = [world.destination, ...world.dayTripDestinations];

  return new Map(towns.flatMap((destination) => worthIn({ ...world, destination })));
}

function worthIn(world: EditWorld): Valued[] {
  const context = candidateContextOn('', world);
  const { id, food, dayTrips } = world.destination;

  return [
    ...sightCandidates(context).map(
      ({ visit }) => [visit.id, { value: visit.value, group: visit.group }] as const,
    ),
    ...food.map((file) => {
      const { meal, eveningShare } = toRestaurant(file, context);

      return [
        `${id}/${file.id}`,
        { value: meal.value, dinner: meal.value * eveningShare },
      ] as const;
    }),
    ...dayTrips.map((trip) => {
      const { value } = dayTripValue(trip, world.taste, {
        id: `${id}/${trip.id}`,
        destination: world.destination,
      });

      return [`${id}/${trip.id}`, { value, group: trip.id }] as const;
    }),
  ];
}

/** The worth of all stops together, as the planner adds them up. */
export function planWorth(days: readonly PlannedDay[], worth: Worth): number {
  const groups = new Map<string, number[]>();
  let sum = 0;

  for (const { place, kind, meal } of days.flatMap(({ activities }) => activities)) {
    const known = place && worth.get(place.id);

    if (!known || (kind !== 'stop' && kind !== 'meal')) continue;
    if (known.group === undefined)
      sum += meal === 'dinner' ? (known.dinner ?? known.value) : known.value;
    else groups.set(known.group, [...(groups.get(known.group) ?? []), known.value]);
  }
  return [...groups.values()].reduce((total, values) => total + groupWorth(values), sum);
}

/** The best of a group counts in full, the next ones less and less. */
function groupWorth(values: readonly number[]): number {
  const { variety } = OBJECTIVE;
  const last = variety.at(-1) ?? 1;

  return values
    .toSorted((a, b) => b - a)
    .reduce((sum, value, i) => sum + value * (variety[i] ?? last), 0);
}
