import { toast } from '#client/lib/toast.tsx';
import { toastError } from '#client/lib/toast-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { toCents, roundMoney } from '#shared/money.ts';
import { choiceOf } from '#shared/booking/stays-to-book.ts';
import type {
  SelectInput,
  TripSelection,
  UnselectInput,
} from '#shared/booking/selection.schema.ts';
import type { SelectionType } from '#shared/booking/catalog-options.ts';
import { nightsOf } from '#shared/booking/checkout-total.ts';
import { stayIndex } from '#shared/trips/stay-keys.ts';

/** An option as it is chosen: at the price that it shows, a head or a night. */
type ShownOption = Omit<SelectInput, 'totalPrice' | 'tripId'> & { price: number; currency: string };

/** Makes an option the trip's choice in its category, or takes a choice off; either can be undone. */
export function useSelectOption(tripId: number) {
  const cache = trpc.useUtils();
  const trip = trpc.trips.byId.useQuery({ id: tripId });
  const refresh = () =>
    Promise.all([
      cache.booking.selections.invalidate({ tripId }),
      cache.trips.byId.invalidate({ id: tripId }),
      cache.trips.itinerary.invalidate({ id: tripId }),
      cache.trips.list.invalidate(),
    ]);
  const told = (title: string) => ({
    onSuccess: async () => {
      await refresh();
      toast({ title });
    },
    onError: tellFailure,
  });
  const restore = trpc.booking.select.useMutation(told('Your earlier choice is back'));
  const takeBack = trpc.booking.unselect.useMutation(told('Your choice is undone'));
  const select = trpc.booking.select.useMutation({
    onMutate: (choice) => earlierChoice(cache, choice),
    onSuccess: async (saved, { selectionType }, earlier) => {
      await refresh();
      toast({
        title: 'Selection Saved!',
        description: nameOf(saved),
        action: {
          label: 'Undo',
          onPress: () => {
            if (earlier) restore.mutate(earlier);
            else takeBack.mutate({ tripId, selectionType, placeId: saved.placeId });
          },
        },
      });
    },
    onError: tellFailure,
  });
  const remove = trpc.booking.unselect.useMutation({
    onSuccess: async (removed) => {
      await refresh();
      toast({
        title: 'Selection removed',
        description: nameOf(removed),
        action: { label: 'Undo', onPress: () => restore.mutate(toInput(removed)) },
      });
    },
    onError: tellFailure,
  });

  return {
    isSaving: select.isPending || remove.isPending,
    /** What is being made the choice just now. */
    saving: select.isPending ? select.variables : undefined,
    select: (option: ShownOption) => select.mutate(toChoice(option, tripId, trip.data)),
    remove: (selectionType: UnselectInput['selectionType'], placeId: string | undefined) =>
      remove.mutate({ tripId, selectionType, placeId }),
  };
}

function toChoice(
  { price, ...option }: ShownOption,
  tripId: number,
  trip: TripDetail | undefined,
): SelectInput {
  const { selectionType, currency, placeId } = option;
  const totalPrice = trip
    ? selectionTotal(selectionType, { price, currency, placeId }, trip)
    : toCents(price);

  return { ...option, tripId, totalPrice };
}

/** What stands now, as it was chosen; nothing when that cannot be told. */
async function earlierChoice(
  cache: ReturnType<typeof trpc.useUtils>,
  { tripId, selectionType, placeId }: SelectInput,
): Promise<SelectInput | undefined> {
  const standing = await cache.booking.selections.ensureData({ tripId }).catch(() => []);
  const earlier = choiceOf(standing, selectionType, placeId);

  return earlier && toInput(earlier);
}

function toInput({ id: _id, ...earlier }: TripSelection): SelectInput {
  return earlier;
}

function nameOf({ providerBookingData: { name } }: TripSelection): string | undefined {
  return typeof name === 'string' ? name : undefined;
}

function tellFailure(error: unknown): void {
  toastError('The selection was not saved', error);
}

type Trip = Pick<TripDetail, 'startDate' | 'endDate' | 'tripPreferences' | 'places'>;

type Price = { price: number; currency: string; placeId?: string | undefined };

/**
 * The price of an option for the whole party, in cents: fares and experiences a head, a stay by its nights; a ride
 * between places is priced for the party.
 */
function selectionTotal(
  type: SelectionType,
  { price, currency, placeId }: Price,
  trip: Trip,
): number {
  return toCents(roundMoney(price * timesOf(type, placeId, trip), currency));
}

function timesOf(type: SelectionType, placeId: string | undefined, trip: Trip): number {
  switch (type) {
    case 'rides':
      return 1;
    case 'hotels':
      return trip.places?.[stayIndex(trip.places, placeId)]?.nights ?? nightsOf(trip);
    case 'flights':
    case 'experiences':
      return trip.tripPreferences.travelers;
  }
}
