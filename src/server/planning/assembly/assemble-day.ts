import type { PlannedRoute, PlannedStop, Span } from '#server/planner/problem.ts';
import { wordSet } from '#shared/word-set.ts';
import { minutesOf, timeOf } from '#shared/dates.ts';
import type { PlannedActivity, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import {
  mealActivity,
  ownChoiceActivity,
  sightActivity,
  toTravelLeg,
  workActivity,
} from './assemble-stop.ts';
import { dayTripActivities } from '../day-trips/day-trip-activities.ts';
import { legBetween } from '../day-trips/leg-between.ts';
import { withRides } from '../day-trips/day-trip-rides.ts';
import { isDayTrip } from '../day-trips/is-day-trip.ts';
import { globalPlaceId } from '#server/catalogue/catalogue.ts';
import { isOffCatalogue } from '../destination/off-catalogue-destination.ts';
import { restActivity } from '../days/rests.ts';
import type { FixedTime } from '../days/appointments.ts';
import { freeTime } from '../days/free-time.ts';
import { ownHours, type Surroundings } from '../days/own-hours.ts';
import type { Candidate } from '../candidates/candidates.ts';
import { arrival, departure } from '../days/journey-activities.ts';
import { appointmentActivity } from './appointment-activity.ts';
import { inArea } from '../candidates/in-area.ts';
import { stayWords } from '../candidates/place-words.ts';
import type { DayFrame } from '../days/day-windows.ts';
import { titleOf } from './title-of-day.ts';
import { isShutDay } from '../days/shut-day.ts';
import type { DayCosts } from './plan-costs.ts';
import { leavingFor, walkKm } from './day-ways.ts';
import type { PlanDraft } from './plan-draft.ts';
import type { PlanIndex } from './plan-index.ts';
import { aroundEnd, ownChoiceHint } from './own-choice-hint.ts';
import { stayToRest } from './rest-of-day.ts';

/** Earlier than this nobody sets out, sunrise or not. */
const SMALL_HOURS = 4 * 60;
/** Neither shops nor cafés to sit down in. */
const IN_THE_WILD = wordSet('hike nature lake waterfall viewpoint wildlife');

/** One day of the plan as JSON. A day without a route holds only the journey. */
export function assembleDay(
  draft: PlanDraft,
  index: PlanIndex,
  at: { day: number; route: PlannedRoute | undefined; costs: DayCosts },
): PlannedDay {
  const { day, route, costs } = at;
  const frame = draft.planInput.frames[day];
  const facts = draft.planInput.facts[day];

  if (!frame || !facts) throw new RangeError(`No day ${day}`);
  const stops = stopActivities(draft, index, { day, route });
  const breakfast = index.breakfasts?.get(day);
  const morning = breakfast ? [breakfast] : [];
  const { activities, back } = withRides(
    {
      activities: [
        ...morning,
        ...stops,
        ...ownTime({ draft, index }, frame, { day, route }),
      ].toSorted((a, b) => lateMinutes(a.time) - lateMinutes(b.time)),
      back: route && route.stops.length > 0 ? toTravelLeg(route.back) : undefined,
    },
    {
      stay: draft.planInput.stay.stay,
      town: draft.match.destination.name,
      tripOf: (id) => dayTripOf(index.sights.get(id)),
      legBetween: (from, to) => legBetween(draft.planInput.travel, from, to),
      isSmall: draft.wishes.isForSmallTours,
    },
  );

  const leaves = leavingFor(activities[0]);
  const [begins, ends] = hoursOf(frame);

  return {
    dayNumber: day + 1,
    date: frame.date,
    dayType: frame.kind,
    title: titleOf(draft, { day, frame, route, activities }),
    start: timeOf(Math.min(begins, leaves ?? Infinity)),
    end: timeOf(ends),
    cost: costs.food + costs.activities + costs.transport,
    walkKm: walkKm(activities, back),
    weather: {
      highC: facts.highC,
      lowC: facts.lowC,
      rainMm: facts.rainMm,
      daylight: [timeOf(facts.sunrise), timeOf(facts.sunset)],
    },
    ...(back ? { back } : {}),
    activities: [
      ...arrival(frame, draft, leaves),
      ...activities,
      ...departure(frame, draft, activities.at(-1)),
    ],
  };
}

/** When a day begins and ends; who takes off at dawn leaves before any day begins. */
function hoursOf({ window: [opens, closes] }: DayFrame): Span {
  const ends = Math.max(0, closes);

  return [Math.min(opens, ends), ends];
}

function dayTripOf(candidate: Candidate | undefined) {
  return candidate && isDayTrip(candidate) ? candidate.file : undefined;
}

/** A long gap without a rest, and a day on which nothing is to be visited, say so, with time of one's own rather than with meals alone. */
function ownTime(
  { draft, index }: { draft: PlanDraft; index: PlanIndex },
  frame: DayFrame,
  { day, route }: { day: number; route: PlannedRoute | undefined },
): PlannedActivity[] {
  const { match, request, wishes, planInput, built, solution } = draft;
  const { destination } = match;

  if (hasVisit(route) || (frame.kind !== 'Full Day' && !isOffCatalogue(destination.id)))
    return route ? ownHours(route, (id) => whereAfter(draft, index, id)) : [];
  const before = solution.routes.filter(
    (one, at) => (built.dayIndexes[at] ?? day) < day && !hasVisit(one),
  );

  return freeTime({
    freeDaysBefore: before.length,
    frame,
    route,
    town: destination.name,
    interests: request.interests,
    wishes,
    sunset: planInput.facts[day]?.sunset ?? 0,
    isShut: shutIn(draft, day) !== undefined,
  });
}

/** The area of a sight, a restaurant or a café that one rests in, or near where a boat or a walk ends; nothing out of town. */
function whereAfter(draft: PlanDraft, index: PlanIndex, id: string): Surroundings | undefined {
  const file =
    restedIn(draft, index, id) ?? (index.sights.get(id) ?? index.restaurants.get(id))?.file;
  const end = file && aroundEnd(file);

  if (end) return { where: `near ${end.name}` };
  if (!file || !('area' in file) || !file.area) return undefined;
  return {
    where: inArea(file.area),
    ...('kind' in file && IN_THE_WILD.has(file.kind) ? { wild: file.name } : {}),
  };
}

/** The place that one rests in, where that is not the stay. */
function restedIn({ match: { destination } }: PlanDraft, { rests }: PlanIndex, id: string) {
  const rest = rests?.get(id)?.at;

  return rest && !rest.isStay
    ? [...destination.places, ...destination.food].find(
        (one) => globalPlaceId(destination.id, one.id) === rest.place.id,
      )
    : undefined;
}

function hasVisit(route: PlannedRoute | undefined): boolean {
  return (route?.stops ?? []).some(({ kind }) => kind === 'visit');
}

/** The small hours count with the evening before. */
function lateMinutes(time: string): number {
  const minutes = minutesOf(time);

  return minutes < SMALL_HOURS ? minutes + 24 * 60 : minutes;
}

function stopActivities(
  draft: PlanDraft,
  index: PlanIndex,
  { day, route }: { day: number; route: PlannedRoute | undefined },
): PlannedActivity[] {
  const { sights, restaurants, ownChoiceMeals } = index;

  return (route?.stops ?? []).flatMap((stop) => {
    const sight = sights.get(stop.id);
    const restaurant = restaurants.get(stop.id);
    const ownChoiceMeal = ownChoiceMeals.get(stop.id);
    if (stop.kind === 'visit' && sight)
      return isDayTrip(sight)
        ? dayTripActivities(stop, sight, { draft, day })
        : [sightActivity(stop, sight, { draft, day })];
    if (stop.kind === 'meal' && restaurant) return [mealActivity(stop, restaurant, { draft, day })];
    if (stop.kind === 'meal' && ownChoiceMeal)
      return [
        ownChoiceActivity(stop, ownChoiceMeal, {
          ...ownChoiceHint(draft, index, { stop, day, route }),
          shutIn: shutIn(draft, day),
        }),
      ];
    return otherActivities(stop, { draft, index, day });
  });
}

/** A rest, an appointment or work. */
function otherActivities(
  stop: PlannedStop,
  { draft, index, day }: { draft: PlanDraft; index: PlanIndex; day: number },
): PlannedActivity[] {
  const { planInput } = draft;
  const rest = index.rests?.get(stop.id);
  const fixed = planInput.fixed?.find(({ id }) => id === stop.id);
  const work = planInput.work[day];

  if (rest) return [restActivity(rest)];
  if (fixed?.isRest) return [napActivity(stop, fixed, draft)];
  if (fixed) return [appointmentActivity(stop, fixed, planInput.stay.stay.name)];
  return stop.kind === 'block' && work ? [workActivity(stop, work)] : [];
}

/** A nap, or a rest after lunch. */
function napActivity(
  stop: PlannedStop,
  { title, note = '' }: FixedTime,
  draft: PlanDraft,
): PlannedActivity {
  const at = stayToRest(draft, 'pause');
  const { match, planInput } = draft;

  return restActivity({
    stop,
    at: {
      ...at,
      activity: `${title.startsWith('A') ? 'An' : 'A'} ${title.toLowerCase()} at ${stayWords(match.destination, planInput.stay.stay.name)}`,
      description: note,
    },
  });
}

/** The stay, on a day when there is nowhere else to be. */
function shutIn({ match: { destination }, planInput }: PlanDraft, day: number): string | undefined {
  const facts = planInput.facts[day];

  return facts && isShutDay(destination, facts)
    ? stayWords(destination, planInput.stay.stay.name)
    : undefined;
}
