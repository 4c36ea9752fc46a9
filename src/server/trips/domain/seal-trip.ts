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

/** Of a secret trip's own fields, those that say nothing of the place, or what its sender wrote and reads back. */
const TOLD = [
  'id',
  'userId',
  'version',
  'destination',
  'destinationDescription',
  'startDate',
  'endDate',
  'status',
  'stage',
  'bookingStatus',
  'isSurprise',
  'isRevealed',
  'dailyBudget',
  'totalBudget',
  'budget',
  'currency',
  'imagePrompt',
  'travelers',
  'createdAt',
  'primaryLanguage',
  'tripPreferences',
  'flights',
  'packingItems',
  'hints',
  'revealSchedule',
  'amadeusCodes',
  'generatedBy',
  'score',
  'bound',
  'costs',
] as const satisfies readonly (keyof TripDetail)[];

/**
 * A surprise trip as it leaves the house, and the only place that decides what of it may. Whoever saved it sent the
 * destination, its flights and its words, and reads them back as documented; of what Northstar added, days, times,
 * amounts and the weather to pack for are told, and names give way to neutral words. A field that is not listed here
 * stays inside. The reasons are in docs/decisions/011-secrets.md.
 */
export function sealTrip(trip: TripDetail, today: string): TripDetail {
  if (!isSecret(trip)) return trip;

  return {
    ...pick(sealHints(sealSummary(trip), today), TOLD),
    accommodations: trip.accommodations.map(sealStay),
    activities: trip.activities.map(({ id, category, duration, price, isSelected }) => ({
      id,
      category,
      duration,
      price,
      isSelected,
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
    weatherInfo: sealWeather(trip),
    usefulPhrases: {},
    culturalNotes: [],
    safetyTips: [],
    budgetHotels: [],
    checks: trip.checks.map((check) => ({ ...check, detail: '' })),
    warnings: [],
  };
}

/** Of a trip to several places the weather is told by name; before the reveal by number. */
function sealWeather({ weatherInfo, places = [] }: TripDetail): TripDetail['weatherInfo'] {
  const numbered = (text: string) =>
    places.reduce((words, { name }, at) => words.replaceAll(name, `Stop ${at + 1}`), text);
  const { avgTemp, expectedConditions } = weatherInfo ?? {};

  return (
    weatherInfo && {
      ...weatherInfo,
      ...(avgTemp === undefined ? {} : { avgTemp: numbered(avgTemp) }),
      ...(expectedConditions === undefined
        ? {}
        : { expectedConditions: numbered(expectedConditions) }),
    }
  );
}

function sealStay(
  stay: TripDetail['accommodations'][number],
): TripDetail['accommodations'][number] {
  const told = pick(stay, [
    'id',
    'type',
    'priceRange',
    'checkIn',
    'checkOut',
    'pricePerNight',
    'currency',
    'amenities',
    'isSelected',
  ]);

  return { ...told, name: SEALED_NAME, address: '', description: '' };
}

function sealDay(day: TripItineraryDay): TripItineraryDay {
  return {
    ...pick(day, ['id', 'dayNumber', 'date', 'dayType', 'start', 'end', 'cost', 'walkKm']),
    weather: { ...day.weather, daylight: aroundNoon(day.weather.daylight) },
    activities: day.activities.map(sealStop),
  };
}

function pick<Whole extends object, Name extends keyof Whole>(
  whole: Whole,
  names: readonly Name[],
): Pick<Whole, Name> {
  return Object.fromEntries(names.map((name) => [name, whole[name]])) as Pick<Whole, Name>;
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
