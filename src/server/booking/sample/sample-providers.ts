import { AppError } from '#shared/app-error.ts';
import { toIsoDay } from '#shared/dates.ts';
import type { z } from 'zod';
import type {
  ExperienceResult,
  experienceSearchInput,
  FlightResult,
  HotelResult,
  hotelSearchInput,
} from '#shared/booking/search.schema.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { readDataFile } from '../../catalogue/data-folder.ts';
import type { Transport } from '../../catalogue/transport.ts';
import type { Clock } from '../../clock.ts';
import type { FindDestination } from '../domain/find-destination.ts';
import type { SearchProvider } from '../providers/search-provider.ts';
import { sampleExperiences, SAMPLE_EXPERIENCE_PROVIDER } from './sample-experiences.ts';
import { type FlightSearch, sampleFlights, SAMPLE_PROVIDER } from './sample-flights.ts';
import {
  type HotelName,
  SAMPLE_HOTEL_PROVIDER,
  sampleStays,
  toHotelResult,
} from './sample-hotels.ts';

export type HotelSearch = z.output<typeof hotelSearchInput>;
export type ExperienceSearch = z.output<typeof experienceSearchInput>;

type World = {
  catalogue: Catalogue;
  transport: Transport;
  findDestination: FindDestination;
  clock: Clock;
};

const SUGGESTED_AIRPORTS = 3;

/** The built-in inventory behind the same ports as live providers, for use without any key. */
export function createSampleProviders(world: World) {
  return {
    flights: sampleFlightProvider(world),
    hotels: sampleHotelProvider(world),
    experiences: sampleExperienceProvider(world),
  };
}

function sampleFlightProvider({
  transport,
  clock,
}: World): SearchProvider<FlightSearch, FlightResult> {
  return {
    name: SAMPLE_PROVIDER,
    isSample: true,
    search: (search) => {
      requireAirport('origin', search.origin, transport);
      requireAirport('destination', search.destination, transport);
      return Promise.resolve(sampleFlights(search, transport, toIsoDay(clock.now())));
    },
  };
}

function sampleHotelProvider({ findDestination }: World): SearchProvider<HotelSearch, HotelResult> {
  let names: Record<string, HotelName[]> | undefined;

  return {
    name: SAMPLE_HOTEL_PROVIDER,
    isSample: true,
    search: async (search) => {
      const destination = await findDestination(search.destination);

      names ??= readDataFile<Record<string, HotelName[]>>('hotel-names.json');
      return sampleStays(destination, names[destination.id] ?? []).map((stay) =>
        toHotelResult(stay, destination, { from: search.checkIn, to: search.checkOut }),
      );
    },
  };
}

function sampleExperienceProvider({
  catalogue,
  findDestination,
}: World): SearchProvider<ExperienceSearch, ExperienceResult> {
  const rates = new Map(catalogue.countries.map((country) => [country.currency, country.perUsd]));

  return {
    name: SAMPLE_EXPERIENCE_PROVIDER,
    isSample: true,
    search: async (search) => {
      const destination = await findDestination(search.destination);
      const currency = catalogue.country(destination.country)?.currency ?? 'USD';

      return sampleExperiences(destination, { currency, perUsd: (code) => rates.get(code) ?? 1 });
    },
  };
}

/** Throws BAD_REQUEST naming the field and airports of similar code or name. */
function requireAirport(field: string, code: string, transport: Transport): void {
  if (transport.airportsOf(code).length > 0) return;
  const near = transport.airports
    .filter((airport) => airport.size === 'large' && differsByOne(airport.iata, code))
    .toSorted((a, b) => hubCount(b.iata, transport) - hubCount(a.iata, transport))
    .slice(0, SUGGESTED_AIRPORTS)
    .map((airport) => `${airport.iata} (${airport.city})`);
  const hint = near.length > 0 ? `. Did you mean ${near.join(', ')}?` : '';

  throw new AppError('BAD_REQUEST', `${field}: we do not know an airport ${code}${hint}`);
}

/** How many airlines call an airport a hub: the busier it is, the likelier it was meant. */
function hubCount(iata: string, transport: Transport): number {
  return transport.airlines.filter((airline) => airline.hubs.includes(iata)).length;
}

function differsByOne(a: string, b: string): boolean {
  return Array.from(a).filter((letter, index) => letter !== b[index]).length === 1;
}
