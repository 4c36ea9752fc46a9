import { HOTEL_AMENITIES, type PROPERTY_TYPES } from '#shared/booking/catalog-options.ts';
import type { HotelResult } from '#shared/booking/search.schema.ts';
import { monthOf, weekdayOf } from '#shared/dates.ts';
import { toUsd } from '#shared/money.ts';
import type { BudgetLevel } from '#shared/preferences/options.ts';
import { chanceOf, hashText } from '#shared/seeded.ts';
import type { Destination } from '../../catalogue/catalogue.ts';
import type { StayFile } from '../../catalogue/stay.schema.ts';
import { hotelSearchLink } from '../domain/search-links.ts';

export const SAMPLE_HOTEL_PROVIDER = 'Northstar sample stays';

/** A real hotel known by name and point only. */
export type HotelName = { name: string; lat: number; lon: number };

type PropertyType = (typeof PROPERTY_TYPES)[number];
type Amenity = (typeof HOTEL_AMENITIES)[number];
type Stay = {
  name: string;
  lat: number;
  lon: number;
  area: string;
  level: BudgetLevel;
  range: readonly [low: number, high: number];
  type: PropertyType;
  stars: number;
  amenities: Amenity[];
};

const STARS: Record<BudgetLevel, number> = { budget: 2, moderate: 3, luxury: 4, 'ultra-luxury': 5 };
const AMENITIES: Record<BudgetLevel, Amenity[]> = {
  budget: ['wifi', 'aircon'],
  moderate: ['wifi', 'breakfast', 'aircon', 'bar'],
  luxury: ['wifi', 'breakfast', 'aircon', 'restaurant', 'bar', 'gym', 'room_service'],
  'ultra-luxury': [
    'wifi',
    'breakfast',
    'aircon',
    'restaurant',
    'bar',
    'gym',
    'spa',
    'pool',
    'room_service',
    'business_facilities',
  ],
};
const TYPES: Partial<Record<StayFile['kind'], PropertyType>> = {
  hotel: 'Hotel',
  hostel: 'Hostel',
  guesthouse: 'Guesthouse',
  apartment: 'Apartment',
  resort: 'Resort',
  villa: 'Villa',
};
/** What a name gives away about the level of a hotel of which nothing else is known. */
const LEVEL_WORDS: readonly [RegExp, BudgetLevel][] = [
  [/four seasons|ritz|mandarin|peninsula|aman|st\.? regis|raffles|shangri/i, 'ultra-luxury'],
  [
    /hilton|hyatt|marriott|sheraton|intercontinental|sofitel|kempinski|westin|fairmont|palace|grand|pullman/i,
    'luxury',
  ],
  [/hostel|backpack|ibis|campanile|motel|pension|hostal|b&b|formule|guest ?house/i, 'budget'],
];
/** Typical nightly ranges in USD where the destination lists no stay of that level. */
const FALLBACK_RANGE: Record<BudgetLevel, readonly [number, number]> = {
  budget: [40, 90],
  moderate: [90, 190],
  luxury: [190, 380],
  'ultra-luxury': [400, 780],
};
/** Friday and Saturday nights cost more; index 0 is Sunday. */
const NIGHT_FACTOR = [0.94, 0.94, 0.96, 0.98, 1.02, 1.14, 1.12];

/** Every sample stay of a destination: its catalogue stays and real hotels known by name. */
export function sampleStays(destination: Destination, names: readonly HotelName[]): Stay[] {
  const listed = destination.stays.flatMap((stay) => fromCatalogue(stay) ?? []);
  const known = new Set(listed.map((stay) => stay.name.toLowerCase()));

  return [
    ...listed,
    ...names
      .filter((hotel) => !known.has(hotel.name.toLowerCase()))
      .map((hotel) => fromName(hotel, destination)),
  ];
}

