import { MessageCard } from '#client/components/message-card.tsx';
import { LoadingStar } from '#client/components/star-mark.tsx';
import { errorMessage } from '#client/lib/error-message.ts';
import type { trpc } from '#client/lib/trpc.ts';
import { FlightCard } from './flight-card.tsx';
import { SampleNote } from './search-frame.tsx';
import classes from './search.module.css';

type FlightResultsProps = {
  search: ReturnType<typeof trpc.booking.searchFlights.useMutation>;
  tripId: number | undefined;
};

/** What a flight search found, or why it found nothing. */
export function FlightResults({ search, tripId }: FlightResultsProps) {
  return (
    <section className={classes.results} aria-label="Flight results" aria-busy={search.isPending}>
      {search.isPending && <LoadingStar label="Searching flights" />}
      {search.isError && (
        <MessageCard level={2} tone="danger" title="Error Searching Flights">
          <p>{errorMessage(search.error)}</p>
        </MessageCard>
      )}
      {search.isSuccess && search.data.results.length === 0 && (
        <MessageCard level={2} title="No Flights Found">
          <p>
            We couldn&apos;t find any flights matching your criteria. Please try adjusting your
            search.
          </p>
        </MessageCard>
      )}
      {search.isSuccess &&
        search.data.errors.map((error) => (
          <p
            key={error.provider}
            className={classes.failed}
          >{`${error.provider} ${error.message}.`}</p>
        ))}
      {search.isSuccess && search.data.results.length > 0 && (
        <>
          {search.data.results.some((flight) => flight.sample) && (
            <SampleNote>
              Sample fares: plausible flights, not offers. Book Now leads to a real search for that
              route.
            </SampleNote>
          )}
          <ul className={classes.list}>
            {search.data.results.map((flight) => (
              <li key={flight.id}>
                <FlightCard flight={flight} tripId={tripId} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
