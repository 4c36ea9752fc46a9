import { z } from 'zod';
import { INTERESTS } from '#shared/preferences/options.ts';
import { SCENE_KINDS } from '#shared/scene/scene-kinds.ts';

/**
 * The shape of the built-in catalogue's data files. `docs/catalogue.md` explains each field with an
 * example; `npm run catalogue:check` applies this schema and the cross-checks beyond it.
 */

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be kebab-case ASCII');
const lat = z.number().min(-90).max(90);
const lon = z.number().min(-180).max(180);
const text = (max: number) => z.string().trim().min(3).max(max);
/** A name in its own script may be one sign long. */
const localName = z.string().trim().min(1).max(90).optional();
const months = (min: number, max: number) => z.array(z.number().min(min).max(max)).length(12);
const interest = z.enum(INTERESTS as unknown as [string, ...string[]]);
const confidence = z.enum(['high', 'medium', 'low']);
/** Opening hours in the subset of the OpenStreetMap `opening_hours` grammar that opening-hours.ts parses. */
const hours = z.string().min(3).max(300);
/** Adult price in the country's currency unless `currency` says otherwise; 0 is free, null unknown. */
const price = z.number().min(0).max(10_000_000).nullable();

export const PLACE_KINDS = [
  'museum',
  'gallery',
  'palace',
  'castle',
  'church',
  'temple',
  'mosque',
  'synagogue',
  'monument',
  'landmark',
  'tower',
  'viewpoint',
  'square',
  'bridge',
  'street',
  'neighbourhood',
  'ruins',
  'cemetery',
  'library',
  'market',
  'shopping',
  'garden',
  'park',
  'zoo',
  'aquarium',
  'theme-park',
  'beach',
  'hike',
  'nature',
  'waterfall',
  'lake',
  'island',
  'cave',
  'wildlife',
  'boat-trip',
  'activity',
  'sport',
  'class',
  'winery',
  'spa',
  'show',
  'bar',
  'club',
  'day-trip',
] as const;
export const placeKind = z.enum(PLACE_KINDS);
export type PlaceKind = z.infer<typeof placeKind>;

/** A sight or activity worth a visit. Minutes are a typical visit on the spot, travel excluded. */
export const placeSchema = z.strictObject({
  id,
  name: text(90),
  localName,
  lat,
  lon,
  kind: placeKind,
  interests: z.array(interest).min(1).max(10),
  hours,
  minutes: z.number().int().min(10).max(600),
  price,
  currency: z.string().length(3).optional(),
  indoor: z.boolean(),
  /** Needs daylight to be worth it (viewpoints, hikes, gardens): the planner keeps it in daylight. */
  daylight: z.boolean().optional(),
  bookAhead: text(120).optional(),
  url: z.url().optional(),
  access: z.enum(['full', 'partial', 'none']).optional(),
  eco: text(120).optional(),
  /** One line of our own: why go. */
  why: text(140).optional(),
  fame: z.number().int().min(1).max(5),
  confidence,
});
export type PlaceFile = z.infer<typeof placeSchema>;

/** A restaurant, café or food market that really exists. */
export const foodSchema = z.strictObject({
  id,
  name: text(90),
  localName,
  lat,
  lon,
  kind: z.enum(['restaurant', 'cafe', 'food-market']),
  cuisine: text(60),
  /** 1 under 15 USD a head, 2 to 35, 3 to 90, 4 above. */
  priceLevel: z.number().int().min(1).max(4),
  dishes: z.array(text(60)).min(2).max(4),
  hours,
  vegan: z.enum(['full', 'options', 'none']),
  quiet: z.boolean().optional(),
  bookAhead: text(120).optional(),
  url: z.url().optional(),
  access: z.enum(['full', 'partial', 'none']).optional(),
  fame: z.number().int().min(1).max(5),
  confidence,
});
export type FoodFile = z.infer<typeof foodSchema>;

