import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { BookingTop } from '#client/components/booking-steps.tsx';
import { ButtonLink } from '#client/components/button-link.tsx';
import { OriginalPrices } from '#client/components/choices/original-prices.tsx';
import { MessageCard } from '#client/components/message-card.tsx';
import { Page } from '#client/components/page.tsx';
import { SecretDestination } from '#client/components/secret-destination.tsx';
import { LoadingStar } from '#client/components/star-mark.tsx';
import { Sums } from '#client/components/sums.tsx';
import { paths, routeId } from '#client/lib/paths.ts';
import { toastError } from '#client/lib/toast-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import { checkoutTotal } from '#shared/booking/checkout-total.ts';
import { isSecret } from '#shared/trips/is-secret.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import classes from './checkout.module.css';
import { ChooseTrip } from './choose-trip.tsx';
import { PaymentForm } from './payment-form.tsx';
import { TitledCard } from './titled-card.tsx';

const PROCESSING_MS = 2000;
const REDIRECT_MS = 2000;

/** /checkout/:id — the payment demo; /checkout offers the trips that can be paid for. */
export function CheckoutPage() {
  const { id: text } = useParams();
  const id = routeId(text);
  const trip = trpc.trips.byId.useQuery({ id: id ?? 0 }, { enabled: id !== undefined });

  return (
    <Page isTight>
      {text === undefined ? (
        <ChooseTrip />
      ) : id === undefined || trip.isError ? (
        <LoadFailed />
      ) : trip.data ? (
        <Checkout trip={trip.data} />
      ) : (
        <LoadingStar label="Loading your trip" fullPage />
      )}
    </Page>
  );
}

function Checkout({ trip }: { trip: TripDetail }) {
  const navigate = useNavigate();
  const confirm = useCallback(
    () => void navigate(paths.bookingSuccess(trip.id)),
    [navigate, trip.id],
  );
  const { state, pay } = useDemoPayment(trip.id, confirm);
  const sums = checkoutTotal(trip);

  if (state === 'paid') return <Paid />;
  return (
    <>
      <BookingTop
        tripId={trip.id}
        current="Pay"
        back={
          <ButtonLink to={paths.myTrips()} look="quiet">
            Back to My Trips
          </ButtonLink>
        }
      />
      <h1 className={classes.title}>
        Complete your booking for <SecretDestination trip={trip} />
      </h1>
      <div className={classes.layout}>
        <TitledCard title="Payment Details">
          <PaymentForm total={sums.total} isProcessing={state === 'processing'} onPay={pay} />
        </TitledCard>
        <TitledCard title="Summary">
          <Sums sums={sums} totalLabel="Total Amount" chosen={isSecret(trip) ? undefined : trip} />
          <OriginalPrices tripId={trip.id} />
          {sums.total === 0 && (
            <p className={classes.demo}>
              Nothing chosen yet, so there is nothing to pay.{' '}
              <Link to={paths.booking(trip.id)}>Choose what to book</Link>
            </p>
          )}
          <p className={classes.demo}>
            In US dollars, for your whole party. Sample prices, not quotes.
          </p>
        </TitledCard>
      </div>
    </>
  );
}

function Paid() {
  return (
    <div role="status">
      <MessageCard
        title="Payment Successful!"
        icon={<IconCircleCheck size={32} aria-hidden="true" />}
      >
        <p>Your booking has been confirmed. Redirecting to confirmation page...</p>
      </MessageCard>
    </div>
  );
}

function LoadFailed() {
  return (
    <MessageCard
      tone="danger"
      title="Error"
      icon={<IconAlertCircle size={32} aria-hidden="true" />}
      actions={<ButtonLink to={paths.myTrips()}>Back to My Trips</ButtonLink>}
    >
      <p>Failed to load trip details. Please try again later.</p>
    </MessageCard>
  );
}

type PaymentState = 'idle' | 'processing' | 'paid';

/**
 * The simulated payment: two seconds of processing, one request that confirms the booking and knows nothing of
 * the card, then success, then two seconds to the confirmation.
 */
function useDemoPayment(tripId: number, onDone: () => void) {
  const [state, setState] = useState<PaymentState>('idle');
  const cache = trpc.useUtils();
  const { mutate } = trpc.booking.confirm.useMutation({
    onSuccess: async () => {
      await Promise.all([
        cache.trips.byId.invalidate({ id: tripId }),
        cache.trips.itinerary.invalidate({ id: tripId }),
        cache.trips.list.invalidate(),
      ]);
      setState('paid');
    },
    onError: (error) => {
      setState('idle');
      toastError('The booking was not confirmed', error);
    },
  });

  useEffect(() => {
    if (state === 'idle') return;
    const timer =
      state === 'processing'
        ? window.setTimeout(() => mutate({ tripId }), PROCESSING_MS)
        : window.setTimeout(onDone, REDIRECT_MS);

    return () => window.clearTimeout(timer);
  }, [state, onDone, mutate, tripId]);

  return { state, pay: () => setState('processing') };
}