function fromCatalogue(stay: StayFile): Stay | undefined {
  const type = TYPES[stay.kind];

  if (!type) return undefined;
  const known = (stay.amenities ?? []).filter((amenity): amenity is Amenity =>
    (HOTEL_AMENITIES as readonly string[]).includes(amenity),
  );

  return {
    name: stay.name,
    lat: stay.lat,
    lon: stay.lon,
    area: stay.area,
    level: stay.level,
    range: stay.usd,
    type,
    stars: stay.stars ?? STARS[stay.level],
    amenities: [...new Set([...known, ...AMENITIES[stay.level]])],
  };
}

function fromName(hotel: HotelName, destination: Destination): Stay {
  const level = LEVEL_WORDS.find(([words]) => words.test(hotel.name))?.[1] ?? 'moderate';
  const range =
    destination.stays.find((stay) => stay.level === level)?.usd ?? FALLBACK_RANGE[level];

  return {
    ...hotel,
    area: destination.name,
    level,
    range,
    type: typeByName(hotel.name),
    stars: STARS[level],
    amenities: AMENITIES[level],
  };
}

function typeByName(name: string): PropertyType {
  if (/hostel|backpack/i.test(name)) return 'Hostel';
  if (/apartment|aparthotel|residence|citadines/i.test(name)) return 'Apartment';
  if (/resort/i.test(name)) return 'Resort';
  return /guest ?house|pension|riad|b&b/i.test(name) ? 'Guesthouse' : 'Hotel';
}

/**
 * An estimated price for a night in USD, inside the stay's range: towards its top in the best months
 * and on weekends, the same for the same stay and date.
 */
function sampleNightPrice(stay: Stay, destination: Destination, date: string): number {
  const [low, high] = stay.range;
  const inSeason = destination.bestMonths.includes(monthOf(date)) ? 0.6 : 0.3;
  const position = inSeason + 0.3 * chanceOf(`${destination.id} ${stay.name}`);
  const price = (low + (high - low) * position) * (NIGHT_FACTOR[weekdayOf(date)] ?? 1);

  return Math.round(Math.min(high, Math.max(low, price)));
}

/** A sample stay as the search shows it, at the price of all rooms. Rating and reviews are samples too, and marked so. */
export function toHotelResult(
  stay: Stay,
  destination: Destination,
  nights: { from: string; to: string; rooms: number },
): HotelResult {
  const key = `${destination.id} ${stay.name}`;

  return {
    id: `sample-${hashText(key).toString(36)}`,
    name: stay.name,
    address:
      stay.area === destination.name ? destination.name : `${stay.area}, ${destination.name}`,
    images: [],
    starRating: stay.stars,
    userRating: Math.round((7 + stay.stars * 0.3 + chanceOf(`${key} rating`) * 0.9) * 10) / 10,
    reviewCount: 40 + (hashText(`${key} reviews`) % 1900),
    pricePerNight: sampleNightPrice(stay, destination, nights.from) * nights.rooms,
    currency: 'USD',
    amenities: stay.amenities,
    deepLink: hotelSearchLink({ name: stay.name, city: destination.name }, nights),
    propertyType: stay.type,
    lat: stay.lat,
    lon: stay.lon,
    provider: SAMPLE_HOTEL_PROVIDER,
    sample: true,
  };
}

export type HotelFilters = {
  priceRange: readonly [number, number];
  amenities: readonly string[];
  propertyTypes: readonly string[];
  starRating?: number | undefined;
  guests: { rooms: number };
};

/** Whether a result passes every filter; prices are in US dollars for a room, stars a minimum. */
export function passesFilters(hotel: HotelResult, filters: HotelFilters): boolean {
  const [low, high] = filters.priceRange;
  const usd = toUsd(hotel.pricePerNight, hotel.currency) / filters.guests.rooms;

  return (
    usd >= low &&
    usd <= high &&
    (filters.starRating === undefined || hotel.starRating >= filters.starRating) &&
    (filters.propertyTypes.length === 0 || filters.propertyTypes.includes(hotel.propertyType)) &&
    filters.amenities.every((amenity) => hotel.amenities.includes(amenity))
  );
}
