import { z } from 'zod';
import { boundedText } from '../fields.ts';
import { PLACE_CHOICE_KINDS } from './options.ts';

const placeKindField = z.enum(PLACE_CHOICE_KINDS, {
  error: 'must be destination, town, region, country or sight',
});

/** A place by the id under which the server knows it, with what a screen shows of it. */
export const placeFields = {
  kind: placeKindField,
  /** Of a destination "rome", a town "geo-2657928", a region "tuscany", a country "IT", a sight "rome/pantheon". */
  id: boundedText(120).min(1, 'must not be empty'),
  name: boundedText(120).min(1, 'must not be empty'),
  /** ISO 3166 alpha-2. */
  country: z
    .string({ error: 'must be a two-letter country code' })
    .regex(/^[A-Z]{2}$/, 'must be a two-letter country code'),
  lat: z.number({ error: 'must be a number' }).min(-90).max(90),
  lon: z.number({ error: 'must be a number' }).min(-180).max(180),
};

/** One answer to what somebody typed into "Where to?"; its place fields are what the preference keeps. */
export const placeSuggestion = z.object({
  ...placeFields,
  /** Tells namesakes apart: "Springfield, Illinois, United States". */
  label: z.string(),
  /** State or province, where it is known. */
  region: z.string().optional(),
  countryName: z.string(),
  /** What would be planned: a sight's destination, or the towns to stay in of a region or a country. */
  bases: z.array(z.object({ id: z.string(), name: z.string() })).optional(),
});
export type PlaceSuggestion = z.infer<typeof placeSuggestion>;

const MAX_QUERY = 120;
const MAX_SUGGESTIONS = 20;

export const suggestPlacesInput = z.object({
  /** Empty: well-known destinations to begin with. */
  query: boundedText(MAX_QUERY).default(''),
  limit: z
    .int({ error: 'must be a whole number' })
    .min(1, 'must be 1 or more')
    .max(MAX_SUGGESTIONS, `must be at most ${MAX_SUGGESTIONS}`)
    .default(8),
});
export const placeSuggestions = z.object({ places: z.array(placeSuggestion) });

export const suggestSightsInput = z.object({
  /** A place's id as `suggestPlaces` gives it. */
  placeId: boundedText(120).min(1, 'must not be empty'),
  query: boundedText(MAX_QUERY).default(''),
});
const sightSuggestion = z.object({
  id: z.string(),
  name: z.string(),
  /** Its name where it stands, when that is another. */
  localName: z.string().optional(),
  kind: z.string(),
  area: z.string().optional(),
  isDayTrip: z.boolean(),
  /** How much a first visitor wants to see it, 0 to 100. */
  appeal: z.number(),
});
export type SightSuggestion = z.infer<typeof sightSuggestion>;
/** The most wanted first; empty for a town of which no sights are known. */
export const sightSuggestions = z.object({ sights: z.array(sightSuggestion) });
