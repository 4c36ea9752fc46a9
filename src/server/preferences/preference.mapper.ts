import type { Preference, SavedPreference } from '#shared/preferences/preference.schema.ts';
import { TRIP_DETAIL_NAMES, type TripDetails } from '#shared/preferences/trip-details.schema.ts';
import type { TripPreferenceEntity } from '../db/entities/trip-preference.entity.ts';

export function toPreferenceRow(
  preference: Preference,
): Omit<TripPreferenceEntity, 'id' | 'userId' | 'createdAt'> {
  return {
    tripType: preference.tripType,
    departureDate: preference.departureDate,
    returnDate: preference.returnDate,
    travelers: preference.travelers,
    budget: preference.budget,
    interests: preference.interests,
    isEcoFriendly: preference.isEcoFriendly,
    isVeganFriendly: preference.isVeganFriendly,
    additionalPreferences: preference.additionalPreferences,
    destinations: preference.destinations ?? null,
    homeAirport: preference.homeAirport ?? null,
    wishes: preference.wishes ?? null,
    details: detailsOf(preference),
  };
}

export function toSavedPreference(
  row: Omit<TripPreferenceEntity, 'userId' | 'createdAt'>,
): SavedPreference {
  return {
    id: row.id,
    tripType: row.tripType,
    departureDate: row.departureDate,
    returnDate: row.returnDate,
    travelers: row.travelers,
    budget: row.budget,
    interests: row.interests,
    isEcoFriendly: row.isEcoFriendly,
    isVeganFriendly: row.isVeganFriendly,
    additionalPreferences: row.additionalPreferences,
    destinations: row.destinations ?? undefined,
    homeAirport: row.homeAirport ?? undefined,
    wishes: row.wishes ?? undefined,
    ...row.details,
  };
}

/** The optional fields that were given; null where there are none. */
function detailsOf(preference: TripDetails): TripDetails | null {
  const given = TRIP_DETAIL_NAMES.filter((name) => preference[name] !== undefined);

  return given.length > 0
    ? Object.fromEntries(given.map((name) => [name, preference[name]]))
    : null;
}
