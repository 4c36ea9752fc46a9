import { Button } from '@mantine/core';
import { IconPencil, IconShare2 } from '@tabler/icons-react';
import { useState } from 'react';
import { ButtonLink } from '#client/components/button-link.tsx';
import { lazyDialog } from '#client/components/lazy-dialog.tsx';
import { PlanHead } from '#client/components/plan/plan-head.tsx';
import { TripRoute } from '#client/components/plan/trip-route.tsx';
import { VerdictBadge } from '#client/components/plan/verdict-badge.tsx';
import { RevealNowButton } from '#client/components/reveal-now-button.tsx';
import { SecretDestination } from '#client/components/secret-destination.tsx';
import { StatusBadge } from '#client/components/status-badge.tsx';
import { TripFacts } from '#client/components/trip-facts.tsx';
import { TripPicture } from '#client/components/trip-picture.tsx';
import { useMenuButton } from '#client/components/use-menu-button.ts';
import { paths } from '#client/lib/paths.ts';
import { expectedCosts } from '#shared/booking/expected-costs.ts';
import { formatMoney } from '#shared/money.ts';
import { isSecret } from '#shared/trips/is-secret.ts';
import { tripTitle } from '#shared/trips/trip-title.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import classes from './trip-page.module.css';

const ShareMenu = lazyDialog(() => import('./share-menu.tsx').then((m) => m.ShareMenu));
const ShareDialog = lazyDialog(() => import('./share-dialog.tsx').then((m) => m.ShareDialog));

const EditDialog = lazyDialog(() => import('./edit-dialog.tsx').then((m) => m.EditDialog));

/** The trip at a glance: picture, name, status, dates, party, money, verdict, and what to do next. */
export function TripHero({ trip }: { trip: TripDetail }) {
  const secret = isSecret(trip);
  const ownTitle = secret ? undefined : trip.title;

  return (
    <PlanHead
      label="The trip"
      picture={<TripPicture trip={trip} />}
      title={
        <>
          <div className={classes.heroHead}>
            <h1 className={classes.title}>{ownTitle ?? <SecretDestination trip={trip} />}</h1>
            <StatusBadge status={trip.status} />
          </div>
          {ownTitle && <p className="breakable quiet">{tripTitle(trip)}</p>}
        </>
      }
      facts={<Facts trip={trip} />}
      actions={
        <>
          <ButtonLink
            to={paths.bookingReview(trip.id)}
            look={trip.bookingStatus === 'confirmed' ? 'secondary' : 'primary'}
          >
            Book this trip
          </ButtonLink>
          <EditTrip trip={trip} />
          <ShareTrip trip={trip} />
          {secret && <RevealNowButton tripId={trip.id} />}
        </>
      }
    >
      {trip.places && trip.places.length > 1 && <TripRoute places={trip.places} />}
    </PlanHead>
  );
}

function Facts({ trip }: { trip: TripDetail }) {
  const { checks, generatedBy = 'built-in planner', score = 0, bound = 0 } = trip;

  return (
    <TripFacts
      startDate={trip.startDate}
      endDate={trip.endDate}
      travelers={trip.tripPreferences.travelers}
      money={moneyFacts(trip)}
    >
      {!isSecret(trip) && checks.length > 0 && (
        <VerdictBadge isInline {...{ checks, generatedBy, score, bound }} />
      )}
    </TripFacts>
  );
}

/** What the trip is estimated to cost, and the limit a day that it is held to. */
function moneyFacts(trip: TripDetail) {
  const { costs, dailyBudget } = trip;

  return [
    costs && <span>{`About ${formatMoney(expectedCosts(costs, trip).total)}`}</span>,
    dailyBudget > 0 && (
      <>
        <span>limit</span>
        <span>{`${formatMoney(dailyBudget)} per day`}</span>
      </>
    ),
  ].filter(Boolean);
}

/** Opens the dialog in which a trip's dates, travelers and notes are changed. */
function EditTrip({ trip }: { trip: TripDetail }) {
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <Button
        {...EditDialog.onIntent}
        variant="default"
        leftSection={<IconPencil size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Edit Trip
      </Button>
      <EditDialog trip={trip} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

/** Shares the trip's address or takes the trip along as a file; a secret place is named by neither. */
function ShareTrip({ trip }: { trip: TripDetail }) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { buttonProps, listProps } = useMenuButton();

  return (
    <>
      <Button
        {...buttonProps}
        {...ShareMenu.onIntent}
        variant="default"
        leftSection={<IconShare2 size={18} aria-hidden="true" />}
      >
        Share Trip
      </Button>
      <ShareMenu {...listProps} trip={trip} onOpenDialog={() => setDialogOpen(true)} />
      <ShareDialog trip={trip} isOpen={isDialogOpen} onClose={() => setDialogOpen(false)} />
    </>
  );
}
