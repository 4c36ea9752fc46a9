import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { Understandable, Understanding } from '#shared/preferences/understanding.schema.ts';
import { understandNotes } from './understanding/understand-notes.ts';

export type Language = ReturnType<typeof createLanguage>;

export type LanguageDeps = { catalogue: () => Catalogue };

/** Everything that reads and writes free text, by a language model where there is one, else by rules. */
export function createLanguage({ catalogue }: LanguageDeps) {
  return {
    /** Wishes out of free text. */
    understand: (preferences: Understandable): Promise<Understanding> =>
      Promise.resolve(understandNotes(preferences, {}, catalogue())),
  };
}