/** A hotel, or a neighbourhood to stay in; USD per room and night as an estimated range. */
export const staySchema = z.strictObject({
  id,
  name: text(90),
  lat,
  lon,
  kind: z.enum(['hotel', 'hostel', 'guesthouse', 'apartment', 'resort', 'villa', 'neighbourhood']),
  level: z.enum(['budget', 'moderate', 'luxury', 'ultra-luxury']),
  usd: z.tuple([z.number().min(5), z.number().max(6000)]),
  stars: z.number().int().min(1).max(5).optional(),
  area: text(60),
  amenities: z.array(z.string()).max(12).optional(),
  eco: text(120).optional(),
  business: z.boolean().optional(),
  confidence,
});
export type StayFile = z.infer<typeof staySchema>;

/** A trip out of town that takes most of a day; minutes are on the spot, travelMinutes one way. */
export const dayTripSchema = z.strictObject({
  id,
  name: text(90),
  lat,
  lon,
  mode: z.enum(['train', 'bus', 'boat', 'drive', 'tour']),
  travelMinutes: z.number().int().min(15).max(240),
  minutes: z.number().int().min(60).max(480),
  interests: z.array(interest).min(1).max(10),
  hours,
  price,
  currency: z.string().length(3).optional(),
  why: text(160),
  fame: z.number().int().min(1).max(5),
  confidence,
});
export type DayTripFile = z.infer<typeof dayTripSchema>;

/** What a business traveller needs: where to meet, work, stay quiet and get to the airport. */
export const businessSchema = z.strictObject({
  id,
  name: text(90),
  lat,
  lon,
  kind: z.enum([
    'meeting-venue',
    'workspace',
    'business-district',
    'airport-lounge',
    'airport-express',
  ]),
  hours,
  note: text(160),
  price: price.optional(),
  currency: z.string().length(3).optional(),
  url: z.url().optional(),
  confidence,
});
export const destinationSchema = z.strictObject({
  id,
  name: text(60),
  aliases: z.array(z.string().min(2)).max(12),
  country: z.string().length(2),
  continent: z.enum(['Africa', 'Asia', 'Europe', 'North America', 'Oceania', 'South America']),
  lat,
  lon,
  timeZone: z.string(),
  airports: z
    .array(
      z.strictObject({
        iata: z.string().length(3),
        minutes: z.number().int().min(5).max(360),
        mode: z.enum(['train', 'metro', 'bus', 'taxi', 'boat']),
        usd: z.number().min(0).max(400),
      }),
    )
    .min(1)
    .max(4),
  /** Monthly normals, January first; seaC is null where there is no sea to bathe in. */
  climate: z.strictObject({
    highC: months(-40, 50),
    lowC: months(-50, 40),
    rainMm: months(0, 1500),
    seaC: months(-2, 35).nullable(),
  }),
  bestMonths: z.array(z.number().int().min(1).max(12)).min(1).max(12),
  /** USD per person and day for food, local transport and tickets, without the stay. */
  dailyUsd: z.strictObject({
    budget: z.number(),
    moderate: z.number(),
    luxury: z.number(),
    ultraLuxury: z.number(),
  }),
  /** Every interest with a score 0 (not to be had) to 5 (a reason to fly there) and why. */
  interests: z.record(
    interest,
    z.tuple([z.number().int().min(0).max(5), z.string().min(3).max(110)]),
  ),
  description: text(600),
  imageKeywords: z.array(z.string().min(3)).min(2).max(6),
  /** What the generated picture draws. */
  scene: z.array(z.enum(SCENE_KINDS)).min(1).max(4),
  /** What a visitor to this very place should know; country-wide matters live in the country's file. */
  etiquette: z.array(text(200)).max(4),
  safety: z.array(text(200)).min(1).max(4),
  getAround: text(240),
  asOf: z.string().regex(/^\d{4}-\d{2}$/),
  places: z.array(placeSchema).min(15),
  food: z.array(foodSchema).min(6),
  stays: z.array(staySchema).min(6),
  dayTrips: z.array(dayTripSchema).max(6),
  business: z.array(businessSchema).max(8),
});
export type DestinationFile = z.infer<typeof destinationSchema>;
