import { Button } from '@mantine/core';
import { IconCalendarPlus, IconRefresh } from '@tabler/icons-react';
import { MessageCard } from '#client/components/message-card.tsx';
import { TripDay } from '#client/components/plan/trip-day.tsx';
import { VerdictBadge } from '#client/components/plan/verdict-badge.tsx';
import { errorMessage } from '#client/lib/error-message.ts';
import { isSecret } from '#client/lib/is-secret.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import classes from './itinerary.module.css';

/** Day by day: when, where, how to get there, and why. */
export function ItineraryTab({ trip }: { trip: TripDetail }) {
  const { isPending, regenerate } = useRegenerate(trip.id);

  if (isSecret(trip)) {
    return (
      <MessageCard level={2} title="Your days are planned and sealed">
        <p>
          They open with the destination: on the day you leave, or when you choose to reveal it now.
        </p>
      </MessageCard>
    );
  }

  if (trip.itineraryDays.length === 0) {
    return (
      <MessageCard
        level={2}
        title="No itinerary yet"
        icon={<IconCalendarPlus size={32} aria-hidden="true" />}
        actions={
          <Button loading={isPending} onClick={regenerate}>
            Generate Detailed Itinerary
          </Button>
        }
      >
        <p>Days laid out by opening hours and real distances, around the flights you chose.</p>
      </MessageCard>
    );
  }

  return (
    <>
      <div className={classes.tools}>
        <PlanVerdict trip={trip} />
        <Button
          variant="default"
          loading={isPending}
          leftSection={<IconRefresh size={18} aria-hidden="true" />}
          onClick={regenerate}
        >
          Regenerate Itinerary
        </Button>
      </div>
      <ol className={classes.days}>
        {trip.itineraryDays.map((day) => (
          <li key={day.id}>
            <TripDay day={day} unfolded />
          </li>
        ))}
      </ol>
    </>
  );
}

/** Plans the days anew; on failure the ones that stood stay. */
function useRegenerate(tripId: number) {
  const cache = trpc.useUtils();
  const itinerary = trpc.generation.itinerary.useMutation({
    onSuccess: async ({ message }) => {
      await cache.trips.byId.invalidate({ id: tripId });
      toast({ title: 'Itinerary ready', description: message });
    },
    onError: (error) =>
      toast({
        title: 'Failed to Generate Itinerary',
        description:
          errorMessage(error) || 'There was an error generating your itinerary. Please try again.',
        variant: 'destructive',
      }),
  });

  return { isPending: itinerary.isPending, regenerate: () => itinerary.mutate({ id: tripId }) };
}

function PlanVerdict({ trip }: { trip: TripDetail }) {
  if (trip.checks.length === 0) return <p>This plan has not been checked.</p>;
  return (
    <VerdictBadge
      checks={trip.checks}
      generatedBy={trip.generatedBy ?? 'built-in planner'}
      score={trip.score ?? 0}
      bound={trip.bound ?? 0}
    />
  );
}
