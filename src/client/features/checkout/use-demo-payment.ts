import { useEffect, useState } from 'react';

export type PaymentState = 'idle' | 'processing' | 'paid';

const PROCESSING_MS = 2000;
const REDIRECT_MS = 2000;

/** The simulated payment: two seconds of processing, then success, then two seconds to the confirmation. */
export function useDemoPayment(onDone: () => void) {
  const [state, setState] = useState<PaymentState>('idle');

  useEffect(() => {
    if (state === 'idle') return;
    const timer =
      state === 'processing'
        ? window.setTimeout(() => setState('paid'), PROCESSING_MS)
        : window.setTimeout(onDone, REDIRECT_MS);

    return () => window.clearTimeout(timer);
  }, [state, onDone]);

  return { state, pay: () => setState('processing') };
}
