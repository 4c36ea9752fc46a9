import { ButtonLink } from '#client/components/button-link.tsx';
import { wayText } from '#client/components/plan/trip-route.tsx';
import { paths } from '#client/lib/paths.ts';
import type { SelectionType } from '#shared/booking/catalog-options.ts';
import { staysToBook } from '#shared/booking/stays-to-book.ts';
import { countText } from '#shared/count-text.ts';
import { shortDay } from '#shared/dates.ts';
import { formatMoney, parsePrice } from '#shared/money.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import classes from './booking-review.module.css';

type SuggestedProps = { entries: readonly ({ isSelected?: boolean } | undefined)[]; index: number };

/** Says that nobody has chosen what the plan suggests; once above a list of which nothing is chosen. */
function Suggested({ entries, index }: SuggestedProps) {
  const isFirstOfAll = index === 0 || entries.some((entry) => entry?.isSelected);

  if (!entries[index] || entries[index].isSelected || !isFirstOfAll) return null;
  return <em className={classes.suggested}>Suggested by your plan, not in the total</em>;
}

/** Of a trip to several places: the hotel of each stay, chosen or suggested, in the order of the route. */
export function HotelsOfRoute({ trip }: { trip: TripDetail }) {
  const stays = staysToBook(trip, 'hotels');
  const hotels = stays.map(({ place }) =>
    trip.accommodations.find(({ checkIn }) => checkIn === place.arrive),
  );

  return stays.map(({ key, place: { name, nights, arrive } }, index) => {
    const hotel = hotels[index];

    return (
      <li key={key} data-suggested={hotel?.isSelected ? undefined : true}>
        <Suggested entries={hotels} index={index} />
        <strong>{hotel ? `${name}: ${hotel.name}` : name}</strong>
        <span>
          {hotel
            ? `${shortDay(arrive)}, ${formatMoney(hotel.pricePerNight, hotel.currency)} × ${countText(nights, 'night')}`
            : 'No stay chosen yet.'}
          <ChangeLink tripId={trip.id} tab="hotels" stay={key} isChosen={hotel?.isSelected} />
        </span>
        <span>
          {hotel && formatMoney(parsePrice(hotel.pricePerNight) * nights, hotel.currency)}
        </span>
      </li>
    );
  });
}

/** The rides between the places of a trip, chosen or suggested. */
export function RidesOfRoute({ trip }: { trip: TripDetail }) {
  const stays = staysToBook(trip, 'rides');
  const rides = stays.map(({ place }) => place.ride);

  return stays.map(({ key, place, before }, index) => {
    const { ride } = place;

    return (
      <li key={key} data-suggested={ride?.isSelected ? undefined : true}>
        <Suggested entries={rides} index={index} />
        <strong>{`${before?.name} to ${place.name}`}</strong>
        <span>
          {ride ? `${shortDay(ride.date)}, ${wayText(ride)}` : 'No ride chosen yet.'}
          <ChangeLink tripId={trip.id} tab="rides" stay={key} isChosen={ride?.isSelected} />
        </span>
        <span>{ride && `${ride.estimate ? 'About ' : ''}${formatMoney(ride.usd)}`}</span>
      </li>
    );
  });
}

/** "in Kyoto", of an experience that was chosen for one of several places. */
export function placeOfActivity(
  trip: TripDetail,
  { placeId }: TripDetail['activities'][number],
): string | undefined {
  const stay = staysToBook(trip, 'experiences').find(({ key }) => key === placeId);

  return stay && `in ${stay.place.name}`;
}

type ChangeLinkProps = {
  tripId: number;
  tab: SelectionType;
  stay: string;
  isChosen: boolean | undefined;
};

/** Leads to where this stay or ride is chosen. */
function ChangeLink({ tripId, tab, stay, isChosen = false }: ChangeLinkProps) {
  return (
    <span className={classes.change}>
      <ButtonLink to={paths.bookingTab(tripId, tab, stay)} look="quiet">
        {isChosen ? 'Change' : 'Choose'}
      </ButtonLink>
    </span>
  );
}
