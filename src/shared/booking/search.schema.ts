import { z } from 'zod';
import { boundedText, isoDay, wholeNumber } from '../fields.ts';
import { BUDGET_LEVELS } from '../preferences/options.ts';
import {
  CABIN_CLASSES,
  EXPERIENCE_CATEGORIES,
  EXPERIENCE_PROVIDERS,
  HOTEL_AMENITIES,
  PROPERTY_TYPES,
} from './catalog-options.ts';

const NO_AIRPORT = 'must be a three-letter airport code';
/** An empty one may be told in words of its own. */
const airport = (empty = NO_AIRPORT) =>
  z
    .string(NO_AIRPORT)
    .trim()
    .regex(/^[A-Za-z]{3}$/, { error: ({ input }) => (input === '' ? empty : NO_AIRPORT) })
    .transform((code) => code.toUpperCase());
const place = z
  .string('Destination is required')
  .trim()
  .min(2, 'Destination is required')
  .pipe(boundedText(120));
const flag = z.boolean('must be true or false');
const price = z
  .number('must be a number')
  .min(0, 'must be 0 or more')
  .max(100_000, 'must be at most 100000');
const oneOf = <const Options extends readonly string[]>(options: Options) =>
  z.enum(options, { error: `must be ${options.slice(0, -1).join(', ')} or ${options.at(-1)}` });
const listOf = <Entry extends z.ZodType>(entry: Entry, max: number) =>
  z.array(entry, 'must be a list').max(max, `must hold at most ${max}`);

export const flightSearchInput = z
  .object({
    origin: airport('Origin is required'),
    destination: airport('Destination is required'),
    departureDate: isoDay('Departure date is required'),
    returnDate: isoDay().optional(),
    /** Where the way back begins, when that is not the destination: into Rome, out of Venice. */
    returnOrigin: airport().optional(),
    adults: wholeNumber(1, 10).default(1),
    cabinClass: oneOf(CABIN_CLASSES).default('economy'),
    directFlights: flag.default(false),
    /** Only these are asked; the names are Amadeus and Duffel, however they are written. */
    providers: listOf(boundedText(40).trim().min(1, 'must not be empty'), 10).optional(),
  })
  .refine((search) => search.origin !== search.destination, {
    path: ['destination'],
    message: 'must differ from origin',
  })
  .refine((search) => !search.returnDate || search.returnDate >= search.departureDate, {
    path: ['returnDate'],
    message: 'Return date must not be before departure date',
  })
  .refine((search) => !search.returnOrigin || search.returnDate, {
    path: ['returnOrigin'],
    message: 'needs a return date',
  });
const flightSegment = z.object({
  airline: z.string(),
  flightNumber: z.string(),
  cabin: z.string(),
  departureTime: z.string(),
  arrivalTime: z.string(),
  departureAirport: z.string(),
  arrivalAirport: z.string(),
});
export const flightResult = z.object({
  id: z.string(),
  provider: z.string(),
  providerLogo: z.string().optional(),
  price: z.number(),
  currency: z.string(),
  /** Minutes, both ways together when there is a return. */
  totalDuration: z.int(),
  stops: z.int(),
  baggageAllowance: z.object({ checkedBags: z.int() }),
  outboundSegments: z.array(flightSegment),
  returnSegments: z.array(flightSegment),
  deepLink: z.string(),
  sample: z.boolean(),
});
export type FlightResult = z.infer<typeof flightResult>;

const searchErrors = z.array(z.object({ provider: z.string(), message: z.string() }));
export const flightSearchResult = z.object({
  success: z.boolean(),
  results: z.array(flightResult),
  totalResults: z.int(),
  errors: searchErrors,
});

const guests = z.object(
  {
    adults: wholeNumber(1, 10).default(2),
    children: wholeNumber(0, 6).default(0),
    rooms: wholeNumber(1, 8).default(1),
  },
  'must be an object with adults, children and rooms',
);
const priceRange = z
  .tuple([price, price], 'must be two numbers, the lowest price and the highest')
  .refine(([low, high]) => low <= high, 'the lower price must not be above the higher');

/** The search page's form. */
export const hotelSearchInput = z
  .object({
    destination: place,
    checkIn: isoDay('Check-in date is required'),
    checkOut: isoDay('Check-out date is required'),
    guests: guests.default({ adults: 2, children: 0, rooms: 1 }),
    priceRange: priceRange.default([50, 500]),
    amenities: listOf(oneOf(HOTEL_AMENITIES), 12).default([]),
    propertyTypes: listOf(oneOf(PROPERTY_TYPES), 7).default([]),
    starRating: wholeNumber(1, 5).optional(),
  })
  .refine((search) => search.checkOut > search.checkIn, {
    path: ['checkOut'],
    message: 'Check-out must be after check-in',
  });
