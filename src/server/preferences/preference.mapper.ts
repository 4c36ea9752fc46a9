import {
  type Preference,
  preferenceColumns,
  type SavedPreference,
} from '#shared/preferences/preference.schema.ts';
import { TRIP_DETAIL_NAMES, type TripDetails } from '#shared/preferences/trip-details.schema.ts';
import { fromRow, toRow } from '../db/row-fields.ts';
import type { TripPreferenceEntity } from '../db/entities/trip-preference.entity.ts';

export function toPreferenceRow(
  preference: Preference,
): Omit<TripPreferenceEntity, 'id' | 'userId' | 'createdAt'> {
  return { ...toRow(preferenceColumns, preference), details: detailsOf(preference) };
}

export function toSavedPreference(
  row: Omit<TripPreferenceEntity, 'userId' | 'createdAt'>,
): SavedPreference {
  return { ...fromRow(preferenceColumns, row), ...row.details };
}

/** The optional fields that were given; null where there are none. */
function detailsOf(preference: TripDetails): TripDetails | null {
  const given = TRIP_DETAIL_NAMES.filter((name) => preference[name] !== undefined);

  return given.length > 0
    ? Object.fromEntries(given.map((name) => [name, preference[name]]))
    : null;
}
