import { IconAlertCircle, IconCreditCard } from '@tabler/icons-react';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '#client/components/button-link.tsx';
import { MessageCard } from '#client/components/message-card.tsx';
import { NotOpenYet } from '#client/components/not-open-yet.tsx';
import { Page } from '#client/components/page.tsx';
import { paths, routeId } from '#client/lib/paths.ts';

const DESCRIPTION = 'Pay for the trip you put together.';

export function CheckoutPage() {
  const { id } = useParams();

  if (id !== undefined && routeId(id) === undefined) return <MissingTrip />;
  return (
    <NotOpenYet
      title="Checkout"
      description={DESCRIPTION}
      icon={<IconCreditCard size={32} aria-hidden="true" />}
      actions={<ButtonLink to={paths.myTrips()}>My Trips</ButtonLink>}
    >
      <p>Checkout is not open yet, and Northstar takes no real payments. What you chose is saved with your trip.</p>
    </NotOpenYet>
  );
}

function MissingTrip() {
  return (
    <Page title="Checkout" description={DESCRIPTION}>
      <MessageCard
        tone="danger"
        title="Error"
        icon={<IconAlertCircle size={32} aria-hidden="true" />}
        actions={<ButtonLink to={paths.myTrips()}>Back to My Trips</ButtonLink>}
      >
        <p>Failed to load trip details. Please try again later.</p>
      </MessageCard>
    </Page>
  );
}
