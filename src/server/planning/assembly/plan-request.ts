import type { SavedPreference } from '#shared/preferences/preference.schema.ts';

import type { AskedPlaces } from '../places/asked-places.ts';
import type { TripVersionKey } from '#shared/generation/trip-versions.schema.ts';
import type { Guidance } from '../understanding/guidance.ts';

/** What one generation is asked for: a saved preference, what not to offer again, and today's date. */
export type PlanRequest = SavedPreference & {
  /** Destination ids already shown. */
  exclude: readonly string[];
  /** The day of asking, `YYYY-MM-DD`. */
  today: string;
  /** How often a plan for this very place was asked for before; each time comes out another. */
  variant?: number;
  /** Where it shall go, made out beforehand. */
  asked?: AskedPlaces | undefined;
  /** Nothing fits into the spending limit that was asked for, so the plan is made without it. */
  isLimitSetAside?: boolean;
  /** The level that was chosen, where only a simpler one keeps the spending limit. */
  chosenBudget?: string;
  /** No plan keeps the appointments that were told, so it is made without them. */
  areAppointmentsSetAside?: boolean;
  /** No plan holds all that was wished for on some day, so it is seen on any. */
  areDatesSetAside?: boolean;
  /** The festive dinner of this trip is in another of its places. */
  isFestiveDinnerTaken?: boolean;
  /** Themes that an earlier place of this trip has met, and of which one is enough. */
  metThemes?: readonly string[];
  /** How many of a kind this place may have, by group, where the notes limit them for a trip to several places. */
  kindShares?: Readonly<Record<string, number>>;
  /** Sights that other places of this trip have: left out here, which nobody wished for. */
  seen?: readonly string[];
  /** The day without plans is in another of the trip's places. */
  isRestDayTaken?: boolean;
  /** Another version of the same trip: slower, or away from what everybody visits. */
  version?: TripVersionKey | undefined;
  /** Sights that have to be in it, beside what the notes name, by id. */
  include?: readonly string[] | undefined;
  /** What a language model adds. */
  guidance?: Guidance | undefined;
};
