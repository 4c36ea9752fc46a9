import { globalPlaceId } from '#server/catalogue/catalogue.ts';
import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import { isWithin } from '#server/planner/spans.ts';
import { minutesOf, parseDuration } from '#shared/dates.ts';
import type { PlannedActivity, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { NEAR_MINUTES, type WarmRoom, withWarmRooms } from '../cares/warm-rooms.ts';
import { spansOn } from '../days/day-facts.ts';
import { legBetween } from '../day-trips/leg-between.ts';
import { isUnfit } from '../diet/diet-fit.ts';
import { needsOf } from '../diet/diners.ts';
import { isCafe } from './cafe.ts';
import type { PlanDraft } from './plan-draft.ts';

/** One is there so long, in minutes. */
const A_COFFEE = 30;
const NEAR_KM = 0.8;
/** A café is as welcome as a tavern that is nearer by so many kilometres. */
const CAFE_KM = 0.3;

/** The days of a party that gets cold with a warm room named near each cold stop; other parties' days as they are. */
export function warmed(draft: PlanDraft, days: PlannedDay[]): PlannedDay[] {
  if (!draft.wishes.cares?.includes('cold')) return days;
  const used = new Set(
    days.flatMap(({ activities }) => activities.flatMap(({ place }) => place?.id ?? [])),
  );

  return withWarmRooms(days, (stop, day) => roomNear(draft, { stop, day, used }));
}

/** The nearest café or plain table that is open then, unless the trip goes there anyway. */
function roomNear(
  draft: PlanDraft,
  { stop, day, used }: { stop: PlannedActivity; day: PlannedDay; used: ReadonlySet<string> },
): WarmRoom | undefined {
  const { request, wishes, match, planInput } = draft;
  const { destination } = match;
  const { place, time, duration } = stop;
  const facts = planInput.facts[day.dayNumber - 1];

  if (!place || !facts) return undefined;
  const start = minutesOf(time) + (parseDuration(duration) ?? 0);
  const needs = needsOf(request, wishes);
  const farther = (file: FoodFile) => distanceKm(file, place) + (isCafe(file) ? 0 : CAFE_KM);
  const [room] = destination.food
    .filter((file) => file.kind !== 'food-market' && distanceKm(file, place) <= NEAR_KM)
    .filter(
      ({ id, guessed }) =>
        !used.has(globalPlaceId(destination.id, id)) && !guessed?.includes('hours'),
    )
    .filter((file) => isWithin({ start, end: start + A_COFFEE }, spansOn(file, facts)))
    .filter((file) => isCafe(file) || (file.priceLevel <= 2 && file.style !== 'street-food'))
    .filter((file) => !isUnfit(file, needs))
    .toSorted((a, b) => farther(a) - farther(b));
  const leg = room && legBetween(planInput.travel, place, room);

  return room && leg?.mode === 'walk' && leg.minutes <= NEAR_MINUTES
    ? { id: room.id, name: room.name, minutes: Math.max(1, Math.round(leg.minutes)) }
    : undefined;
}
