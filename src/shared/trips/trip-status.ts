import { daysBetween } from '../dates.ts';

/** A stored trip's state: `surprise` marks an unrevealed surprise journey. */
export const TRIP_STATUSES = ['draft', 'surprise', 'confirmed', 'completed'] as const;
/** How far a trip has come, told beside its stored state. */
export const TRIP_STAGES = ['planned', 'booked', 'ongoing', 'past'] as const;
export type TripStage = (typeof TRIP_STAGES)[number];

/** Past and ongoing by its dates, before that booked once its payment is confirmed. */
export function tripStage(trip: TripFacts & { bookingStatus: string }, today: string): TripStage {
  if (isPast(trip, today)) return 'past';
  if (isOngoing(trip, today)) return 'ongoing';
  return trip.bookingStatus === 'confirmed' ? 'booked' : 'planned';
}

export const MY_TRIPS_TABS = ['upcoming', 'past', 'drafts', 'all'] as const;
export type MyTripsTab = (typeof MY_TRIPS_TABS)[number];
/** What a list can be asked for: a tab, or the trips that somebody is on. */
export const TRIP_LISTS = [...MY_TRIPS_TABS, 'ongoing'] as const;
export type TripListName = (typeof TRIP_LISTS)[number];

type TripFacts = { startDate: string; endDate: string; status: string };

/** Start date in the future and not completed. */
export function isUpcoming(trip: TripFacts, today: string): boolean {
  return trip.startDate > today && trip.status !== 'completed';
}

/** End date before now, or completed. */
export function isPast(trip: TripFacts, today: string): boolean {
  return trip.endDate < today || trip.status === 'completed';
}

/** Begun, and not past. */
export function isOngoing(trip: TripFacts, today: string): boolean {
  return trip.startDate <= today && !isPast(trip, today);
}

/** The order of every list: trips under way, then the soonest, then the latest of the past; the newest of one day. */
export function compareByTime(
  a: TripFacts & { id: number },
  b: TripFacts & { id: number },
  today: string,
): number {
  const [rankA, daysA] = timeKey(a, today);
  const [rankB, daysB] = timeKey(b, today);

  return rankA - rankB || daysA - daysB || b.id - a.id;
}

function timeKey(trip: TripFacts, today: string): [rank: number, days: number] {
  if (isPast(trip, today)) return [2, daysBetween(trip.endDate, today)];
  return [isOngoing(trip, today) ? 0 : 1, daysBetween(today, trip.startDate)];
}

export function isDraft(trip: TripFacts): boolean {
  return trip.status === 'draft';
}

/** "selections_made" as people read it: "Selections made" stays the specification's words, spaced. */
export function statusText(status: string): string {
  return status.replaceAll('_', ' ');
}
