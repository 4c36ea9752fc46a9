import { dinersAt } from '#server/planning/diet/diners.ts';
import { toDiningOption } from '#server/planning/assembly/dining-options.ts';
import { dayTitle, titledSight } from '#server/planning/assembly/day-words.ts';
import type { DayKind } from '#server/planning/days/day-windows.ts';
import { explainTrip } from '#server/planning/assembly/explain-trip.ts';
import { renewWarnings } from '#server/planning/assembly/plan-warnings.ts';
import type { CheckFacts } from '#server/planner/check-facts.ts';
import { minutesOf, parseDuration } from '#shared/dates.ts';
import type {
  ItineraryTrip,
  PlannedActivity,
  PlannedDay,
} from '#shared/generation/generated-trip.schema.ts';
import type { TripItineraryDay } from '#shared/trips/trip.schema.ts';
import { costsOf } from './day-costs.ts';
import type { EditWorld } from './edit-world.ts';
import { savedPlan } from './saved-plan.ts';
import { withLostInterests } from './lost-interests.ts';
import { planWorth, worthOf } from './worth.ts';

export type FinishedPlan = Omit<ItineraryTrip, 'itinerary'> & { itinerary: TripItineraryDay[] };

/**
 * The whole plan after its days have changed: titles, reasons, notes, costs, worth, warnings and the lists
 * of what it holds. The checks are left to the checker.
 */
export function finishEdit(
  before: readonly TripItineraryDay[],
  after: readonly TripItineraryDay[],
  judged: { world: EditWorld; facts: CheckFacts },
): FinishedPlan {
  const plan = finishStay(before, after, judged);
  const { facts, world } = judged;

  return {
    ...plan,
    warnings: withLostInterests(plan.warnings, plan.itinerary, {
      interests: world.request.interests,
      facts,
    }),
  };
}

/** The same for one stay of a trip: an interest may be met at another place. */
export function finishStay(
  before: readonly TripItineraryDay[],
  after: readonly TripItineraryDay[],
  { world, facts }: { world: EditWorld; facts: CheckFacts },
): FinishedPlan {
  const worth = worthOf(world);
  const titled = after.map((day, i) => (day === before[i] ? day : titledDay(day, world)));
  const saved = savedPlan(world, titled.map(unexplained));
  const explained = explainTrip(saved, world, facts);
  const gained = planWorth(after, worth) - planWorth(before, worth);
  const score = Math.round((saved.score + gained) * 10) / 10;

  return {
    ...explained,
    itinerary: titled.map((day, i) => ({ ...(explained.itinerary[i] ?? day), id: day.id })),
    activities: listedActivities(titled, world),
    diningOptions: listedRestaurants(titled, world),
    warnings: renewWarnings(saved.warnings, world, titled),
    costs: costsOf(titled, world),
    score: saved.bound > 0 ? Math.min(saved.bound, score) : score,
  };
}

function titledDay(day: TripItineraryDay, { catalogue, wishes }: EditWorld): TripItineraryDay {
  const sights = day.activities
    .flatMap(({ kind, place }) => (kind === 'stop' && place ? [place] : []))
    .map(({ id, name }) => {
      const known = catalogue.place(id);

      return known && known.type !== 'food'
        ? titledSight({ id, file: known.file }, wishes)
        : { name, appeal: 0, isAsked: false };
    });
  // The kind was written by the planner from its own list.
  const frame = { kind: day.dayType as DayKind, date: day.date };

  return { ...day, title: dayTitle(frame, sights) };
}

/** The day without what is said of its stops and of itself, to be said anew. */
function unexplained({ note: _, ...day }: TripItineraryDay): TripItineraryDay {
  return {
    ...day,
    activities: day.activities.map(({ why: _why, ...activity }) => activity),
  };
}

function listedActivities(
  days: readonly PlannedDay[],
  { catalogue }: EditWorld,
): ItineraryTrip['activities'] {
  return days.flatMap(({ activities }) =>
    activities.flatMap(({ kind, place, partOf, category, description, duration }) =>
      kind === 'stop' && place && catalogue.place(place.id)
        ? [
            {
              name: place.name,
              category,
              description: description ?? '',
              duration:
                (partOf ? dayTripMinutes(activities, partOf) : parseDuration(duration)) ?? 0,
              price: Math.round(place.price?.usd ?? 0),
            },
          ]
        : [],
    ),
  );
}

/** From the first stop of a day trip to the end of its last. */
function dayTripMinutes(activities: readonly PlannedActivity[], id: string): number {
  const parts = activities.filter(({ partOf, kind }) => partOf === id && kind !== 'ride');
  const [first, last] = [parts[0], parts.at(-1)];

  return first && last
    ? minutesOf(last.time) + (parseDuration(last.duration) ?? 0) - minutesOf(first.time)
    : 0;
}

function listedRestaurants(
  days: readonly PlannedDay[],
  world: EditWorld,
): ItineraryTrip['diningOptions'] {
  const { destination } = world;
  const diners = dinersAt(destination, world);
  const eaten = new Set(
    days.flatMap(({ activities }) =>
      activities.filter(({ kind }) => kind === 'meal').map(({ place }) => place?.id),
    ),
  );

  return destination.food
    .filter(({ id }) => eaten.has(`${destination.id}/${id}`))
    .map((file) => toDiningOption(file, diners));
}
