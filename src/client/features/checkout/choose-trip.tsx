import { IconWallet } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '#client/components/button-link.tsx';
import { DateRangeText } from '#client/components/date-range-text.tsx';
import { MessageCard } from '#client/components/message-card.tsx';
import { PageHeading } from '#client/components/page.tsx';
import { SecretDestination } from '#client/components/secret-destination.tsx';
import { LoadingStar } from '#client/components/star-mark.tsx';
import { errorMessage } from '#client/lib/error-message.ts';
import { paths } from '#client/lib/paths.ts';
import { trpc } from '#client/lib/trpc.ts';
import classes from './checkout.module.css';

/** Checkout without a trip: the coming trips, each a way to its payment. */
export function ChooseTrip() {
  const trips = trpc.trips.list.useQuery({ tab: 'upcoming' });

  if (trips.isPending) return <LoadingStar label="Loading your trips" fullPage />;
  if (trips.isError || trips.data.trips.length === 0) {
    return (
      <MessageCard
        title="Nothing to pay for yet"
        icon={<IconWallet size={32} aria-hidden="true" />}
        actions={<ButtonLink to={paths.planTrip()}>Plan a Trip</ButtonLink>}
      >
        <p>{trips.isError ? errorMessage(trips.error) : 'Your upcoming trips will appear here.'}</p>
      </MessageCard>
    );
  }

  return (
    <>
      <PageHeading title="Checkout" lead="Which trip would you like to pay for?" />
      <ul className={classes.choices}>
        {trips.data.trips.map((trip) => (
          <li key={trip.id}>
            <Link className={classes.choice} to={paths.checkout(trip.id)}>
              <strong>
                <SecretDestination trip={trip} />
              </strong>
              <DateRangeText start={trip.startDate} end={trip.endDate} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
