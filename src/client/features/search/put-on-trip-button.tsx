import { Button } from '@mantine/core';
import { IconCheck, IconPlus, IconX } from '@tabler/icons-react';
import { useSelectOption } from '#client/components/choices/use-select-option.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { SelectionType } from '#shared/booking/catalog-options.ts';
import { toCents } from '#shared/money.ts';

type PutOnTripButtonProps = {
  tripId: number;
  type: SelectionType;
  /** The result as the provider gave it. */
  result: Record<string, unknown>;
  price: number;
  currency: string;
};

/** Makes a search result the trip's choice in its category, in place of the one before; says so while it is. */
export function PutOnTripButton(props: PutOnTripButtonProps) {
  const { tripId, type, result, price, currency } = props;
  const choice = useSelectOption(tripId);
  const selections = trpc.booking.selections.useQuery({ tripId });
  const isOnTrip = selections.data?.some(
    ({ selectionType, providerBookingData }) =>
      selectionType === type && providerBookingData['id'] === result['id'],
  );

  if (isOnTrip) {
    return (
      <Button
        variant="light"
        loading={choice.isSaving}
        leftSection={<IconCheck size={18} aria-hidden="true" />}
        rightSection={<IconX size={16} aria-hidden="true" />}
        aria-label="On your trip: take it off"
        onClick={() => choice.remove(type)}
      >
        On your trip
      </Button>
    );
  }
  return (
    <Button
      variant="default"
      loading={choice.isSaving}
      leftSection={<IconPlus size={18} aria-hidden="true" />}
      onClick={() =>
        choice.select({
          tripId,
          selectionType: type,
          providerBookingData: result,
          totalPrice: toCents(price),
          currency,
        })
      }
    >
      Put on my trip
    </Button>
  );
}
