import { z } from 'zod';
import { PLACE_THEMES } from './place-themes.ts';
import {
  aliases,
  appeal,
  area,
  confidence,
  exposed,
  guessed,
  hours,
  id,
  interest,
  lat,
  localName,
  lon,
  price,
  provenance,
  text,
  tip,
} from './catalogue-fields.ts';

const PLACE_KINDS = [
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

/** When a visit is at its best. */
const BEST_TIMES = [
  'dawn',
  'opening',
  'morning',
  'midday',
  'afternoon',
  'sunset',
  'evening',
  'night',
] as const;
/** When it is crowded enough to be avoided. */
const CROWDED_TIMES = ['morning', 'midday', 'afternoon', 'evening', 'weekend', 'always'] as const;
/** The weather without which a visit fails or is not worth it. */
export const WEATHER_NEEDS = ['clear-sky', 'dry', 'calm-sea', 'snow', 'warm'] as const;
/** How one gets there where no road or street leads. */
const REACHED_BY = [
  'ferry',
  'boat',
  'cable-car',
  'funicular',
  'on-foot',
  'off-road',
  'flight',
] as const;
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
  /** Minutes at the security check or in the line that nobody is spared, before one is in. */
  queue: z.number().int().min(5).max(90).optional(),
  price,
  currency: z.string().length(3).optional(),
  indoor: z.boolean(),
  /** Needs daylight to be worth it (viewpoints, hikes, gardens): the planner keeps it in daylight. */
  daylight: z.boolean().optional(),
  bookAhead: text(120).optional(),
  url: z.url().optional(),
  access: z.enum(['full', 'partial', 'none']).optional(),
  /** Whether nobody sees it without stairs or a steep way; left out, a hike and a tower without step-free access. */
  climb: z.boolean().optional(),
  exposed,
  eco: text(120).optional(),
  /** One line of our own: why go. */
  why: text(140).optional(),
  tip,
  fame: z.number().int().min(1).max(5),
  appeal,
  aliases,
  area,
  /** The ticket that also opens other places; its price counts once. */
  ticket: id.optional(),
  /** Minutes before closing after which nobody is let in. */
  lastEntry: z.number().int().min(5).max(240).optional(),
  /** A slot with a time of day has to be booked. */
  timedEntry: z.boolean().optional(),
  /** Days ahead by which tickets should be booked. */
  bookDays: z.number().int().min(1).max(365).optional(),
  /** Known to keep its usual hours on public holidays. */
  everyDay: z.boolean().optional(),
  /** A mosque that keeps visitors out at prayer; Friday noon, which lasts longest, is in `hours`. */
  shutAtPrayer: z.literal(true).optional(),
  /** Plays on some dates only (opera, league matches, festivals): `hours` hold only on those of its calendar. */
  programme: text(140).optional(),
  best: z.enum(BEST_TIMES).optional(),
  /** Clock times at which what one comes for begins, in the grammar of `hours`: a visit begins shortly before one. */
  starts: hours.optional(),
  crowded: z.enum(CROWDED_TIMES).optional(),
  weather: z.enum(WEATHER_NEEDS).optional(),
  reach: z.enum(REACHED_BY).optional(),
  /** A tour that collects its guests: from further out of town they are driven. */
  pickUp: z.literal(true).optional(),
  /** Where a one-way ride or walk ends. */
  endsAt: z.strictObject({ name: text(60), lat, lon }).optional(),
  /** Metres above the sea, where it is felt. */
  altitude: z.number().int().min(1500).max(6000).optional(),
  minAge: z.number().int().min(1).max(21).optional(),
  /** Centimetres. */
  minHeight: z.number().int().min(80).max(160).optional(),
  dress: text(100).optional(),
  photos: text(100).optional(),
  guessed,
  /** Meals that come with it: lunch aboard, dinner in the desert. */
  includes: z
    .array(z.enum(['lunch', 'dinner']))
    .min(1)
    .max(2)
    .optional(),
  /** What people come for that neither kind nor words show. */
  themes: z.array(z.enum(PLACE_THEMES)).min(1).max(4).optional(),
  ...provenance,
  confidence,
});
export type PlaceFile = z.infer<typeof placeSchema>;
