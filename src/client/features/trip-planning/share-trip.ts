import { toast } from '#client/lib/toast.tsx';
import type { GeneratedTrip } from '#shared/generation/generated-trip.schema.ts';
import { shareText } from './preview-model.ts';

/** Opens the device's share sheet with the plan as text; copies the text where there is none. */
export async function shareTrip(trip: GeneratedTrip): Promise<void> {
  const text = shareText(trip);

  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title: `A trip to ${trip.destination.name}`, text });
      return;
    }

    await navigator.clipboard.writeText(text);
    toast({
      title: 'Copied to the clipboard',
      description: 'Paste the plan into a message to your friends.',
    });
  } catch (error) {
    // Closing the share sheet is a choice, not a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast({
      title: 'Sharing did not work',
      description: 'Save the trip and share its page instead.',
      variant: 'destructive',
    });
  }
}
