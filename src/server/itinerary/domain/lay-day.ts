import { stayWords } from '#server/planning/candidates/place-words.ts';
import { openTexts, toTravelLeg } from '#server/planning/assembly/assemble-stop.ts';
import { walkKm } from '#server/planning/assembly/day-ways.ts';
import { legBetween } from '#server/planning/day-trips/leg-between.ts';
import { withRides } from '#server/planning/day-trips/day-trip-rides.ts';
import { tripAsTravelled } from '#server/planning/day-trips/trip-as-travelled.ts';
import { movedNear } from '#server/planning/candidates/own-choice-meals.ts';
import { durationText, timeOf } from '#shared/dates.ts';
import { isDayTripRide } from '#server/planning/day-trips/is-day-trip.ts';
import type {
  PlannedActivity,
  PlannedDay,
  TravelLeg,
} from '#shared/generation/generated-trip.schema.ts';
import type { TripItineraryDay } from '#shared/trips/trip.schema.ts';
import { type DayRoute, costsOfDay, dayRoute, isStop } from './day-route.ts';
import { dayWindow, type Timed } from './day-times.ts';
import type { EditWorld } from './edit-world.ts';
import { retimeDay, type Slot } from './retime-day.ts';
import { openSpans, usableSpans } from './stop-spans.ts';

/** An entry of a day being laid, with the start that it had or must have. */
export type Entry = Timed & {
  /** It has just come here, so it begins as soon as it can. */
  isNew?: boolean;
  /** The traveller has just said when. */
  isPinned?: boolean;
};

export type LaidDay = {
  day: TripItineraryDay;
  fits: boolean;
  travelMinutes: number;
};

/** The category of time of one's own that belongs to no day trip. */
const FREE_TIME = 'Free time';
const SHORTEST_MEAL = { lunch: 45, dinner: 75 } as const;

/** A day with its entries in this order: ways, times, hours, costs and kilometres are worked out anew. */
export function layDay(day: TripItineraryDay, all: readonly Entry[], world: EditWorld): LaidDay {
  const entries = all
    .filter(({ activity }) => !isDayTripRide(activity))
    .map((entry) => ({ ...entry, activity: withEnd(entry.activity, world) }));
  const activities = entries.map(({ activity }) => activity);
  const route = dayRoute(activities, world);
  const { starts, fits } = settle(day, { entries, route }, world);
  const busy = entries.filter(({ activity }) => !isIdle(activity));

  // Time that nothing was planned for gives way to what is.
  if (!fits && busy.length < entries.length) return layDay(day, busy, world);
  const named = activities.map((activity, i) =>
    placed(activity, { day, leg: route.legs[i], near: nearName(activities, i, world) }, world),
  );
  const timed = named.map((activity, i): PlannedActivity => {
    const timing = starts[i];

    return timing
      ? { ...activity, time: timeOf(timing.start), duration: durationText(timing.minutes) }
      : activity;
  });
  const costs = costsOfDay(timed, route, world.request.travelers);
  const { activities: told, back } = withDayTripRides(
    timed,
    route.back && toTravelLeg(route.back),
    world,
  );
  const { back: _, ...rest } = day;
  const laid: TripItineraryDay = {
    ...rest,
    ...(back ? { back } : {}),
    activities: told,
    cost: costs.food + costs.activities + costs.transport,
    walkKm: walkKm(told, back),
  };
  const minutes = [...route.legs, route.back].reduce((sum, leg) => sum + (leg?.minutes ?? 0), 0);

  return { day: laid, fits, travelMinutes: minutes };
}

/** The day with the rides of its day trips, by this traveller's ways. */
export function withDayTripRides(
  activities: readonly PlannedActivity[],
  back: TravelLeg | undefined,
  world: EditWorld,
) {
  return withRides(
    { activities: [...activities], back },
    {
      stay: world.stay,
      town: world.destination.name,
      tripOf: (id) => tripOf(id, world),
      legBetween: (from, to) => legBetween(world.travel, from, to),
    },
  );
}

function tripOf(id: string, { catalogue, wishes }: EditWorld) {
  const known = catalogue.place(id);

  return known?.type === 'day-trip'
    ? tripAsTravelled(known.file, wishes, { destination: known.destination, catalogue })
    : undefined;
}

