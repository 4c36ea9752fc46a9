import { z } from 'zod';
import type { TripSelection } from '#shared/booking/selection.schema.ts';
import { experienceResult, flightResult, hotelResult } from '#shared/booking/search.schema.ts';
import {
  flightOffer,
  type FlightOffer,
  type StayPoint,
} from '#shared/generation/generated-trip.schema.ts';
import { flightTime } from '#shared/fields.ts';
import { parsePrice, rateOf, splitMoney, toUsd } from '#shared/money.ts';
import type { TripDates } from '#shared/trips/move-dates.ts';
import type { TripAccommodation, TripActivity } from '#shared/trips/trip.schema.ts';
import { distanceKm } from '../../catalogue/distance.ts';

type ProviderData = TripSelection['providerBookingData'];
type Stay = Omit<TripAccommodation, 'id'>;
/** What a choice needs of its trip. */
export type TripOfChoice = TripDates & {
  id: number;
  destinationId: string | null;
  lat: number | null;
  lon: number | null;
  /** The position of the stay among those of a trip to several places. */
  position?: number;
  /** The day on which the stay before it is left; that is the first day of this one, or the day before. */
  leaves?: string;
  /** What that stay is called where choices are made for it. */
  stayKey?: string;
};
type Activity = Omit<TripActivity, 'id'>;
type Segment = z.infer<typeof flightResult>['outboundSegments'][number];

const DEFAULT_EXPERIENCE_MINUTES = 180;
const MAX_PARTY = 20;

/** A seller's time that no clock shows counts as not known. */
const choiceTime = flightTime.catch('');
const plainFlight = flightOffer.extend({ departureTime: choiceTime, arrivalTime: choiceTime });

/** The provider's fields we can use, each only if it is there and of its type. */
const flightChoice = flightResult
  .pick({
    outboundSegments: true,
    returnSegments: true,
    price: true,
    currency: true,
    provider: true,
  })
  .partial({ returnSegments: true, provider: true });
const hotelChoice = hotelResult
  .partial()
  .extend({ price: z.union([z.number(), z.string()]).optional() });
const experienceChoice = experienceResult
  .omit({ duration: true })
  .partial()
  .extend({
    category: z.string().optional(),
    price: z.union([z.number(), z.string()]).optional(),
    duration: z.union([z.number(), z.string()]).optional(),
  });

/**
 * How many travelers a total is for: the whole number of times that it holds the price of one; one where it does
 * not tell, as when a fare is sent as its own total.
 */
export function partyOf(totalCents: number, priceOfOne: number): number {
  const times = totalCents / (priceOfOne * 100);
  const whole = Math.round(times);

  return whole >= 1 && whole <= MAX_PARTY && Math.abs(times - whole) < 0.01 ? whole : 1;
}

/** The flights that a chosen offer puts on the trip, for the party; half of a return fare on each way. */
export function toFlights(data: ProviderData, totalCents = 0): FlightOffer[] {
  const choice = flightChoice.safeParse(data);

  if (choice.success && choice.data.outboundSegments.length > 0) {
    const { outboundSegments, returnSegments = [], price, currency, provider } = choice.data;
    const party = partyOf(totalCents, price);
    const money = inDollars(price * party, currency);
    const [out = 0, back = 0] = splitMoney(
      money.amount,
      returnSegments.length > 0 ? 2 : 1,
      money.currency,
    );
    const common = { currency: money.currency, provider, pricedFor: party };

    return [
      ...flightOf(outboundSegments, { ...common, price: out, isReturn: false }),
      ...flightOf(returnSegments, { ...common, price: back, isReturn: true }),
    ];
  }

  const plain = plainFlight.safeParse(data);

  return plain.success ? [plain.data] : [];
}

/**
 * A trip adds up in US dollars, so a choice in another currency joins it at the table's rate; the selection itself
 * keeps the provider's amount. A currency without a rate stays as it is.
 */
