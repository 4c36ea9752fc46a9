import { parsePrice } from '#shared/money.ts';

type Bag = Readonly<Record<string, unknown>>;

/** What an option card shows, read from a provider's data whatever its shape. */
export type OptionFacts = {
  name: string;
  provider: string;
  price: number;
  currency: string;
  rating: number | undefined;
  reviewCount: number | undefined;
  category: string | undefined;
  /** "2h 30m" or the documented default. */
  duration: string;
  description: string;
  address: string | undefined;
  stars: number | undefined;
  amenities: string[];
  isSample: boolean;
  deepLink: string | undefined;
  linksToOffer: boolean;
  lat: number | undefined;
  lon: number | undefined;
};

const DEFAULT_DURATION = '3-4 hours';

/** Reads what is there and leaves out what is not; no shape of data makes it fail. */
export function optionFacts(data: Bag): OptionFacts {
  const categories = list(data['categories']);

  return {
    name: text(data['name']) ?? 'Option',
    provider: text(data['provider']) ?? 'Provider',
    price: priceOf(data),
    currency: text(data['currency']) ?? 'USD',
    rating: number(data['rating']) ?? number(data['userRating']),
    reviewCount: number(data['reviewCount']),
    category: text(data['category']) ?? categories[0],
    duration: durationOf(data['duration']),
    description: text(data['description']) ?? '',
    address: text(data['address']),
    stars: number(data['starRating']),
    amenities: list(data['amenities']),
    isSample: data['sample'] === true,
    deepLink: text(data['deepLink']),
    linksToOffer: data['linksToOffer'] === true,
    lat: number(data['lat']),
    lon: number(data['lon']),
  };
}

function priceOf(data: Bag): number {
  for (const key of ['lowestPrice', 'pricePerNight', 'price']) {
    const value = data[key];

    if (typeof value === 'number' || typeof value === 'string') return parsePrice(value);
  }

  return 0;
}

function durationOf(value: unknown): string {
  if (typeof value === 'string' && value.trim() !== '') return value;
  if (typeof value !== 'number' || value <= 0) return DEFAULT_DURATION;
  return value === 1 ? '1 hour' : `${value} hours`;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function number(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

function list(value: unknown): string[] {
  return Array.isArray(value)
    ? value.filter((entry): entry is string => typeof entry === 'string')
    : [];
}
