import { z } from 'zod';
import { placeKey } from './place-key.ts';

const restaurant = z
  .object({ Name: z.string(), City: z.string(), 'Average Cost': z.number(), Cuisines: z.string() })
  .transform((row) => ({
    key: placeKey(row.Name, row.City),
    cost: row['Average Cost'],
    cuisines: row.Cuisines.split(',').map((cuisine) => cuisine.trim()),
  }));

const stay = z
  .object({
    NAME: z.string(),
    city: z.string(),
    price: z.number(),
    'room type': z.string(),
    house_rules: z.string(),
    'minimum nights': z.number(),
    'maximum occupancy': z.number(),
  })
  .transform((row) => ({
    key: placeKey(row.NAME, row.city),
    price: row.price,
    roomType: row['room type'],
    houseRules: row.house_rules.split('&').map((rule) => rule.trim()),
    minimumNights: row['minimum nights'],
    maximumOccupancy: row['maximum occupancy'],
  }));

const attraction = z
  .object({ Name: z.string(), City: z.string() })
  .transform((row) => ({ key: placeKey(row.Name, row.City) }));

const flight = z
  .object({
    'Flight Number': z.string(),
    OriginCityName: z.string(),
    DestCityName: z.string(),
    FlightDate: z.string(),
    DepTime: z.string(),
    ArrTime: z.string(),
    Price: z.number(),
  })
  .transform((row) => ({
    key: flightKey({
      number: row['Flight Number'],
      from: row.OriginCityName,
      to: row.DestCityName,
      date: row.FlightDate,
      departure: row.DepTime,
      arrival: row.ArrTime,
    }),
    price: row.Price,
  }));

type FlightFacts = Record<'number' | 'from' | 'to' | 'date' | 'departure' | 'arrival', string>;
export type Restaurant = z.output<typeof restaurant>;
export type Stay = z.output<typeof stay>;

/** What one query's plan may use. */
export type Reference = {
  /** The cities whose places are listed. */
  cities: Set<string>;
  attractions: Set<string>;
  restaurants: Map<string, Restaurant>;
  stays: Map<string, Stay>;
  /** The price of each flight for one person. */
  flights: Map<string, number>;
  /** The cost of each drive for one car. */
  drives: Map<string, number>;
};

/** What tells flights apart: everything that an answer says about one, and its date. */
export function flightKey(facts: FlightFacts): string {
  const { number, from, to, date, departure, arrival } = facts;
  return [number, from, to, date, departure, arrival].join('|');
}

/** What tells drives apart. */
export function driveKey(kind: string, from: string, to: string): string {
  return [kind.toLowerCase(), from, to].join('|');
}

/**
 * One line of a parsed `*_ref_info.jsonl`: lists of places by city, lists of flights, and drives in words.
 * Where two places of a city share a name, the first counts, as in the published evaluation.
 * A section of an unknown kind is an error.
 */
export function readReference(json: unknown): Reference {
  const reference: Reference = {
    cities: new Set(),
    attractions: new Set(),
    restaurants: new Map(),
    stays: new Map(),
    flights: new Map(),
    drives: new Map(),
  };

  for (const [title, content] of Object.entries(z.record(z.string(), z.unknown()).parse(json)))
    addSection(reference, title, content);
  return reference;
}

function addSection(reference: Reference, title: string, content: unknown): void {
  const places = /^(Attractions|Restaurants|Accommodations) in (.+)$/.exec(title);
  const drive = /^(Self-driving|Taxi) from (.+) to (.+)$/.exec(title);

  if (places) {
    reference.cities.add(places[2] ?? '');
    addPlaces(reference, places[1] ?? '', content);
  } else if (drive) {
    const cost = driveCost(z.string().parse(content));

    if (cost !== undefined)
      reference.drives.set(driveKey(drive[1] ?? '', drive[2] ?? '', drive[3] ?? ''), cost);
  } else if (title.startsWith('Flight from ')) {
    addFlights(reference, content);
  } else throw new Error(`Unknown section in the reference: ${title}`);
}

/** Cities without places have a sentence instead of a list. */
function addPlaces(reference: Reference, kind: string, content: unknown): void {
  if (typeof content === 'string') return;
  if (kind === 'Attractions') {
    for (const row of z.array(attraction).parse(content)) reference.attractions.add(row.key);
  } else if (kind === 'Restaurants') addFirst(reference.restaurants, restaurant, content);
  else addFirst(reference.stays, stay, content);
}

function addFirst<T extends { key: string }>(
  map: Map<string, T>,
  schema: z.ZodType<T>,
  content: unknown,
): void {
  for (const row of z.array(schema).parse(content)) if (!map.has(row.key)) map.set(row.key, row);
}

/** Days without flights have a sentence instead of a list. */
function addFlights(reference: Reference, content: unknown): void {
  if (typeof content === 'string') return;
  for (const row of z.array(flight).parse(content)) reference.flights.set(row.key, row.price);
}

/** "self-driving, from A to B, duration: …, distance: …, cost: 71", or that there is no such drive. */
function driveCost(text: string): number | undefined {
  const cost = /\bcost: ([\d,.]+)$/.exec(text.trim())?.[1];
  return cost === undefined ? undefined : Number(cost.replaceAll(',', ''));
}
