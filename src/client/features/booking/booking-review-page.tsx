import { IconAlertCircle, IconListCheck } from '@tabler/icons-react';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '#client/components/button-link.tsx';
import { MessageCard } from '#client/components/message-card.tsx';
import { NotOpenYet } from '#client/components/not-open-yet.tsx';
import { Page } from '#client/components/page.tsx';
import { paths, routeId } from '#client/lib/paths.ts';

const DESCRIPTION = 'Look over everything you chose before you pay.';

export function BookingReviewPage() {
  const { id } = useParams();

  if (id !== undefined && routeId(id) === undefined) return <MissingTrip />;
  return (
    <NotOpenYet
      title="Review Your Booking"
      description={DESCRIPTION}
      icon={<IconListCheck size={32} aria-hidden="true" />}
      actions={<ButtonLink to={paths.myTrips()}>My Trips</ButtonLink>}
    >
      <p>The review is not open yet. What you chose is saved with your trip.</p>
    </NotOpenYet>
  );
}

function MissingTrip() {
  return (
    <Page title="Review Your Booking" description={DESCRIPTION}>
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
