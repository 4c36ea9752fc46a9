import { FailureCard } from '#client/components/failure-card.tsx';
import type { trpc } from '#client/lib/trpc.ts';
import { mergeFlights } from '#shared/booking/merge-results.ts';
import type { FlightResult } from '#shared/booking/search.schema.ts';
import type { StayToBook } from '#shared/booking/stays-to-book.ts';
import { FLIGHT_SORTS, sortFlights } from '#shared/booking/sort-results.ts';
import { FlightCard } from './flight-card.tsx';
import { sortOf } from './results-bar.tsx';
import { CardList, SearchResults } from './search-results.tsx';
import type { SearchStream } from './use-search-stream.ts';

type FlightResultsProps = {
  search: ReturnType<typeof trpc.booking.searchFlights.useMutation>;
  stream: SearchStream<FlightResult>;
  sort: string;
  onSort: (sort: string) => void;
  tripId: number | undefined;
  /** The ride that a flight is searched for; without one it is there and back. */
  stay?: StayToBook | undefined;
  travelers: number;
};

/** What a flight search found so far, or why it found nothing. */
export function FlightResults(props: FlightResultsProps) {
  const { search, stream, sort, onSort, tripId, stay, travelers } = props;
  const found = search.data?.results ?? (search.isPending ? mergeFlights(stream.results) : []);
  const order = sortOf(FLIGHT_SORTS, sort);

  return (
    <SearchResults
      what="flights"
      label="Flight results"
      {...{ search, stream, onSort }}
      results={found}
      failed={search.data?.errors ?? stream.failed}
      failure={
        search.isError && (
          <FailureCard level={2} title="Error Searching Flights" error={search.error} />
        )
      }
      none={{
        title: 'No Flights Found',
        text: "We couldn't find any flights matching your criteria. Please try adjusting your search.",
      }}
      sampleNote="Sample fares, not live offers. Book Now opens a real search for that route."
      sorts={FLIGHT_SORTS}
      sort={order}
    >
      <CardList
        results={sortFlights(found, order)}
        card={(flight) => (
          <FlightCard flight={flight} tripId={tripId} rideTo={stay?.key} travelers={travelers} />
        )}
        layout="list"
      />
    </SearchResults>
  );
}
