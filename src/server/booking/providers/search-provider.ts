import type { z } from 'zod';
import type {
  experienceSearchInput,
  flightSearchInput,
  hotelSearchInput,
} from '#shared/booking/search.schema.ts';

export type FlightSearch = z.output<typeof flightSearchInput>;
export type HotelSearch = z.output<typeof hotelSearchInput>;
export type ExperienceSearch = z.output<typeof experienceSearchInput>;

/** A source of search results. It may be slow or fail; the search service bounds and names that. */
export type SearchProvider<Query, Result> = {
  /** As travellers read it, beside a result and in errors[]. */
  name: string;
  /** Whether its results are samples of ours; they are asked only where no live source is set up. */
  isSample: boolean;
  search: (query: Query, signal: AbortSignal) => Promise<Result[]>;
};
