import { z } from 'zod';
import { SCENE_KINDS } from '#shared/scene/scene-kinds.ts';
import {
  aliases,
  appeal,
  area,
  clockTime,
  confidence,
  exposed,
  guessed,
  hours,
  id,
  interest,
  lat,
  localName,
  lon,
  months,
  price,
  provenance,
  text,
  tip,
} from './catalogue-fields.ts';
import { placeSchema, WEATHER_NEEDS } from './place.schema.ts';
import { staySchema } from './stay.schema.ts';
import { suggestedDaySchema } from './suggested-day.schema.ts';
import { timedWordsSchema } from './timed-words.schema.ts';
import { tripTipSchema } from './trip-tip.schema.ts';
import { waySchema } from './way.schema.ts';

/**
 * The shape of the built-in catalogue's data files. `docs/catalogue.md` explains each field with an
 * example; `npm run catalogue:check` applies this schema and the cross-checks beyond it.
 */

const FOOD_STYLES = [
  'breakfast',
  'bakery',
  'cafe',
  'market',
  'street-food',
  'casual',
  'classic',
  'festive',
  'late',
] as const;
/** Ways of eating that a kitchen may be known for. */
const KITCHEN_DIETS = ['vegetarian', 'vegan', 'gluten-free', 'halal', 'kosher'] as const;
const MEALS = ['breakfast', 'lunch', 'dinner', 'late'] as const;

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
  /** Ways of eating it is known to cook for: nobody has to leave half of the card. */
  suits: z.array(z.enum(KITCHEN_DIETS)).min(1).max(5).optional(),
  /** What its tables look at: "the harbour and the Opera House". */
  view: text(60).optional(),
  /** The sight or day trip whose ticket one needs to sit there. */
  behind: id.optional(),
  bookAhead: text(120).optional(),
  tip,
  url: z.url().optional(),
  access: z.enum(['full', 'partial', 'none']).optional(),
  fame: z.number().int().min(1).max(5),
  area,
  aliases,
  /** What kind of meal it is good for. */
  style: z.enum(FOOD_STYLES).optional(),
  /** The meals that it serves, where its hours do not say it. */
  meals: z.array(z.enum(MEALS)).min(1).max(4).optional(),
  /** Whether it cooks what the place is known for. */
  local: z.boolean().optional(),
  /** Known to keep its usual hours on public holidays. */
  everyDay: z.boolean().optional(),
  guessed,
  ...provenance,
  confidence,
});
export type FoodFile = z.infer<typeof foodSchema>;

/** A trip out of town that takes most of a day; minutes are on the spot, travelMinutes one way. */
const dayTripSchema = z.strictObject({
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
  appeal,
  aliases,
  localName,
  /** Where it leaves from: a station, a pier, "your hotel". */
  departsFrom: text(80).optional(),
  /** When it leaves town, where that is early or fixed. */
  leave: clockTime.optional(),
  /** It ends on the spot with the sunset, and leaves accordingly late. */
  until: z.literal('sunset').optional(),
  /** When the last boat or train goes back. */
  lastBack: clockTime.optional(),
  /** What the ride there and back costs an adult, in the currency of the price. */
  fare: z.number().min(0).max(10_000_000).optional(),
  /** What the day holds, in order, with minutes at each stop. */
  stops: z
    .array(
      z.strictObject({
        name: text(90),
        minutes: z.number().int().min(10).max(480),
        /** One line: what to see there. */
        why: text(120).optional(),
        lat: lat.optional(),
        lon: lon.optional(),
        /** How one comes here from the stop before, where points mislead: over water, on a path, by cable car. */
        way: z
          .strictObject({
            /** `ride` is whatever the party came with, or a local bus, boat, taxi or cable car. */
            by: z.enum(['walk', 'ride']),
            minutes: z.number().int().min(5).max(240),
          })
          .optional(),
      }),
    )
    .min(1)
    .max(6)
    .optional(),
  /** Where or what one eats on the way. */
  lunch: text(120).optional(),
  /** The stop where lunch is eaten, counted from 1: on coming there, or after it. Left out where it is eaten anywhere. */
  lunchAt: z.number().int().min(1).max(6).optional(),
  bookAhead: text(120).optional(),
  bookDays: z.number().int().min(1).max(365).optional(),
  programme: text(140).optional(),
  weather: z.enum(WEATHER_NEEDS).optional(),
  altitude: z.number().int().min(1500).max(6000).optional(),
  minAge: z.number().int().min(1).max(21).optional(),
  exposed,
  access: z.enum(['full', 'partial', 'none']).optional(),
  everyDay: z.boolean().optional(),
  ...provenance,
  confidence,
});
export type DayTripFile = z.infer<typeof dayTripSchema>;

/** What a business traveller needs: where to meet, work, stay quiet and get to the airport. */
const businessSchema = z.strictObject({
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
/** One ticket or pass that opens several places. */
const ticketSchema = z.strictObject({
  id,
  name: text(90),
  /** Adult, in the country's currency unless `currency` says otherwise. */
  price: z.number().min(0).max(10_000_000),
  currency: z.string().length(3).optional(),
  /** Days that it may be used on; 1 where it is left out. */
  days: z.number().int().min(1).max(30).optional(),
  /** What residents or citizens pay, where that differs. */
  residentPrice: z.number().min(0).max(10_000_000).optional(),
  note: text(140).optional(),
});
export type TicketFile = z.infer<typeof ticketSchema>;

/** Sights that people who know the place see in one go, in the order of a walk or a short ride. */
const walkSchema = z.strictObject({
  name: text(60),
  /** Ids of sights of the destination. */
  stops: z.array(id).min(2).max(8),
});

/** Where a destination that was imported comes from, and what nobody knows of it. */
export const openDataSchema = z.strictObject({
  imported: z.string().regex(/^\d{4}-\d{2}$/),
  notices: z.array(z.strictObject({ licence: z.string(), attribution: z.string() })),
  missing: z.array(text(200)),
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
  /** Metres above the sea, where it is felt. */
  altitude: z.number().int().min(1500).max(6000).optional(),
  asOf: z.string().regex(/^\d{4}-\d{2}$/),
  /** The state or region whose holidays are kept here, by the code that date-holidays gives it. */
  holidayRegion: z.string().min(1).max(8).optional(),
  tickets: z.array(ticketSchema).max(12).optional(),
  walks: z.array(walkSchema).max(12).optional(),
  ways: z.array(waySchema).max(24).optional(),
  days: z.array(suggestedDaySchema).max(32).optional(),
  tips: z.array(tripTipSchema).max(16).optional(),
  /** Sentences of the texts above and below that hold at some time only. */
  timedWords: z.array(timedWordsSchema).max(200).optional(),
  openData: openDataSchema.optional(),
  places: z.array(placeSchema).min(15),
  food: z.array(foodSchema).min(6),
  stays: z.array(staySchema).min(6),
  dayTrips: z.array(dayTripSchema).max(8),
  business: z.array(businessSchema).max(8),
});
export type DestinationFile = z.infer<typeof destinationSchema>;
