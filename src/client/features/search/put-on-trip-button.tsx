import { Button } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { errorMessage } from '#client/lib/error-message.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { SelectionType } from '#shared/booking/catalog-options.ts';
import { toCents } from '#shared/money.ts';

type PutOnTripButtonProps = {
  tripId: number;
  type: SelectionType;
  /** The result as the provider gave it. */
  result: Record<string, unknown>;
  name: string;
  price: number;
  currency: string;
};

/** Makes a search result the trip's choice in its category, in place of the one before. */
export function PutOnTripButton(props: PutOnTripButtonProps) {
  const { tripId, type, result, name, price, currency } = props;
  const cache = trpc.useUtils();
  const select = trpc.booking.select.useMutation({
    onSuccess: async () => {
      await Promise.all([
        cache.booking.selections.invalidate({ tripId }),
        cache.trips.byId.invalidate({ id: tripId }),
        cache.trips.list.invalidate(),
      ]);
      toast({ title: 'Selection Saved!', description: name });
    },
    onError: (error) =>
      toast({
        title: 'The selection was not saved',
        description: errorMessage(error),
        variant: 'destructive',
      }),
  });

  return (
    <Button
      variant={select.isSuccess ? 'light' : 'default'}
      loading={select.isPending}
      leftSection={
        select.isSuccess ? (
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
      {select.isSuccess ? 'On your trip' : 'Put on my trip'}
    </Button>
  );
}
