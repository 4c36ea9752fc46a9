import { z } from 'zod';
import { boundedText } from '../fields.ts';
import { MAX_DESTINATIONS, MAX_NOTES, MAX_PLACES } from './limits.ts';
import { TRIP_TYPES } from './options.ts';
import { placeSuggestion } from './place-suggestion.schema.ts';
import { placeChoice } from './trip-details.schema.ts';

/** What was understood of a traveller's own words, as chips that can be taken away or added. */

export const WISH_NEEDS = [
  'wheelchair',
  'toddler',
  'kids',
  'seniors',
  'relaxation',
  'vegan',
  'vegetarian',
] as const;
export const WISH_CLIMATES = ['hot', 'warm', 'cool', 'snow', 'dry'] as const;
export const WISH_PACES = ['slow', 'packed'] as const;

/** What a chip speaks of; the comment says what its `value` holds. */
const WISH_KINDS = [
  // A catalogue id ("lisbon") or a name.
  'destination',
  'avoid-destination',
  // An ISO 3166 code ("PT") or a name.
  'country',
  'avoid-country',
  // "Europe"
  'continent',
  'avoid-continent',
  // A place's id ("granada/alhambra") or its name.
  'must-see',
  'avoid-place',
  // A kind of place: "museum".
  'like',
  'avoid',
  // "beach"
  'scenery',
  // One of WISH_NEEDS.
  'need',
  // One of WISH_CLIMATES.
  'weather',
  // Longest flight one way, whole hours: "4".
  'flight',
  // One of WISH_PACES.
  'pace',
  // "yes"
  'late-start',
  'quiet',
  // "honeymoon"
  'occasion',
  // A catalogue id or a name.
  'home',
  // "2026-06-03 birthday"
  'date',
] as const;
const wishKind = z.enum(WISH_KINDS, { error: 'Unknown kind of wish' });
export type WishKind = z.infer<typeof wishKind>;

const wishChip = z.object({
  kind: wishKind,
  /** As people read it: "with a toddler". */
  text: boundedText(120),
  /** As the planner reads it: "toddler". */
  value: boundedText(120),
});
export type WishChip = z.infer<typeof wishChip>;

const MAX_CHIPS = 60;

/** What the traveller changed of what was understood; it counts before notes, rules and models. */
export const wishOverrides = z.object({
  added: z.array(wishChip).max(MAX_CHIPS, 'Too many wishes').default([]),
  removed: z.array(wishChip).max(MAX_CHIPS, 'Too many wishes').default([]),
});
export type WishOverrides = z.infer<typeof wishOverrides>;

/** The parts of a preference from which wishes are read; none of it has to be complete yet. */
export const understandInput = z.object({
  preferences: z.object({
    additionalPreferences: boundedText(MAX_NOTES).default(''),
    destinations: boundedText(MAX_DESTINATIONS).optional(),
    tripType: z.enum(TRIP_TYPES).optional(),
    departureDate: boundedText(10).optional(),
    returnDate: boundedText(10).optional(),
    wishes: wishOverrides.optional(),
    places: z.array(placeChoice).max(MAX_PLACES, `must be at most ${MAX_PLACES} places`).optional(),
  }),
});
export type Understandable = z.output<typeof understandInput>['preferences'];

/** A name that was understood though it is not how we write it: "Lissabon" as "Lisbon, Portugal". */
const understoodTown = z.object({
  field: z.enum(['destinations', 'additionalPreferences']),
  said: z.string(),
  name: z.string(),
});
export type UnderstoodTown = z.infer<typeof understoodTown>;

/** A name of a place that has to be asked back before anything is planned. */
const unclearPlace = z.object({
  field: z.enum(['destinations', 'additionalPreferences']),
  said: z.string(),
  /** Several places of the name, none that we know, or an area with several towns to stay in. */
  why: z.enum(['ambiguous', 'unknown', 'area']),
  /** What may be meant, the likeliest first; with `unknown` the names that are spelled alike. */
  candidates: z.array(placeSuggestion),
});
export type UnclearPlace = z.infer<typeof unclearPlace>;

/** A name or a number of the notes that nothing is planned for. */
const notUnderstood = z.object({
  said: z.string(),
  /** Names that come nearest to it. */
  nearest: z.array(z.string()),
});
export type NotUnderstood = z.infer<typeof notUnderstood>;

export const understanding = z.object({
  wishes: z.array(wishChip),
  /** Towns named otherwise than we do, in the order of the words; absent when there are none. */
  towns: z.array(understoodTown).optional(),
  /** Where the trip goes by what was written, in order; absent when that leaves it open. */
  places: z.array(placeSuggestion).optional(),
  /** Asked back before planning; absent when every place is clear. */
  unclear: z.array(unclearPlace).optional(),
  notUnderstood: z.array(notUnderstood).optional(),
  /** The chips in one line: "Avoiding museums · vegan · must see: Alhambra"; empty when nothing was understood. */
  line: z.string(),
  /** "built-in rules", or the name of the language model that read along. */
  by: z.string(),
});
export type Understanding = z.infer<typeof understanding>;
