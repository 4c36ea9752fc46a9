import type { APIRequestContext } from '@playwright/test';
import type { TripDetail, TripItineraryDay } from '#shared/trips/trip.schema.ts';
import { addDays, localToday } from '#shared/dates.ts';
import { saveTrip } from '../../e2e/save-trip.ts';

const CITIES = ['Rome', 'Paris', 'London', 'Tokyo'];
export const LONG_TRIP = { days: 21, stops: 120 } as const;
/** Trips posted at the same time. */
const AT_ONCE = 20;

/** When a trip of so many nights begins and ends, a month from now. */
export function tripDates(nights = 4): { departureDate: string; returnDate: string } {
  const departureDate = addDays(localToday(new Date()), 31);

  return { departureDate, returnDate: addDays(departureDate, nights) };
}

/** A trip of 21 days and 120 stops, put together of the days that are planned for several cities, and imported. */
export async function saveLongTrip(api: APIRequestContext): Promise<number> {
  const planned: TripDetail[] = [];

  // One after the other: the server plans each of them on every core it has.
  for (const city of CITIES) {
    // oxlint-disable-next-line no-await-in-loop
    const trip = await saveTrip(api, {
      ...tripDates(7),
      additionalPreferences: `${city} please`,
    });

    planned.push(trip);
  }
  const [first] = planned;
  const document = (await (await api.get(`/api/trips/${first?.id}/export.json`)).json()) as {
    trip: TripDetail;
  };
  const days = trimmed(
    planned.flatMap(({ itineraryDays }) => itineraryDays).slice(0, LONG_TRIP.days),
  );

  document.trip = {
    ...document.trip,
    endDate: addDays(document.trip.startDate, days.length - 1),
    itineraryDays: days.map((day, index) => ({
      ...day,
      id: index + 1,
      dayNumber: index + 1,
      date: addDays(document.trip.startDate, index),
    })),
  };
  const answer = await api.post('/api/trips/import', { data: document });

  if (!answer.ok()) throw new Error(`The long trip was not imported: ${await answer.text()}`);
  const { id, itineraryDays } = (await answer.json()) as TripDetail;

  console.log(`a trip of ${itineraryDays.length} days with ${countOf(itineraryDays)} stops`);
  return id;
}

/** The days with as many entries as asked for, or all there are; the fullest days give first. */
function trimmed(days: TripItineraryDay[]): TripItineraryDay[] {
  const left = days.map((day) => ({ ...day, activities: [...day.activities] }));

  while (countOf(left) > LONG_TRIP.stops) {
    left.toSorted((a, b) => b.activities.length - a.activities.length)[0]?.activities.splice(-2, 1);
  }
  return left;
}

function countOf(days: readonly TripItineraryDay[]): number {
  return days.reduce((sum, { activities }) => sum + activities.length, 0);
}

/** Fills the account with so many trips more. */
export async function saveManyTrips(api: APIRequestContext, count: number): Promise<void> {
  const today = localToday(new Date());

  for (let from = 0; from < count; from += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, i) => from + i);

    // oxlint-disable-next-line no-await-in-loop
    await Promise.all(
      numbers.map((n) =>
        api.post('/api/trips', {
          data: {
            destination: `Town ${n}, Somewhere`,
            startDate: addDays(today, 1 + (n % 300)),
            endDate: addDays(today, 5 + (n % 300)),
            dailyBudget: 200,
          },
        }),
      ),
    );
  }
}
