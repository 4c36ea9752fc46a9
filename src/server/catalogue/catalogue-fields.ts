import { z } from 'zod';
import { INTERESTS } from '#shared/preferences/options.ts';

/** Fields that several of the catalogue's data schemas share. */

export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be kebab-case ASCII');
export const lat = z.number().min(-90).max(90);
export const lon = z.number().min(-180).max(180);
export const text = (max: number) => z.string().trim().min(3).max(max);
/** A name in its own script may be one sign long. */
export const localName = z.string().trim().min(1).max(90).optional();
export const months = (min: number, max: number) =>
  z.array(z.number().min(min).max(max)).length(12);
export const interest = z.enum(INTERESTS as unknown as [string, ...string[]]);
export const confidence = z.enum(['high', 'medium', 'low']);
/** Opening hours in the subset of the OpenStreetMap `opening_hours` grammar that opening-hours.ts parses. */
export const hours = z.string().min(3).max(300);
/** Adult price in the country's currency unless `currency` says otherwise; 0 is free, null unknown. */
export const price = z.number().min(0).max(10_000_000).nullable();

/** A time of day on the 24-hour clock. */
export const clockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 07:30');

/** Names by which travellers ask for a place: other languages, short forms, former names. */
export const aliases = z.array(z.string().trim().min(2).max(90)).max(10).optional();
/** How much a first visitor wants to see it, 0 to 100; decides the ranking inside the destination. */
export const appeal = z.number().int().min(0).max(100).optional();
/** What saves the visit, as a friend who knows the place would say it: which door, what first, what to order. */
export const tip = text(140).optional();
/** Facts that no source gave, filled in by what is usual for the kind of place. */
export const guessed = z
  .array(z.enum(['hours', 'price', 'appeal']))
  .max(3)
  .optional();
/**
 * Whether one stands, walks or hangs over a drop there, so that who fears heights is not sent there;
 * left out, its words tell.
 */
export const exposed = z.boolean().optional();
/** The part of town that people know it by, such as "Trastevere". */
export const area = text(60).optional();
/** Where a fact was taken from, and the month in which it was last checked. */
export const provenance = {
  source: text(60).optional(),
  checked: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .optional(),
  wikidata: z
    .string()
    .regex(/^Q\d+$/)
    .optional(),
  osm: z
    .string()
    .regex(/^(node|way|relation)\/\d+$/)
    .optional(),
};

/** Months of the year, 1 to 12, where not all of them are meant. */
export const someMonths = z.array(z.number().int().min(1).max(12)).min(1).max(11).optional();
/** Days of the week as in opening hours, where not all of them are meant. */
export const weekdays = z
  .array(z.enum(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']))
  .min(1)
  .max(6)
  .optional();
