import { shareLink } from '#client/lib/share-link.ts';
import type { GeneratedTrip } from '#shared/generation/generated-trip.schema.ts';
import { shareText } from './preview-model.ts';

/** Opens the device's share sheet with the plan as text; copies the text where there is none. */
export function shareTrip(trip: GeneratedTrip): Promise<void> {
  return shareLink(
    { title: `A trip to ${trip.destination.name}`, text: shareText(trip) },
    {
      copied: 'Paste the plan into a message to your friends.',
      failed: 'Save the trip and share its page instead.',
    },
  );
}
