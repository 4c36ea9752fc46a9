import { IconStarFilled } from '@tabler/icons-react';
import { formatCount } from '#shared/format-count.ts';
import type { HotelResult } from '#shared/booking/search.schema.ts';
import { perNight } from '#client/lib/per-night.ts';
import { PriceText } from './price-text.tsx';
import { ResultActions } from './result-actions.tsx';
import { SampleBadge } from './sample-badge.tsx';
import classes from './search.module.css';
import { wordsOf } from './toggle-chips.tsx';

const SHOWN_AMENITIES = 4;

type HotelCardProps = {
  hotel: HotelResult;
  /** That its price is for. */
  rooms?: number;
  tripId: number | undefined;
  /** Of a trip to several places: the stay that it is for. */
  placeId?: string | undefined;
};

/** A place to stay: what it is, what guests say, four amenities, the price of a night. */
export function HotelCard({ hotel, rooms = 1, tripId, placeId }: HotelCardProps) {
  return (
    <article className={classes.card} aria-label={hotel.name}>
      <h2 className={classes.name}>
        {hotel.name} {hotel.sample && <SampleBadge text="Estimate" />}
      </h2>
      <p className={classes.quiet}>
        {hotel.propertyType} · {hotel.address}
        {hotel.distanceKm !== undefined && ` · ${hotel.distanceKm} km from the centre`}
      </p>
      <p className={classes.quiet}>
        <IconStarFilled size={14} aria-hidden="true" />{' '}
        {hotel.starRating > 0 ? `${hotel.starRating} stars` : 'Stars unknown'} ·{' '}
        {hotel.reviewCount > 0
          ? `guests ${hotel.userRating.toFixed(1)} of 10 (${formatCount(hotel.reviewCount)} reviews)`
          : 'no guest ratings'}
      </p>
      <p className={classes.small}>
        {hotel.amenities.slice(0, SHOWN_AMENITIES).map(wordsOf).join(', ')}
      </p>
      <div className={classes.cardFoot}>
        <PriceText
          amount={hotel.pricePerNight}
          currency={hotel.currency}
          unit={perNight(rooms)}
          seller={hotel.sample ? undefined : hotel.provider}
        />
        <ResultActions
          deepLink={hotel.deepLink}
          type="hotels"
          result={{ ...hotel }}
          price={hotel.pricePerNight}
          currency={hotel.currency}
          tripId={tripId}
          placeId={placeId}
        />
      </div>
    </article>
  );
}
