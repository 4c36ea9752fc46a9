import { daysBetween } from '#shared/dates.ts';
import type { PlanCosts } from '#shared/generation/generated-trip.schema.ts';
import {
  moveDay,
  movedEnds,
  moveFlight,
  moveStay,
  type TripDates,
} from '#shared/trips/move-dates.ts';
import { withoutStrayRides } from '#shared/trips/stay-days.ts';
import { moveEntries } from '#shared/trips/move-entries.ts';
import { placesWithin, shiftPlaces } from '#shared/trips/move-places.ts';
import { stayIndex, stayKeys } from '#shared/trips/stay-keys.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';

/**
 * A trip on other dates. Its days move along with the first one, or keep their dates where one end of the trip
 * stays and the other draws in; those that the new dates do not reach are left out. What the plan suggested of
 * flights and stays follows the ends of the trip, what the traveller chose keeps the dates it was chosen for.
 */
export function moveTrip(
  trip: TripDetail,
  { startDate, endDate, hasChosenFlights }: TripDates & { hasChosenFlights: boolean },
): TripDetail {
  const ends = movedEnds(trip, { startDate, endDate });
  const { atStart, atEnd } = ends;
  const shift = atEnd === 0 && atStart > 0 ? 0 : atStart;
  const days = trip.itineraryDays
    .map((day) => ({ ...day, date: moveDay(day.date, shift) }))
    .filter(({ date }) => date >= startDate && date <= endDate);
  const nights = {
    before: daysBetween(trip.startDate, trip.endDate),
    now: daysBetween(startDate, endDate),
  };

  const places =
    trip.places && placesWithin(shiftPlaces(trip.places, shift), { startDate, endDate });

  return {
    ...trip,
    startDate,
    endDate,
    ...(places ? { places } : {}),
    ...(trip.entries ? { entries: moveEntries(trip.entries, shift) } : {}),
    flights: hasChosenFlights
      ? trip.flights
      : trip.flights.map((flight) => moveFlight(flight, ends)),
    accommodations: trip.accommodations.map((stay) =>
      stay.isSelected ? stay : (stayAtPlace(stay, trip, places) ?? moveStay(stay, ends)),
    ),
    itineraryDays: (places ? withoutStrayRides(days, places) : days).map((day) => ({
      ...day,
      dayNumber: daysBetween(startDate, day.date) + 1,
    })),
    costs: trip.costs && withStay(trip.costs, nights),
  };
}

/** A suggested stay of one of several places, on the dates that the place has now. */
function stayAtPlace<Stay extends { name: string; checkIn: string; checkOut: string }>(
  stay: Stay,
  { places: before = [] }: TripDetail,
  places: TripDetail['places'] = [],
): Stay | undefined {
  const at = before.findIndex(
    (place) => place.stay.name === stay.name && place.arrive === stay.checkIn,
  );
  // A trip may come back to a place: each stay there moves by itself.
  const now = places[stayIndex(places, stayKeys(before)[at])];

  if (now?.stay.id !== before[at]?.stay.id) return undefined;
  return now && { ...stay, checkIn: now.arrive, checkOut: now.depart };
}

/** A stay costs by its nights. */
function withStay(costs: PlanCosts, nights: { before: number; now: number }): PlanCosts {
  if (nights.before <= 0 || nights.before === nights.now) return costs;
  const stay = Math.round((costs.stay * nights.now) / nights.before);

  return { ...costs, stay, total: costs.total - costs.stay + stay };
}
