import { daysBetween } from '#shared/dates.ts';
import type { TripPlace } from '#shared/generation/trip-places.schema.ts';
import { isSecret } from '#shared/trips/is-secret.ts';
import { moveDay, moveFlight, moveStay } from '#shared/trips/move-dates.ts';
import { copyEntries } from '#shared/trips/move-entries.ts';
import { shiftPlaces } from '#shared/trips/move-places.ts';
import type { TripContent } from '#shared/trips/trip-import.schema.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';

const MAX_TITLE = 120;

type CopyFacts = {
  /** The first day of the copy; its own when left out. */
  startDate?: string | undefined;
  /** Whether the flights were chosen by the traveller, so that they belong to the trip alone. */
  hasChosenFlights: boolean;
};

/**
 * A trip once more: its days, packing list and local information, without what was booked for it. On other
 * dates everything moves along by as many days.
 */
export function copyTrip(
  trip: TripDetail,
  { startDate, hasChosenFlights }: CopyFacts,
): TripContent {
  const shift = startDate ? daysBetween(trip.startDate, startDate) : 0;
  const move = (day: string) => moveDay(day, shift);
  const ends = { atStart: shift, atEnd: shift };
  const isSealed = isSecret(trip);

  return {
    ...trip,
    title: copyTitle(isSealed ? 'Surprise trip' : (trip.title ?? trip.destination)),
    startDate: move(trip.startDate),
    endDate: move(trip.endDate),
    status: isSealed ? 'surprise' : 'draft',
    bookingStatus: 'pending',
    flights: hasChosenFlights
      ? []
      : trip.flights.map(({ bookingReference: _, ...flight }) =>
          moveFlight({ ...flight, status: 'available' }, ends),
        ),
    accommodations: trip.accommodations
      .filter(({ isSelected }) => !isSelected)
      .map((stay) => moveStay(stay, ends)),
    activities: trip.activities.filter(({ isSelected }) => !isSelected),
    ...(trip.entries ? { entries: copyEntries(trip.entries, shift) } : {}),
    ...(trip.places ? { places: shiftPlaces(trip.places, shift).map(withoutChoice) } : {}),
    itineraryDays: trip.itineraryDays.map((day) => ({ ...day, date: move(day.date) })),
    packingItems: trip.packingItems.map((item) => ({ ...item, packed: false })),
  };
}

/** A ride that was chosen belongs to the trip alone: in its copy it is a suggestion. */
function withoutChoice({ ride, ...place }: TripPlace): TripPlace {
  if (!ride) return place;
  const { isSelected: _, ...suggested } = ride;

  return { ...place, ride: suggested };
}

/** A long name is cut at its end, between characters, and never in the middle of one. */
function copyTitle(name: string): string {
  const ending = ' (copy)';
  let cut = '';

  for (const character of name) {
    if (cut.length + character.length + ending.length > MAX_TITLE) break;
    cut += character;
  }
  return cut.trimEnd() + ending;
}
