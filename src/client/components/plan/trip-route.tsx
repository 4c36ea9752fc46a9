import {
  IconBus,
  IconCarSuv,
  IconPlane,
  IconShip,
  IconTrain,
  type Icon,
} from '@tabler/icons-react';
import { countText } from '#shared/count-text.ts';
import { joinFacts } from '#client/lib/join-facts.ts';
import { durationText, formatMonthDay, shortDay } from '#shared/dates.ts';
import type { RideMode, TripPlace, TripRide } from '#shared/generation/trip-places.schema.ts';
import type { SharedPlace } from '#shared/sharing/sharing.schema.ts';
import { formatMoney } from '#shared/money.ts';
import { frequencyText } from '#shared/trips/ride-service-text.ts';
import { stopsText } from '#shared/trips/road-stops-text.ts';
import classes from './trip-route.module.css';

const RIDES: Record<RideMode, { icon: Icon; words: string }> = {
  train: { icon: IconTrain, words: 'by train' },
  ferry: { icon: IconShip, words: 'by ferry' },
  coach: { icon: IconBus, words: 'by coach' },
  flight: { icon: IconPlane, words: 'by plane' },
  drive: { icon: IconCarSuv, words: 'by car' },
};

/** The places of a trip in their order, with the nights in each and the ride between them. */
export function TripRoute({ places = [] }: { places?: readonly SharedPlace[] | undefined }) {
  if (places.length < 2) return null;
  return (
    <ol className={classes.route} aria-label="Route">
      {places.map(({ id, name, nights, arrive, ride }) => (
        <li key={`${id}-${arrive}`}>
          {ride && <RideMark ride={ride} />}
          <span className="strong">{name}</span>
          <span className={classes.nights}>{countText(nights, 'night')}</span>
        </li>
      ))}
    </ol>
  );
}

type PlaceChapterProps = { place: TripPlace; travelers: number; level?: 2 | 3 };

/** Begins the days of a place: how long the stay is, where, and how one comes there. */
export function PlaceChapter({ place, travelers, level = 3 }: PlaceChapterProps) {
  const { name, nights, arrive, depart, stay, ride } = place;
  const Heading = `h${level}` as const;
  const often = ride && frequencyText(ride);
  const stops = ride && stopsText(ride.stops);

  return (
    <header className={classes.chapter}>
      <Heading className={classes.chapterTitle}>{name}</Heading>
      <p>
        {joinFacts(
          countText(nights, 'night'),
          `${formatMonthDay(arrive.slice(5))} to ${formatMonthDay(depart.slice(5))}`,
          stay.name,
        )}
      </p>
      {ride && (
        <p className={classes.ride}>
          {rideText(ride, travelers)}
          {often && <span className={classes.often}>{often}.</span>}
          {stops && <span className={classes.often}>{stops}.</span>}
        </p>
      )}
    </header>
  );
}

function RideMark({ ride: { mode, minutes } }: { ride: Pick<TripRide, 'mode' | 'minutes'> }) {
  const { icon: RideIcon, words } = RIDES[mode];

  return (
    <span className={classes.leg}>
      <RideIcon size={16} stroke={1.8} aria-hidden="true" />
      {durationText(minutes)}
      <span className="visually-hidden"> {words} to </span>
    </span>
  );
}

/** "09:10 by train from Roma Termini to Firenze SMN, 1h 35m, about $64 for 2 travelers". */
export function rideText(ride: TripRide, travelers: number): string {
  const { usd, estimate } = ride;
  const price = `${formatMoney(usd)} for ${countText(travelers, 'traveler')}`;

  return `${wayText(ride)}, ${estimate ? `about ${price}, an estimate` : price}`;
}

/** "09:10 by train from Roma Termini to Firenze SMN, 1h 35m". */
export function wayText({
  mode,
  from,
  to,
  departs,
  minutes,
  arrives,
  arrivesOn,
}: TripRide): string {
  const night = arrivesOn === undefined ? '' : `, there on ${shortDay(arrivesOn)} at ${arrives}`;

  return `${departs} ${RIDES[mode].words} from ${from} to ${to}, ${durationText(minutes)}${night}`;
}
