import { AppError } from '#shared/app-error.ts';
import type { Preference, SavedPreference } from '#shared/preferences/preference.schema.ts';
import type { Understandable, Understanding } from '#shared/preferences/understanding.schema.ts';
import type { PlaceFinder } from '../places/place-finder.ts';
import type { NearNames } from './near-names.ts';
import { toPreferenceRow, toSavedPreference } from './preference.mapper.ts';
import type { PreferencesRepository } from './preferences.repository.ts';

export type PreferencesPorts = {
  preferences: PreferencesRepository;
  /** Reads wishes out of free text; never throws for want of a language model. */
  understand: (preferences: Understandable) => Promise<Understanding>;
  nearNames: NearNames;
  places: PlaceFinder;
};

/** Keeps what a traveller asks for. */
export function createPreferencesService({
  preferences,
  understand,
  nearNames,
  places,
}: PreferencesPorts) {
  return {
    suggestPlaces: places.suggestPlaces,
    suggestSights: places.suggestSights,

    /** The wishes in the traveller's own words, and the towns named otherwise than we do. */
    understand: (asked: Understandable): Promise<Understanding> =>
      nearNames.understand(asked, understand),

    async save(preference: Preference): Promise<SavedPreference> {
      const row = toPreferenceRow(await nearNames.withWishes(preference));
      const id = await preferences.insert(row);

      return toSavedPreference({ ...row, id });
    },

    /** Throws NOT_FOUND when there are no preferences of that id. */
    async byId(id: number): Promise<SavedPreference> {
      const row = await preferences.findById(id);

      if (!row) throw new AppError('NOT_FOUND', 'Preferences not found');
      return toSavedPreference(row);
    },
  };
}