const nightsOf = z.object({
  destination: place,
  checkInDate: isoDay('Check-in date is required'),
  checkOutDate: isoDay('Check-out date is required'),
});
const endsLater = ({ checkInDate, checkOutDate }: z.output<typeof nightsOf>) =>
  checkOutDate > checkInDate;
const NOT_LATER = { path: ['checkOutDate'], message: 'Check-out must be after check-in' };

/** The dashboard's form of the same call. */
export const hotelTestInput = nightsOf
  .extend({ adults: wholeNumber(1, 10).default(2), rooms: wholeNumber(1, 8).default(1) })
  .refine(endsLater, NOT_LATER);

export const hotelResult = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  images: z.array(z.string()),
  starRating: z.number(),
  /** Out of 10. */
  userRating: z.number(),
  reviewCount: z.int(),
  pricePerNight: z.number(),
  currency: z.string(),
  amenities: z.array(z.string()),
  deepLink: z.string(),
  propertyType: z.string(),
  lat: z.number().optional(),
  lon: z.number().optional(),
  /** Kilometres from the middle of the destination. */
  distanceKm: z.number().optional(),
  provider: z.string(),
  sample: z.boolean(),
});
export type HotelResult = z.infer<typeof hotelResult>;

export const experienceSearchInput = z
  .object({
    destination: place,
    adults: wholeNumber(1, 20).default(2),
    children: wholeNumber(0, 20).default(0),
    startDate: isoDay().optional(),
    endDate: isoDay().optional(),
    maxPrice: price.optional(),
    categories: listOf(oneOf(EXPERIENCE_CATEGORIES), 7).default([]),
    providers: listOf(oneOf(EXPERIENCE_PROVIDERS), 4).optional(),
  })
  .refine((search) => !search.startDate || !search.endDate || search.endDate >= search.startDate, {
    path: ['endDate'],
    message: 'must not be before startDate',
  });

export const experienceResult = z.object({
  id: z.string(),
  name: z.string(),
  provider: z.string(),
  providerLogo: z.string().optional(),
  images: z.array(z.string()),
  rating: z.number(),
  reviewCount: z.int(),
  lowestPrice: z.number(),
  currency: z.string(),
  /** Hours. */
  duration: z.number(),
  location: z.object({ address: z.string() }),
  /** Kilometres from the middle of the destination. */
  distanceKm: z.number().optional(),
  categories: z.array(z.string()),
  languages: z.array(z.string()),
  description: z.string(),
  sustainabilityCertified: z.boolean(),
  smallGroup: z.boolean(),
  skipTheLine: z.boolean(),
  privateOption: z.boolean(),
  deepLink: z.string(),
  /** The link opens this very offer; without it, a search where it can be found. */
  linksToOffer: z.boolean().optional(),
  sample: z.boolean(),
});
export type ExperienceResult = z.infer<typeof experienceResult>;

export const experienceSearchResult = flightSearchResult.extend({
  results: z.array(experienceResult),
  currency: z.string(),
  searchParams: z.record(z.string(), z.unknown()),
  providers: z.array(z.string()),
  filters: z.object({
    priceRange: z.object({ min: z.number(), max: z.number() }),
    durations: z.array(z.number()),
    categories: z.array(z.string()),
    languages: z.array(z.string()),
  }),
});

export const budgetHotelInput = nightsOf
  .extend({
    budget: oneOf(BUDGET_LEVELS).default('budget'),
    adults: wholeNumber(1, 8).default(2),
  })
  .refine(endsLater, NOT_LATER);

const budgetHotel = z.object({
  id: z.string(),
  hotel: z.object({
    name: z.string(),
    address: z.object({ lines: z.array(z.string()) }),
    rating: z.number(),
    amenities: z.array(z.string()),
  }),
  budgetScore: z.number(),
  valueForMoney: z.number(),
  offers: z.array(
    z.object({
      price: z.object({ total: z.number() }),
      checkInDate: z.string(),
      checkOutDate: z.string(),
      guests: z.object({ adults: z.int() }),
    }),
  ),
  sample: z.boolean(),
  deepLink: z.string(),
});
export const budgetHotelResult = z.object({
  success: z.boolean(),
  count: z.int(),
  hotels: z.array(budgetHotel),
});
