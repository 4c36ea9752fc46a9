import { MessageCard } from '#client/components/message-card.tsx';
import { LoadingStar } from '#client/components/star-mark.tsx';
import { errorMessage } from '#client/lib/error-message.ts';
import type { HotelResult } from '#shared/booking/search.schema.ts';
import { HotelCard } from './hotel-card.tsx';
import { SampleNote } from './search-frame.tsx';
import classes from './search.module.css';

type HotelResultsProps = {
  isPending: boolean;
  error: unknown;
  hotels: readonly HotelResult[] | undefined;
  tripId: number | undefined;
};

/** What a hotel search found, or why it found nothing. */
export function HotelResults({ isPending, error, hotels, tripId }: HotelResultsProps) {
  return (
    <section className={classes.results} aria-label="Hotel results" aria-busy={isPending}>
      {isPending && <LoadingStar label="Searching hotels" />}
      {!isPending && error !== null && (
        <p
          className={classes.failed}
          role="alert"
        >{`The search did not work. ${errorMessage(error)}`}</p>
      )}
      {!isPending && hotels?.length === 0 && (
        <MessageCard level={2} title="No stays match">
          <p>Widen the price range, or ask for fewer amenities.</p>
        </MessageCard>
      )}
      {!isPending && hotels && hotels.length > 0 && (
        <>
          {hotels.some((hotel) => hotel.sample) && (
            <SampleNote>
              Real places to stay with estimated prices and sample ratings. Each leads to a real
              search.
            </SampleNote>
          )}
          <ul className={classes.grid}>
            {hotels.map((hotel) => (
              <li key={hotel.id}>
                <HotelCard hotel={hotel} tripId={tripId} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
