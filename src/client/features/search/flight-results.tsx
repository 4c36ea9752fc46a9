import { MessageCard } from '#client/components/message-card.tsx';
import { LoadingStar } from '#client/components/star-mark.tsx';
import { errorMessage } from '#client/lib/error-message.ts';
import type { trpc } from '#client/lib/trpc.ts';
import { mergeFlights } from '#shared/booking/merge-results.ts';
import type { FlightResult } from '#shared/booking/search.schema.ts';
import type { StayToBook } from '#shared/booking/stays-to-book.ts';
import { FLIGHT_SORTS, sortFlights } from '#shared/booking/sort-results.ts';
import { FlightCard } from './flight-card.tsx';
import { CardList, FoundList } from './found-list.tsx';
import { FailedProviders, sortOf } from './results-bar.tsx';
import classes from './search.module.css';
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
  const failed = search.data?.errors ?? stream.failed;
  const order = sortOf(FLIGHT_SORTS, sort);

  return (
    <section className={classes.results} aria-label="Flight results" aria-busy={search.isPending}>
      {search.isPending && found.length === 0 && <LoadingStar label="Searching flights" />}
      {search.isError && (
        <MessageCard level={2} tone="danger" title="Error Searching Flights">
          <p>{errorMessage(search.error)}</p>
        </MessageCard>
      )}
      {search.isSuccess && found.length === 0 && (
        <>
          <MessageCard level={2} title="No Flights Found">
            <p>
              We couldn&apos;t find any flights matching your criteria. Please try adjusting your
              search.
            </p>
          </MessageCard>
          <FailedProviders failed={failed} />
        </>
      )}
      <FoundList
        results={found}
        sampleNote="Sample fares: plausible flights, not offers. Book Now leads to a real search for that route."
        waiting={search.isPending ? stream.waiting : []}
        failed={failed}
        sorts={FLIGHT_SORTS}
        sort={order}
        onSort={onSort}
      >
        <CardList
          results={sortFlights(found, order)}
          card={(flight) => (
            <FlightCard flight={flight} tripId={tripId} rideTo={stay?.key} travelers={travelers} />
          )}
          layout="list"
        />
      </FoundList>
    </section>
  );
}
