import { Button } from '@mantine/core';
import { IconShare2 } from '@tabler/icons-react';
import { isSecret } from '#client/lib/is-secret.ts';
import { paths } from '#client/lib/paths.ts';
import { shareLink } from '#client/lib/share-link.ts';
import { formatDay } from '#shared/dates.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';

/** Shares the trip's address, without the name of a place that is still a secret. */
export function ShareTrip({ trip }: { trip: TripDetail }) {
  const place = isSecret(trip) ? 'a secret destination' : trip.destination;
  const text = `My trip to ${place}, ${formatDay(trip.startDate)} to ${formatDay(trip.endDate)}`;

  return (
    <Button
      variant="default"
      leftSection={<IconShare2 size={18} aria-hidden="true" />}
      onClick={() =>
        void shareLink({ text, url: new URL(paths.trip(trip.id), window.location.origin).href })
      }
    >
      Share Trip
    </Button>
  );
}
