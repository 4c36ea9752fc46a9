import { Button } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
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
  const select = useSelectOption(tripId);
  const selections = trpc.booking.selections.useQuery({ tripId });
  const isOnTrip = selections.data?.some(
    ({ selectionType, providerBookingData }) =>
      selectionType === type && providerBookingData['id'] === result['id'],
  );

  return (
    <Button
      variant={isOnTrip ? 'light' : 'default'}
      loading={select.isPending}
      leftSection={
        isOnTrip ? (
          <IconCheck size={18} aria-hidden="true" />
        ) : (
          <IconPlus size={18} aria-hidden="true" />
        )
      }
      onClick={() =>
        select.mutate({
          tripId,
          selectionType: type,
          providerBookingData: result,
          totalPrice: toCents(price),
          currency,
        })
      }
    >
      {isOnTrip ? 'On your trip' : 'Put on my trip'}
    </Button>
  );
}
