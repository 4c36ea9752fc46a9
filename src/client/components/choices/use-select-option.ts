import { errorMessage } from '#client/lib/error-message.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { SelectInput, TripSelection } from '#shared/booking/selection.schema.ts';

/** Makes an option the trip's choice in its category; the one it replaces can be brought back. */
export function useSelectOption(tripId: number) {
  const cache = trpc.useUtils();
  const refresh = () =>
    Promise.all([
      cache.booking.selections.invalidate({ tripId }),
      cache.trips.byId.invalidate({ id: tripId }),
      cache.trips.itinerary.invalidate({ id: tripId }),
      cache.trips.list.invalidate(),
    ]);
  const restore = trpc.booking.select.useMutation({
    onSuccess: async () => {
      await refresh();
      toast({ title: 'Your earlier choice is back' });
    },
    onError: tellFailure,
  });
  const select = trpc.booking.select.useMutation({
    onMutate: ({ selectionType }) => earlierChoice(selectionType),
    onSuccess: async (saved, _asked, earlier) => {
      await refresh();
      toast({
        title: 'Selection Saved!',
        description: nameOf(saved),
        action: earlier && {
          label: 'Undo',
          onPress: () => restore.mutate(earlier),
        },
      });
    },
    onError: tellFailure,
  });

  return select;

  /** What stands now, as it was chosen; nothing when that cannot be told. */
  async function earlierChoice(
    type: SelectInput['selectionType'],
  ): Promise<SelectInput | undefined> {
    const standing = await cache.booking.selections.ensureData({ tripId }).catch(() => []);
    const earlier = standing.find(({ selectionType }) => selectionType === type);

    return earlier && toInput(earlier);
  }
}

function toInput({ id: _id, ...earlier }: TripSelection): SelectInput {
  return earlier;
}

function nameOf({ providerBookingData: { name } }: TripSelection): string | undefined {
  return typeof name === 'string' ? name : undefined;
}

function tellFailure(error: unknown): void {
  toast({
    title: 'The selection was not saved',
    description: errorMessage(error),
    variant: 'destructive',
  });
}
