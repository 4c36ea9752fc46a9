import type { Preference, SavedPreference } from '#shared/preferences/preference.schema.ts';
import type { TripPreferenceEntity } from '../db/entities/trip-preference.entity.ts';

export function toPreferenceRow(
  preference: Preference,
): Omit<TripPreferenceEntity, 'id' | 'createdAt'> {
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
  };
}

export function toSavedPreference(row: Omit<TripPreferenceEntity, 'createdAt'>): SavedPreference {
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
  };
}
