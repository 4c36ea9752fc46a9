import { Badge } from '@mantine/core';
import { IconStarFilled } from '@tabler/icons-react';
import type { HotelResult } from '#shared/booking/search.schema.ts';
import { formatMoney } from '#shared/money.ts';
import { ResultActions } from './result-actions.tsx';
import classes from './search.module.css';
import { wordsOf } from './toggle-chips.tsx';

const SHOWN_AMENITIES = 4;

/** A place to stay: what it is, what guests say, four amenities, the price of a night. */
export function HotelCard({ hotel, tripId }: { hotel: HotelResult; tripId: number | undefined }) {
  return (
    <article className={classes.card} aria-label={hotel.name}>
      <h2 className={classes.name}>
        {hotel.name} {hotel.sample && <Badge variant="outline">Estimate</Badge>}
      </h2>
      <p className={classes.quiet}>
        {hotel.propertyType} · {hotel.address}
      </p>
      <p className={classes.quiet}>
        <IconStarFilled size={14} aria-hidden="true" /> {hotel.starRating} stars · guests{' '}
        {hotel.userRating.toFixed(1)} of 10 ({hotel.reviewCount})
      </p>
      <p className={classes.small}>
        {hotel.amenities.slice(0, SHOWN_AMENITIES).map(wordsOf).join(', ')}
      </p>
      <div className={classes.cardFoot}>
        <p className={classes.price}>
          <strong>{formatMoney(hotel.pricePerNight, hotel.currency)}</strong> per night
        </p>
        <ResultActions
          deepLink={hotel.deepLink}
          type="hotels"
          result={{ ...hotel }}
          name={hotel.name}
          price={hotel.pricePerNight}
          tripId={tripId}
        />
      </div>
    </article>
  );
}
