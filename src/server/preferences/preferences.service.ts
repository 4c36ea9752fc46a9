import { AppError } from '#shared/app-error.ts';
import type { Preference, SavedPreference } from '#shared/preferences/preference.schema.ts';
import type { Understandable, Understanding } from '#shared/preferences/understanding.schema.ts';
import type { AskedFor, AskedPlaces } from '#server/planning/places/asked-places.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { PlaceFinder } from '../places/place-finder.ts';
import { chipsAtPlaces } from './chips-at-places.ts';
import type { NearNames } from './near-names.ts';
import { toPreferenceRow, toSavedPreference } from './preference.mapper.ts';
import type { PreferencesRepository } from './preferences.repository.ts';

export type PreferencesPorts = {
  preferences: PreferencesRepository;
  /** Reads wishes out of free text; never throws for want of a language model. */
  understand: (preferences: Understandable) => Promise<Understanding>;
  nearNames: NearNames;
  places: PlaceFinder;
  /** Where a preference asks to go; undefined for one that says nothing of it. */
  readPlaces: (asked: AskedFor) => Promise<AskedPlaces | undefined>;
  catalogue: () => Catalogue;
};

/** Keeps what a traveller asks for. */
export function createPreferencesService({
  preferences,
  understand,
  nearNames,
  places,
  readPlaces,
  catalogue,
}: PreferencesPorts) {
  return {
    suggestPlaces: places.suggestPlaces,
    suggestSights: places.suggestSights,

    /** The wishes in the traveller's own words, and the towns named otherwise than we do. */
    async understand(asked: Understandable): Promise<Understanding> {
      const [understood, read] = await Promise.all([
        nearNames.understand(asked, understand),
        readPlaces(asked),
      ]);

      if (!read) return understood;
      const said = { ...read, notes: asked.additionalPreferences };

      return withPlaces(chipsAtPlaces(understood, said, catalogue()), read);
    },

    async save(userId: number, preference: Preference): Promise<SavedPreference> {
      const row = { userId, ...toPreferenceRow(await nearNames.withWishes(preference)) };
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

/** What was understood, with where the trip goes and what of it was not made out. */
function withPlaces(
  understood: Understanding,
  { places, unclear, notUnderstood }: AskedPlaces,
): Understanding {
  return {
    ...understood,
    ...(places.length > 0 ? { places } : {}),
    ...(unclear.length > 0 ? { unclear } : {}),
    ...(notUnderstood.length > 0 ? { notUnderstood } : {}),
  };
}
