import { ActionIcon } from '@mantine/core';
import { IconBed, IconPlane, IconTicket, IconUsers, IconDots } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { DateRangeText } from '#client/components/date-range-text.tsx';
import { lazyDialog } from '#client/components/lazy-dialog.tsx';
import { SecretDestination } from '#client/components/secret-destination.tsx';
import { StatusBadge } from '#client/components/status-badge.tsx';
import { TripPicture } from '#client/components/trip-picture.tsx';
import { useMenuButton, type OpenState } from '#client/components/use-menu-button.ts';
import { useToday } from '#client/lib/hydration.ts';
import { paths } from '#client/lib/paths.ts';
import { countText } from '#shared/count-text.ts';
import { isSecret } from '#shared/trips/is-secret.ts';
import { routeText } from '#shared/trips/route-text.ts';
import { statusText } from '#shared/trips/trip-status.ts';
import { tripTitle } from '#shared/trips/trip-title.ts';
import type { TripCard as Trip } from '#shared/trips/trip.schema.ts';
import { countdown } from './countdown.ts';
import classes from './my-trips-page.module.css';
import type { TripAction } from './trip-action.ts';

const TripMenuList = lazyDialog(() => import('./trip-menu-list.tsx').then((m) => m.TripMenuList));

const BOOKABLE = [
  { part: 'flights', label: 'Flights', Icon: IconPlane },
  { part: 'hotels', label: 'Hotels', Icon: IconBed },
  { part: 'experiences', label: 'Experiences', Icon: IconTicket },
] as const;

type TripCardProps = {
  trip: Trip;
  menu: OpenState;
  onAction: (action: TripAction, trip: Trip) => void;
};

/** A saved trip in the list: where, when, how soon, how far the booking is, and what to do with it. */
export function TripCard({ trip, menu, onAction }: TripCardProps) {
  const today = useToday();

  return (
    <article className={classes.card}>
      <div className={classes.image}>
        <TripPicture trip={trip} />
        <span className={classes.status}>
          <StatusBadge status={trip.status} />
        </span>
      </div>
      <div className={classes.body}>
        <div className={classes.cardHead}>
          <h2 className={classes.name}>
            <Link to={paths.trip(trip.id)} className={classes.link}>
              {trip.title ?? <SecretDestination trip={trip} />}
            </Link>
          </h2>
          <TripMenu
            name={tripName(trip)}
            open={menu}
            onAction={(action) => onAction(action, trip)}
          />
        </div>
        {trip.title && <p className="breakable">{tripTitle(trip)}</p>}
        <Route places={trip.route} />
        <p className={classes.dates}>
          <DateRangeText start={trip.startDate} end={trip.endDate} />
        </p>
        <p className={classes.meta}>
          <span>{countdown(trip, today)}</span>
          <span>
            <IconUsers size={16} aria-hidden="true" /> {trip.travelers}
            <span className="visually-hidden">
              {' '}
              {trip.travelers === 1 ? 'traveler' : 'travelers'}
            </span>
          </span>
          {trip.bookingStatus !== 'pending' && <span>{statusText(trip.bookingStatus)}</span>}
          <BookingProgress booked={trip.booked} />
        </p>
      </div>
    </article>
  );
}

/** "Rome → Florence → Venice", for the ear without arrows, and the nights. */
function Route({ places = [] }: { places?: Trip['route'] }) {
  const route = routeText(places);

  if (route === undefined) return null;
  const nights = places.reduce((sum, place) => sum + place.nights, 0);

  return (
    <p className="breakable">
      <span aria-hidden="true">{route}</span>
      <span className="visually-hidden">Route: {routeText(places, 'to')}</span>,{' '}
      {countText(nights, 'night')}
    </p>
  );
}

/** How a trip is called in sentences about it; a secret place has no name. */
export function tripName(trip: Trip): string {
  return isSecret(trip) ? 'your surprise trip' : (trip.title ?? tripTitle(trip));
}

function BookingProgress({ booked }: { booked: Trip['booked'] }) {
  return (
    <span className={classes.progress}>
      {BOOKABLE.map(({ part, label, Icon }) => (
        <span key={part} data-booked={booked.includes(part) || undefined}>
          <Icon size={16} aria-hidden="true" />
          <span className="visually-hidden">
            {label} {booked.includes(part) ? 'booked' : 'not booked'}.{' '}
          </span>
        </span>
      ))}
      <span aria-hidden="true">
        {booked.length}/{BOOKABLE.length} booked
      </span>
    </span>
  );
}

type TripMenuProps = {
  /** The trip as the card names it. */
  name: string;
  open: OpenState;
  onAction: (action: TripAction) => void;
};

/** What can be done with a trip from the list. */
function TripMenu({ name, open, onAction }: TripMenuProps) {
  const { buttonProps, listProps } = useMenuButton(open);

  return (
    <>
      <ActionIcon
        {...buttonProps}
        {...TripMenuList.onIntent}
        className={classes.menu}
        variant="default"
        size={36}
        aria-label={`More for ${name}`}
      >
        <IconDots size={18} aria-hidden="true" />
      </ActionIcon>
      <TripMenuList {...listProps} onAction={onAction} />
    </>
  );
}
