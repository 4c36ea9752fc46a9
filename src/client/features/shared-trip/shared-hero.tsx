import { IconCalendar } from '@tabler/icons-react';
import { DateRangeText } from '#client/components/date-range-text.tsx';
import { DestinationImage } from '#client/components/destination-image.tsx';
import { TripRoute } from '#client/components/plan/trip-route.tsx';
import { SealedPicture } from '#client/components/sealed-picture.tsx';
import type { SharedTrip } from '#shared/sharing/sharing.schema.ts';
import classes from './shared-trip.module.css';

/** The trip's picture, name and dates. */
export function SharedHero({ trip }: { trip: SharedTrip }) {
  const place = trip.destination ?? 'A surprise trip';

  return (
    <header className={classes.hero}>
      <div className={classes.image}>
        {trip.destination === undefined ? (
          <SealedPicture />
        ) : (
          <DestinationImage
            destination={trip.destination}
            keywords={trip.imagePrompt ?? ''}
            shape="fill"
            alt=""
          />
        )}
      </div>
      <div className={classes.heroBody}>
        <h1 className={classes.title}>{trip.title ?? place}</h1>
        {trip.title && <p className={classes.place}>{place}</p>}
        <p className={classes.dates}>
          <IconCalendar size={18} aria-hidden="true" />
          <DateRangeText start={trip.startDate} end={trip.endDate} />
        </p>
        <TripRoute places={trip.places} />
        {trip.description && <p className={classes.quiet}>{trip.description}</p>}
      </div>
    </header>
  );
}
