import { useEffect, useState } from 'react';
import { toastError } from '#client/lib/toast-error.ts';
import { trpc } from '#client/lib/trpc.ts';

export type PaymentState = 'idle' | 'processing' | 'paid';

const PROCESSING_MS = 2000;
const REDIRECT_MS = 2000;

/**
 * The simulated payment: two seconds of processing, one request that confirms the booking and knows nothing of
 * the card, then success, then two seconds to the confirmation.
 */
export function useDemoPayment(tripId: number, onDone: () => void) {
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
