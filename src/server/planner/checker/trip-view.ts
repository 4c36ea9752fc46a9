import { parseDuration } from '#shared/dates.ts';
import type {
  ItineraryTrip,
  PlannedActivity,
  PlannedDay,
  PlannedPlace,
} from '#shared/generation/generated-trip.schema.ts';
import type { CheckFacts, PlaceFacts } from '../check-facts.ts';
import { clockMinutes } from './clock.ts';
import { straightKm } from './physics.ts';
import { daysOfStay } from '#shared/trips/stay-days.ts';

/** An activity with its times as minutes after the day's midnight; NaN when they cannot be read. */
export type ActivityView = {
  activity: PlannedActivity;
  /** The place's name, or the activity's own words. */
  name: string;
  start: number;
  end: number;
};

/** An activity at a place that one travels to: a visit, a meal, work or a rest; and the end of a ride. */
export type StopView = ActivityView & {
  place: PlannedPlace;
  /** Where one goes on from: elsewhere than at the place where a ride or a walk leads away from it. */
  leftAt: Position;
  facts: PlaceFacts | undefined;
  /** A meal of the traveller's own choice, near the stop before it, or, with a way of its own, the next; no visit
   * either is a rest, or the end of a ride. */
  isOwnChoice: boolean;
  /** A rest where one sleeps. */
  isAtStay?: boolean;
};

export type DayView = {
  day: PlannedDay;
  index: number;
  /** "Day 3". */
  label: string;
  start: number;
  end: number;
  activities: ActivityView[];
  stops: StopView[];
  isFirst: boolean;
  isLast: boolean;
};

export type TripView = { trip: ItineraryTrip; facts: CheckFacts; days: DayView[] };

const AT_STAY_KM = 0.05;
const EVENING = 18 * 60;
const SMALL_HOURS = 6 * 60;

/** Reads a plan's texts into numbers, once for all rules; `daysBefore` of a longer trip lie before its first day. */
export function viewTrip(trip: ItineraryTrip, facts: CheckFacts, daysBefore = 0): TripView {
  const last = trip.itinerary.length - 1;
  const days = trip.itinerary.map((day, index) => {
    const activities = viewActivities(day.activities);
    const start = clockMinutes(day.start);
    const end = clockMinutes(day.end);

    return {
      day,
      index,
      label: `Day ${index + 1 + daysBefore}`,
      start,
      end: end < start && end < SMALL_HOURS ? end + 24 * 60 : end,
      activities,
      stops: viewStops(activities, trip.accommodation, facts),
      isFirst: index === 0,
      isLast: index === last,
    };
  });

  return { trip, facts, days };
}

/** A time in the small hours after an evening belongs to the same night out. */
function viewActivities(activities: readonly PlannedActivity[]): ActivityView[] {
  let before = 0;

  return activities.map((activity) => {
    const time = clockMinutes(activity.time);
    const start = before >= EVENING && time < SMALL_HOURS ? time + 24 * 60 : time;

    if (Number.isFinite(start)) before = start;
    return {
      activity,
      name: activity.place?.name ?? activity.activity,
      start,
      end: start + (parseDuration(activity.duration) ?? Number.NaN),
    };
  });
}

type Position = { lat: number; lon: number };

function viewStops(
  activities: readonly ActivityView[],
  stay: Position,
  facts: CheckFacts,
): StopView[] {
  let at = stay;

  return activities.flatMap((view, i): StopView[] => {
    const { place, kind, travel } = view.activity;

    if (kind === 'ride' && view.activity.partOf !== undefined) {
      at = endOfRide(activities, i) ?? stay;
      return [rideEnd(view, at)];
    }

    if (kind === 'free' && place) {
      at = place;
      const isAtStay = straightKm(place, stay) < AT_STAY_KM;

      return [{ ...view, place, leftAt: at, facts: undefined, isOwnChoice: true, isAtStay }];
    }
    if (!['stop', 'meal', 'work'].includes(kind)) return [];
    if (!place) {
      if (kind !== 'meal') return [];
      if (travel && travel.minutes > 0) at = nextPlace(activities.slice(i + 1)) ?? stay;
      return [ownChoice(view, at)];
    }
    const known = facts.place(place.id);

    at = endOf(place, known);
    return [{ ...view, place, leftAt: at, facts: known, isOwnChoice: false }];
  });
}

/** Where one is after a place: as the plan tells it, else as the catalogue does. */
function endOf(place: PlannedPlace, known: PlaceFacts | undefined): Position {
  return place.endsAt ?? known?.endsAt ?? place;
}

/**
 * Where a ride of a day trip ends: at the first stop, or back at the stay, from where the next stop has a way; a next
 * stop without one is where the ride leads.
 */
function endOfRide(activities: readonly ActivityView[], at: number): Position | undefined {
  const trip = activities[at]?.activity.partOf;
  const next = activities.slice(at + 1).find(({ activity }) => hasOwnWay(activity))?.activity;
  const isThere = next?.partOf === trip || (next?.travel?.minutes ?? 0) === 0;

  return isThere ? next?.place : undefined;
}

/** What one travels to: a visit, a meal, work, or a rest at a place. */
function hasOwnWay({ kind, place }: PlannedActivity): boolean {
  return ['stop', 'meal', 'work'].includes(kind) || (kind === 'free' && place !== undefined);
}

/** The minute and the point at which a ride ends, reached by its own way. */
function rideEnd(view: ActivityView, at: Position): StopView {
  return { ...ownChoice(view, at), start: view.end };
}

function nextPlace(activities: readonly ActivityView[]): Position | undefined {
  return activities.find(({ activity }) => activity.place)?.activity.place;
}

/** Somewhere close to where the party already is, and open, as the traveller sees to that. */
function ownChoice(view: ActivityView, { lat, lon }: Position): StopView {
  const place: PlannedPlace = {
    id: '',
    name: view.name,
    lat,
    lon,
    kind: 'restaurant',
    indoor: false,
    open: [],
    price: null,
    source: 'traveller',
  };

  return { ...view, place, leftAt: place, facts: undefined, isOwnChoice: true };
}

/** Whether a warning speaks of something, whatever its letter case. */
export function isWarnedOf({ trip }: TripView, words: string): boolean {
  return trip.warnings.some((warning) => warning.toLowerCase().includes(words.toLowerCase()));
}

/** Each stay of a trip to several places as the trip that it would be alone; none for a trip to one place. */
export function viewStays(trip: ItineraryTrip, { stays = [], asked }: CheckFacts): TripView[] {
  const { places = [] } = trip;

  return places.flatMap((place, index) => {
    const facts = stays[index];
    const before = trip.itinerary.findIndex(({ date }) => date === place.arrive);

    if (!facts) return [];
    const { places: _, ...whole } = trip;
    const stay = {
      ...whole,
      accommodation: place.stay,
      itinerary: daysOfStay(trip.itinerary, places, index),
      tripInfo: { ...trip.tripInfo, startDate: place.arrive, endDate: place.depart },
    };

    // An appointment of the trip takes its hours in whichever stay it lies.
    return [viewTrip(stay, asked ? { asked, ...facts } : facts, Math.max(0, before))];
  });
}
