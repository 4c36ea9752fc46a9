import { IconMailOpened } from '@tabler/icons-react';
import { toastError } from '#client/lib/toast-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import { BusyButton } from './busy-button.tsx';

/** Opens the sealed envelope: from here on the trip's destination shows in plain words everywhere. */
export function RevealNowButton({ tripId }: { tripId: number }) {
  const cache = trpc.useUtils();
  const reveal = trpc.trips.reveal.useMutation({
    onSuccess: (trip) => {
      cache.trips.byId.setData({ id: tripId }, trip);
      void cache.trips.list.invalidate();
    },
    onError: (error) => toastError('The destination stayed sealed', error),
  });

  return (
    <BusyButton
      variant="default"
      leftSection={<IconMailOpened size={18} aria-hidden="true" />}
      isBusy={reveal.isPending}
      onClick={() => reveal.mutate({ id: tripId })}
    >
      Reveal now
    </BusyButton>
  );
}
