import { HotelsOnMap } from '#client/components/map/hotels-on-map.tsx';
import { planStops } from '#client/components/map/plan-stops.ts';
import { MessageCard } from '#client/components/message-card.tsx';
import { LoadingStar } from '#client/components/star-mark.tsx';
import { errorMessage } from '#client/lib/error-message.ts';
import type { trpc } from '#client/lib/trpc.ts';
import { mergeHotels } from '#shared/booking/merge-results.ts';
import { atPlannedPrice } from '#shared/booking/planned-stay.ts';
import type { HotelResult } from '#shared/booking/search.schema.ts';
import { HOTEL_SORTS, sortHotels } from '#shared/booking/sort-results.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { HotelCard } from './hotel-card.tsx';
import { FoundList } from './found-list.tsx';
import { FailedProviders, sortOf } from './results-bar.tsx';
import classes from './search.module.css';
import type { SearchStream } from './use-search-stream.ts';

type HotelResultsProps = {
  search: ReturnType<typeof trpc.booking.searchHotels.useMutation>;
  stream: SearchStream<HotelResult>;
  sort: string;
  onSort: (sort: string) => void;
  trip: TripDetail | undefined;
  placeId: string | undefined;
};

/** What a hotel search found so far, or why it found nothing. */
export function HotelResults(props: HotelResultsProps) {
  const { search, stream, sort, onSort, trip, placeId } = props;
  const early = search.isPending ? mergeHotels(stream.results) : [];
  const found = Array.isArray(search.data) ? search.data : early;
  const hotels = found.map((hotel) => atPlannedPrice(hotel, trip?.stay));
  const order = sortOf(HOTEL_SORTS, sort);

  return (
    <section className={classes.results} aria-label="Hotel results" aria-busy={search.isPending}>
      {search.isPending && hotels.length === 0 && <LoadingStar label="Searching hotels" />}
      {search.isError && (
        <p
          className={classes.failed}
          role="alert"
        >{`The search did not work. ${errorMessage(search.error)}`}</p>
      )}
      {search.isSuccess && hotels.length === 0 && (
        <>
          <MessageCard level={2} title="No stays match">
            <p>Widen the price range, or ask for fewer amenities.</p>
          </MessageCard>
          <FailedProviders failed={stream.failed} />
        </>
      )}
      <FoundList
        results={hotels}
        sampleNote="Real places to stay with estimated prices and sample ratings. Each leads to a real search."
        waiting={search.isPending ? stream.waiting : []}
        failed={stream.failed}
        sorts={HOTEL_SORTS}
        sort={order}
        onSort={onSort}
      >
        <HotelsOnMap
          hotels={sortHotels(hotels, order)}
          mapped={mappedHotel}
          card={(hotel) => <HotelCard hotel={hotel} tripId={trip?.id} placeId={placeId} />}
          stops={trip ? planStops(trip) : []}
        />
      </FoundList>
    </section>
  );
}

function mappedHotel({ id, name, pricePerNight, currency, lat, lon }: HotelResult) {
  return { id, name, price: pricePerNight, currency, lat, lon };
}
