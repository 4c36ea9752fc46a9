import { IconCalendarPlus } from '@tabler/icons-react';
import { MessageCard } from '#client/components/message-card.tsx';
import { isSecret } from '#client/lib/is-secret.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { ItineraryDay } from './itinerary-day.tsx';
import classes from './itinerary.module.css';

/** Day by day: when, where, how to get there, and why. */
export function ItineraryTab({ trip }: { trip: TripDetail }) {
  if (isSecret(trip)) {
    return (
      <MessageCard level={2} title="Your days are planned and sealed">
        <p>They open with the destination: on the day you leave, or when you choose to reveal it now.</p>
      </MessageCard>
    );
  }

  if (trip.itineraryDays.length === 0) {
    return (
      <MessageCard level={2} title="No itinerary yet" icon={<IconCalendarPlus size={32} aria-hidden="true" />}>
        <p>This trip was saved without a day-by-day plan.</p>
      </MessageCard>
    );
  }

  return (
    <ol className={classes.days}>
      {trip.itineraryDays.map((day) => (
        <li key={day.id}>
          <ItineraryDay day={day} />
        </li>
      ))}
    </ol>
  );
}
