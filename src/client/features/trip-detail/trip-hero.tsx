import { ButtonLink } from '#client/components/button-link.tsx';
import { DestinationImage } from '#client/components/destination-image.tsx';
import { PlanHead } from '#client/components/plan/plan-head.tsx';
import { TripRoute } from '#client/components/plan/trip-route.tsx';
import { VerdictBadge } from '#client/components/plan/verdict-badge.tsx';
import { RevealNowButton } from '#client/components/reveal-now-button.tsx';
import { SealedPicture } from '#client/components/sealed-picture.tsx';
import { SecretDestination } from '#client/components/secret-destination.tsx';
import { StatusBadge } from '#client/components/status-badge.tsx';
import { TripFacts } from '#client/components/trip-facts.tsx';
import { isSecret } from '#shared/trips/is-secret.ts';
import { paths } from '#client/lib/paths.ts';
import { expectedCosts } from '#shared/booking/expected-costs.ts';
import { formatMoney } from '#shared/money.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { EditTrip } from './edit-trip.tsx';
import { ShareTrip } from './share-trip.tsx';
import classes from './trip-page.module.css';

/** The trip at a glance: picture, name, status, dates, party, money, verdict, and what to do next. */
export function TripHero({ trip }: { trip: TripDetail }) {
  const secret = isSecret(trip);
  const ownTitle = secret ? undefined : trip.title;

  return (
    <PlanHead
      label="The trip"
      picture={
        secret ? (
          <SealedPicture />
        ) : (
          <DestinationImage
            destination={trip.destination}
            keywords={trip.imagePrompt}
            width={640}
            shape="fill"
          />
        )
      }
      title={
        <>
          <div className={classes.heroHead}>
            <h1 className={classes.title}>
              {ownTitle ?? <SecretDestination destination={trip.destination} isSecret={secret} />}
            </h1>
            <StatusBadge status={trip.status} />
          </div>
          {ownTitle && <p className={classes.heroPlace}>{trip.destination}</p>}
        </>
      }
      facts={<Facts trip={trip} />}
      actions={
        <>
          <ButtonLink to={paths.bookingReview(trip.id)}>Book this trip</ButtonLink>
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
      <span title="Your limit, not the cost">{`${formatMoney(dailyBudget)} per day`}</span>
    ),
  ].filter(Boolean);
}
