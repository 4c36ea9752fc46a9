import { HotelsOnMap } from '#client/components/map/hotels-on-map.tsx';
import { planStops } from '#client/components/map/plan-stops.ts';
import { errorMessage } from '#client/lib/error-message.ts';
import type { trpc } from '#client/lib/trpc.ts';
import { mergeHotels } from '#shared/booking/merge-results.ts';
import { atPlannedPrice } from '#shared/booking/planned-stay.ts';
import type { HotelResult } from '#shared/booking/search.schema.ts';
import { HOTEL_SORTS, sortHotels } from '#shared/booking/sort-results.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { HotelCard } from './hotel-card.tsx';
import { sortOf } from './results-bar.tsx';
import { SearchResults } from './search-results.tsx';
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
  const asked = search.variables;
  const rooms = (asked && 'guests' in asked ? asked.guests?.rooms : undefined) ?? 1;
  const hotels = found.map((hotel) => atPlannedPrice(hotel, trip?.stay, rooms));
  const order = sortOf(HOTEL_SORTS, sort);

  return (
    <SearchResults
      what="hotels"
      label="Hotel results"
      {...{ search, stream, onSort }}
      results={hotels}
      failed={stream.failed}
      failure={
        search.isError && (
          <p
            className={classes.failed}
            role="alert"
          >{`The search failed. ${errorMessage(search.error)}`}</p>
        )
      }
      none={{
        title: 'No stays match',
        text: 'Widen the price range, or ask for fewer amenities.',
      }}
      sampleNote="Real hotels with estimated prices and sample ratings. Each card links to a real search."
      sorts={HOTEL_SORTS}
      sort={order}
    >
      <HotelsOnMap
        hotels={sortHotels(hotels, order)}
        mapped={mappedHotel}
        card={(hotel) => (
          <HotelCard hotel={hotel} rooms={rooms} tripId={trip?.id} placeId={placeId} />
        )}
        stops={trip ? planStops(trip) : []}
      />
    </SearchResults>
  );
}

function mappedHotel({ id, name, pricePerNight, currency, lat, lon }: HotelResult) {
  return { id, name, price: pricePerNight, currency, lat, lon };
}
