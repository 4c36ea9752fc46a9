import { minutesOf, timeOf } from '#shared/dates.ts';
import type { PlannedActivity } from '#shared/generation/generated-trip.schema.ts';
import { isSecret } from '#shared/trips/is-secret.ts';
import type { TripDetail, TripItineraryDay, TripSummary } from '#shared/trips/trip.schema.ts';
import { sealHints } from './seal-hints.ts';

/** What stands in for a name that would give a place away. */
const SEALED_NAME = 'Sealed until the reveal';
const NOON = 720;

/** A trip of a list as it leaves the house: the words for its picture would paint the place. */
export function sealSummary<Summary extends TripSummary>(trip: Summary): Summary {
  return isSecret(trip) ? { ...trip, imagePrompt: '' } : trip;
}

/**
 * A surprise trip as it leaves the house. Whoever saved it sent the destination, its flights and its words, and
 * reads them back as documented; all that Northstar added of the place gives way to neutral words, while days,
 * times, amounts and the weather to pack for stay. The reasons are in docs/decisions/011-secrets.md.
 */
export function sealTrip(trip: TripDetail, today: string): TripDetail {
  if (!isSecret(trip)) return trip;

  return {
    ...sealHints(sealSummary(trip), today),
    destinationId: undefined,
    lat: undefined,
    lon: undefined,
    timeZone: undefined,
    languageCode: undefined,
    stay: undefined,
    places: undefined,
    accommodations: trip.accommodations.map(sealStay),
    activities: trip.activities.map((activity) => ({
      ...activity,
      name: SEALED_NAME,
      description: '',
    })),
    diningOptions: trip.diningOptions.map(({ id, priceRange }) => ({
      id,
      name: SEALED_NAME,
      cuisine: '',
      description: '',
      priceRange,
      mustTryDishes: [],
    })),
    itineraryDays: trip.itineraryDays.map(sealDay),
    usefulPhrases: {},
    culturalNotes: [],
    safetyTips: [],
    budgetHotels: [],
    checks: trip.checks.map((check) => ({ ...check, detail: '' })),
    warnings: [],
  };
}

function sealStay({
  imageUrl: _,
  provider: _provider,
  ...stay
}: TripDetail['accommodations'][number]): TripDetail['accommodations'][number] {
  return { ...stay, name: SEALED_NAME, address: '', description: '' };
}

function sealDay({
  title: _,
  note: _note,
  back: _back,
  ...day
}: TripItineraryDay): TripItineraryDay {
  return {
    ...day,
    weather: { ...day.weather, daylight: aroundNoon(day.weather.daylight) },
    activities: day.activities.map(sealStop),
  };
}

/** When the sun rises would tell where on Earth the place is; how long it stays up tells what to pack. */
function aroundNoon([sunrise, sunset]: [string, string]): [string, string] {
  const half = Math.floor(Math.max(0, minutesOf(sunset) - minutesOf(sunrise)) / 2);

  return [timeOf(NOON - half), timeOf(NOON + half)];
}

function sealStop({ time, duration, category, kind, meal }: PlannedActivity): PlannedActivity {
  return {
    activity: SEALED_NAME,
    time,
    duration,
    category,
    kind,
    ...(meal ? { meal } : {}),
  };
}
