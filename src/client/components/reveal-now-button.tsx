import { IconMailOpened } from '@tabler/icons-react';
import { errorMessage } from '#client/lib/error-message.ts';
import { toast } from '#client/lib/toast.tsx';
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
    onError: (error) =>
      toast({
        title: 'The destination stayed sealed',
        description: errorMessage(error),
        variant: 'destructive',
      }),
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
