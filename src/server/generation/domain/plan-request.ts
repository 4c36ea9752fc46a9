import type { SavedPreference } from '#shared/preferences/preference.schema.ts';

/** What one generation is asked for: a saved preference, and what not to offer again. */
export type PlanRequest = SavedPreference & {
  /** Destination ids already shown. */
  exclude: readonly string[];
};
