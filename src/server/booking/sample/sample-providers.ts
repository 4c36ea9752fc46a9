import { addDays, eachDay, toIsoDay } from '#shared/dates.ts';
import type { ExperienceResult, FlightResult, HotelResult } from '#shared/booking/search.schema.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { readDataFile } from '../../catalogue/data-folder.ts';
import type { Transport } from '../../catalogue/transport.ts';
import type { Clock } from '../../clock.ts';
import type { FindDestination } from '../domain/find-destination.ts';
import type {
  ExperienceSearch,
  FlightSearch,
  HotelSearch,
  SearchProvider,
} from '../providers/search-provider.ts';
import { sampleExperiences, SAMPLE_EXPERIENCE_PROVIDER } from './sample-experiences.ts';
import { sampleFlights, SAMPLE_PROVIDER } from './sample-flights.ts';
import {
  type HotelName,
  SAMPLE_HOTEL_PROVIDER,
  sampleStays,
  toHotelResult,
} from './sample-hotels.ts';

type World = {
  catalogue: Catalogue;
  transport: Transport;
  findDestination: FindDestination;
  clock: Clock;
};

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
    search: (search) => Promise.resolve(sampleFlights(search, transport, toIsoDay(clock.now()))),
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
        toHotelResult(stay, destination, {
          from: search.checkIn,
          to: search.checkOut,
          rooms: search.guests.rooms,
        }),
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

      return sampleExperiences(
        destination,
        { currency, perUsd: (code) => rates.get(code) ?? 1 },
        datesOf(search),
      );
    },
  };
}

/** A year holds every season. */
const A_YEAR = 366;

/** The dates that are searched for, a single one where only that is told; none where none is. */
function datesOf({ startDate, endDate = startDate }: ExperienceSearch): string[] {
  const from = startDate ?? endDate;

  if (!from || !endDate) return [];
  const yearOn = addDays(from, A_YEAR);

  return eachDay(from, endDate < yearOn ? endDate : yearOn);
}
