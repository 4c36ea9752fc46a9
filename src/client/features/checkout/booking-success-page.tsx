import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '#client/components/button-link.tsx';
import { MessageCard } from '#client/components/message-card.tsx';
import { NotOpenYet } from '#client/components/not-open-yet.tsx';
import { Page } from '#client/components/page.tsx';
import { paths, routeId } from '#client/lib/paths.ts';

const DESCRIPTION = 'Your booking at a glance.';

export function BookingSuccessPage() {
  const { id } = useParams();

  if (id !== undefined && routeId(id) === undefined) return <MissingTrip />;
  return (
    <NotOpenYet
      title="Booking Confirmation"
      description={DESCRIPTION}
      icon={<IconCircleCheck size={32} aria-hidden="true" />}
      actions={<ButtonLink to={paths.myTrips()}>My Trips</ButtonLink>}
    >
      <p>Confirmations are not open yet. What you chose is saved with your trip.</p>
    </NotOpenYet>
  );
}

function MissingTrip() {
  return (
    <Page title="Booking Confirmation" description={DESCRIPTION}>
      <MessageCard
        tone="danger"
        title="Error"
        icon={<IconAlertCircle size={32} aria-hidden="true" />}
        actions={<ButtonLink to={paths.home()}>Return to Home</ButtonLink>}
      >
        <p>Failed to load booking details. Please check your email for confirmation.</p>
      </MessageCard>
    </Page>
  );
}
