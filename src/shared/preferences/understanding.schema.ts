import { z } from 'zod';
import { boundedText } from '../fields.ts';
import { MAX_DESTINATIONS, MAX_NOTES } from './limits.ts';
import { TRIP_TYPES } from './options.ts';

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
export const WISH_KINDS = [
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
export const wishKind = z.enum(WISH_KINDS, { error: 'Unknown kind of wish' });
export type WishKind = z.infer<typeof wishKind>;

export const wishChip = z.object({
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
  }),
});
export type Understandable = z.output<typeof understandInput>['preferences'];

/** A name that was understood though it is not how we write it: "Lissabon" as "Lisbon, Portugal". */
export const understoodTown = z.object({
  field: z.enum(['destinations', 'additionalPreferences']),
  said: z.string(),
  name: z.string(),
});
export type UnderstoodTown = z.infer<typeof understoodTown>;

export const understanding = z.object({
  wishes: z.array(wishChip),
  /** Towns named otherwise than we do, in the order of the words; absent when there are none. */
  towns: z.array(understoodTown).optional(),
  /** The chips in one line: "Avoiding museums · vegan · must see: Alhambra"; empty when nothing was understood. */
  line: z.string(),
  /** "built-in rules", or the name of the language model that read along. */
  by: z.string(),
});
export type Understanding = z.infer<typeof understanding>;
