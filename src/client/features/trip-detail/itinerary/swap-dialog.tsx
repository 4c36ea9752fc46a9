import { Dialog } from '#client/components/dialog.tsx';
import { LoadingStar } from '#client/components/star-mark.tsx';
import { trpc } from '#client/lib/trpc.ts';
import type { PlaceChoice, StopRef } from '#shared/trips/itinerary-edit.schema.ts';
import { LookupFailed } from './lookup-failed.tsx';
import { PlaceChoices } from './place-choices.tsx';
import classes from './plan-dialogs.module.css';

type SwapDialogProps = {
  tripId: number;
  stop: StopRef;
  name: string;
  chosenId: string | undefined;
  onSwap: (choice: PlaceChoice) => void;
  onClose: () => void;
};

/** Up to three places that could stand where a stop is. */
export function SwapDialog({ tripId, stop, name, chosenId, onSwap, onClose }: SwapDialogProps) {
  const found = trpc.trips.stopAlternatives.useQuery({ id: tripId, stop }, { gcTime: 0 });

  return (
    <Dialog isOpen title={`Swap ${name}`} onClose={onClose} size="lg">
      <div className={classes.room}>
        {found.isPending && <LoadingStar label="Looking for places like it" />}
        {found.isError && <LookupFailed error={found.error} onRetry={() => void found.refetch()} />}
        {found.data?.length === 0 && (
          <p>We don’t know another place that fits here. Remove this one, or add one by name.</p>
        )}
        {found.data && found.data.length > 0 && (
          <>
            <p className={classes.lead}>At about the same time of the same day:</p>
            <PlaceChoices
              choices={found.data}
              verb="Swap in"
              chosenId={chosenId}
              onChoose={onSwap}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}
