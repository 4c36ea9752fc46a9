import { Button } from '@mantine/core';
import { IconCheck, IconPlus, IconX } from '@tabler/icons-react';
import { choiceOf } from '#shared/booking/stays-to-book.ts';
import { useSelectOption } from '#client/components/choices/use-select-option.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { SelectionType } from '#shared/booking/catalog-options.ts';

type PutOnTripButtonProps = {
  tripId: number;
  type: SelectionType;
  /** The result as the provider gave it. */
  result: Record<string, unknown>;
  price: number;
  currency: string;
  /** Of a trip to several places: the stay that it is for. */
  placeId?: string | undefined;
};

/** Makes a search result the trip's choice in its category, in place of the one before; says so while it is. */
export function PutOnTripButton(props: PutOnTripButtonProps) {
  const { tripId, type, result, price, currency, placeId } = props;
  const choice = useSelectOption(tripId);
  const selections = trpc.booking.selections.useQuery({ tripId });
  const chosen = choiceOf(selections.data, type, placeId);
  const isOnTrip = chosen !== undefined && chosen.providerBookingData['id'] === result['id'];

  const put = () =>
    choice.select({ selectionType: type, placeId, providerBookingData: result, price, currency });
  const Icon = isOnTrip ? IconCheck : IconPlus;

  // One button throughout, never disabled: the keyboard's focus stays on it.
  return (
    <Button
      variant={isOnTrip ? 'light' : 'default'}
      aria-busy={choice.isSaving}
      leftSection={<Icon size={18} aria-hidden="true" />}
      rightSection={isOnTrip ? <IconX size={16} aria-hidden="true" /> : undefined}
      aria-label={isOnTrip ? 'On your trip: take it off' : undefined}
      onClick={() => {
        if (choice.isSaving) return;
        if (isOnTrip) choice.remove(type, placeId);
        else put();
      }}
    >
      {isOnTrip ? 'On your trip' : 'Add to trip'}
    </Button>
  );
}
