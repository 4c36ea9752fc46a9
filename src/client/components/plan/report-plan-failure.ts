import { errorMessage } from '#client/lib/error-message.ts';
import { toast } from '#client/lib/toast.tsx';

/** Days could not be planned. */
export function tellPlanFailure(error: unknown, title = 'Failed to Generate Itinerary'): void {
  toast({
    title,
    description:
      errorMessage(error) || 'There was an error generating your itinerary. Please try again.',
    variant: 'destructive',
  });
}