function inDollars(amount: number, currency: string): { amount: number; currency: string } {
  return rateOf(currency)
    ? { amount: toUsd(amount, currency), currency: 'USD' }
    : { amount, currency };
}

type Fare = {
  currency: string;
  provider: string | undefined;
  price: number;
  pricedFor: number;
  isReturn: boolean;
};

function flightOf(segments: readonly Segment[], fare: Fare): FlightOffer[] {
  const first = segments[0];
  const last = segments.at(-1);

  if (!first || !last) return [];
  const [departureDate = ''] = first.departureTime.split('T');
  const [arrivalDate = ''] = last.arrivalTime.split('T');

  return [
    {
      ...fare,
      departureAirport: first.departureAirport,
      arrivalAirport: last.arrivalAirport,
      airline: first.airline,
      flightNumber: first.flightNumber,
      departureDate,
      departureTime: choiceTime.parse(first.departureTime),
      arrivalDate,
      arrivalTime: choiceTime.parse(last.arrivalTime),
      cabin: cabinName(first.cabin),
      status: 'available',
      segments: segments.map((segment) => ({ ...segment })),
    },
  ];
}

/** "premium_economy" as tickets write it: "Premium Economy". */
function cabinName(cabin: string): string {
  return cabin
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** The stay that a chosen hotel puts on the trip. */
export function toStay(data: ProviderData, dates: TripDates): Stay {
  const choice = hotelChoice.safeParse(data).data ?? {};
  const { amount: price, currency } = inDollars(
    choice.pricePerNight ?? parsePrice(choice.price),
    choice.currency ?? 'USD',
  );

  return {
    name: choice.name ?? 'Selected stay',
    type: choice.propertyType ?? 'Hotel',
    priceRange: price > 0 ? `$${Math.round(price)}` : '',
    address: choice.address ?? '',
    description: '',
    checkIn: dates.startDate,
    checkOut: dates.endDate,
    pricePerNight: price,
    currency,
    imageUrl: choice.images?.[0],
    amenities: choice.amenities ?? [],
    provider: choice.provider,
    isSelected: true,
  };
}

/** Farther from the middle of the destination, a stay is not one to begin its days at. */
const MAX_STAY_KM = 40;

/** Where the days begin once a hotel is chosen; undefined when its place is unknown or not at the destination. */
export function toStayPoint(data: ProviderData, trip: TripOfChoice): StayPoint | undefined {
  const { id, lat, lon, starRating } = hotelChoice.safeParse(data).data ?? {};
  const { destinationId, lat: midLat, lon: midLon } = trip;

  if (!destinationId || lat === undefined || lon === undefined) return undefined;
  if (midLat === null || midLon === null) return undefined;
  if (distanceKm({ lat, lon }, { lat: midLat, lon: midLon }) > MAX_STAY_KM) return undefined;
  const { name, type, address, priceRange, pricePerNight, amenities } = toStay(data, trip);

  return {
    id: `${destinationId}/chosen-${id ?? 'stay'}`,
    name,
    type: type.toLowerCase(),
    lat,
    lon,
    area: address.split(',')[0] ?? '',
    address,
    priceRange,
    pricePerNight,
    ...(starRating ? { stars: starRating } : {}),
    amenities,
    description: `${name}, as you chose it.`,
  };
}

/** The activity that a chosen experience puts on the trip, priced for the party. */
export function toActivity(data: ProviderData, totalCents = 0): Activity {
  const choice = experienceChoice.safeParse(data).data ?? {};
  const price = choice.lowestPrice ?? parsePrice(choice.price);
  const hours = typeof choice.duration === 'number' ? choice.duration : undefined;

  return {
    name: choice.name ?? 'Selected experience',
    category: choice.categories?.[0] ?? choice.category ?? 'Experience',
    description: choice.description ?? '',
    duration: hours === undefined ? DEFAULT_EXPERIENCE_MINUTES : Math.round(hours * 60),
    price: toUsd(price * partyOf(totalCents, price), choice.currency),
    isSelected: true,
  };
}
