import { IconCalendarPlus } from '@tabler/icons-react';
import { Suspense } from 'react';
import { BusyButton } from '#client/components/busy-button.tsx';
import { MessageCard } from '#client/components/message-card.tsx';
import { tellPlanFailure } from '#client/components/plan/report-plan-failure.ts';
import { LoadingStar } from '#client/components/star-mark.tsx';
import { isSecret } from '#shared/trips/is-secret.ts';
import { lazyPage } from '#client/lib/lazy-page.tsx';
import { toast } from '#client/lib/toast.tsx';
import { trpc } from '#client/lib/trpc.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';

/** Dragging, dialogs and the map come only to those who open the tab. */
export const ItineraryEditor = lazyPage(() =>
  import('./itinerary/itinerary-editor.tsx').then((m) => m.ItineraryEditor),
);

/** Day by day: when, where, how to get there, and why; and every stop of it to be changed. */
export function ItineraryTab({ trip }: { trip: TripDetail }) {
  if (isSecret(trip)) {
    return (
      <MessageCard level={2} title="Your days are planned and sealed">
        <p>
          They appear with the destination: on the day you leave, or as soon as you choose to reveal
          it.
        </p>
      </MessageCard>
    );
  }
  if (trip.itineraryDays.length === 0) return <NoItinerary tripId={trip.id} />;
  return (
    <Suspense fallback={<LoadingStar label="Opening your days" />}>
      <ItineraryEditor trip={trip} />
    </Suspense>
  );
}

function NoItinerary({ tripId }: { tripId: number }) {
  const { isPending, generate } = useGenerate(tripId);

  return (
    <MessageCard
      level={2}
      title="No itinerary yet"
      icon={<IconCalendarPlus size={32} aria-hidden="true" />}
      actions={
        <BusyButton isBusy={isPending} onClick={generate}>
          Generate Detailed Itinerary
        </BusyButton>
      }
    >
      <p>Days laid out by opening hours and real distances, around the flights you chose.</p>
    </MessageCard>
  );
}

function useGenerate(tripId: number) {
  const cache = trpc.useUtils();
  const itinerary = trpc.generation.itinerary.useMutation({
    onSuccess: async ({ message }) => {
      await cache.trips.byId.invalidate({ id: tripId });
      toast({ title: 'Itinerary ready', description: message });
    },
    onError: tellPlanFailure,
  });

  return { isPending: itinerary.isPending, generate: () => itinerary.mutate({ id: tripId }) };
}