/** The entry with where its ride or walk ends, which plans did not always tell. */
function withEnd(activity: PlannedActivity, { catalogue }: EditWorld): PlannedActivity {
  const { place, kind } = activity;
  const known = place && kind === 'stop' && !place.endsAt ? catalogue.place(place.id) : undefined;
  const endsAt = known?.type === 'sight' ? known.file.endsAt : undefined;

  return place && endsAt ? { ...activity, place: { ...place, endsAt } } : activity;
}

function isIdle({ kind, category }: PlannedActivity): boolean {
  return kind === 'free' && category === FREE_TIME;
}

type Timing = { start: number; minutes: number } | undefined;

/** Times for the entries between arrival and departure, which stay where the journey puts them. */
function settle(
  day: PlannedDay,
  { entries, route }: { entries: readonly Entry[]; route: DayRoute },
  world: EditWorld,
): { starts: Timing[]; fits: boolean } {
  const [begin, end] = dayWindow(day);
  const isOwn = (entry: Entry) => !isJourney(entry.activity);
  const slots = entries.flatMap((entry, i) =>
    isOwn(entry) ? [toSlot(entry, { day, leg: route.legs[i]?.minutes ?? 0 }, world)] : [],
  );
  const { timings, fits } = retimeDay(slots, {
    window: [begin, end],
    back: route.back?.minutes ?? 0,
  });
  const own = timings.values();

  return { starts: entries.map((entry) => (isOwn(entry) ? own.next().value : undefined)), fits };
}

/** Coming and going: the traveller's journey, not the day's programme. */
export function isJourney({ kind }: PlannedActivity): boolean {
  return kind === 'arrival' || kind === 'departure';
}

function toSlot(
  { activity, start, minutes, isNew, isPinned }: Entry,
  { day, leg }: { day: PlannedDay; leg: number },
  world: EditWorld,
): Slot {
  const isFixed = isPinned === true || activity.locked === true || activity.kind === 'work';
  const spans = usableSpans(activity, day.date, world);
  const shortest = shortestOf(activity, minutes);
  // Where no hour of the day will do, the hours are no help either, and the checker says so.
  const isHopeless = !spans?.some(([open, close]) => close - open >= (shortest ?? minutes));

  return {
    leg,
    minutes,
    ...(shortest === undefined || isFixed ? {} : { shortest }),
    fixed: isFixed ? start : undefined,
    preferred: isNew === true && activity.kind !== 'meal' ? undefined : start,
    spans: isHopeless ? undefined : spans,
  };
}

function shortestOf({ kind, meal }: PlannedActivity, minutes: number): number | undefined {
  return kind === 'meal' && meal ? Math.min(minutes, SHORTEST_MEAL[meal]) : undefined;
}

/** The entry with its way, its hours of that date, and, where the choice is open, where it is near to. */
function placed(
  entry: PlannedActivity,
  { day, leg, near }: { day: PlannedDay; leg: DayRoute['legs'][number]; near: string },
  world: EditWorld,
): PlannedActivity {
  const activity = isStop(entry) ? wayless(entry) : entry;
  const { place } = activity;
  const travel = leg ? { travel: toTravelLeg(leg) } : {};

  if (!place) {
    const words = activity.kind === 'meal' ? { activity: movedNear(activity.activity, near) } : {};

    return { ...activity, ...words, ...travel };
  }
  if (activity.kind === 'work' || activity.kind === 'free') return { ...activity, ...travel };
  const open = openTexts(openSpans(activity, day.date, world) ?? []);

  return { ...activity, place: { ...place, open }, ...travel };
}

function wayless({ travel: _, ...activity }: PlannedActivity): PlannedActivity {
  return activity;
}

/** The place that a meal of one's own choice is beside. */
function nearName(
  activities: readonly PlannedActivity[],
  at: number,
  { stay, destination }: EditWorld,
): string {
  const isAhead = (activities[at]?.travel?.minutes ?? 0) > 0;
  const near = isAhead
    ? activities.slice(at).find(({ place }) => place !== undefined)?.place?.name
    : nameAfter(activities.slice(0, at).findLast(({ place }) => place !== undefined));

  return near ?? stayWords(destination, stay.name);
}

/** Where one is after an entry: at its place, or where a boat has landed. */
function nameAfter(activity: PlannedActivity | undefined): string | undefined {
  return activity?.place?.endsAt?.name ?? activity?.place?.name;
}
