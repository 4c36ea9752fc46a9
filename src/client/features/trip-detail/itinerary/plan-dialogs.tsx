import { useState } from 'react';
import type { TripItineraryDay } from '#shared/trips/trip.schema.ts';
import { AddPlaceDialog } from './add-place-dialog.tsx';
import { useCell, type Cell } from '#client/lib/cell.ts';
import { MoveDialog } from './move-dialog.tsx';
import type { PlanDialog } from './plan-dialog.ts';
import { ReportDialog } from './report-dialog.tsx';
import { RetimeDialog } from './retime-dialog.tsx';
import {
  findStop,
  isGap,
  openRange,
  stopName,
  type FoundStop,
} from '#client/lib/itinerary/stop-keys.ts';
import { SwapDialog } from './swap-dialog.tsx';
import type { TravellerEdit } from '#client/lib/itinerary/traveller-edit.ts';

type PlanDialogsProps = {
  tripId: number;
  days: readonly TripItineraryDay[];
  dialog: Cell<PlanDialog | undefined>;
  onEdit: (edit: TravellerEdit) => Promise<boolean>;
  /** A dialog has closed; the focus goes back to what it was about, or to the place that came for it. */
  onClosed: (about: PlanDialog, placeId?: string) => void;
};

type OpenProps = Omit<PlanDialogsProps, 'dialog' | 'onClosed'> & {
  onClose: () => void;
  onChosen: (placeId: string) => void;
};

/** The dialog that is open, if any. */
export function PlanDialogs({ dialog, onClosed, ...props }: PlanDialogsProps) {
  const open = useCell(dialog);

  if (!open) return null;
  const close = (placeId?: string) => {
    dialog.set(undefined);
    onClosed(open, placeId);
  };
  const ends = { onClose: () => close(), onChosen: close };

  return open.kind === 'add' ? (
    <AddDialog {...props} {...ends} dayNumber={open.day} />
  ) : (
    <StopDialog {...props} {...ends} kind={open.kind} id={open.key} />
  );
}

function AddDialog({ dayNumber, ...props }: OpenProps & { dayNumber: number }) {
  const day = props.days.find((one) => one.dayNumber === dayNumber);
  const { chosenId, choose } = useChoice(props);

  if (!day) return null;
  return (
    <AddPlaceDialog
      tripId={props.tripId}
      day={day}
      chosenId={chosenId}
      onAdd={({ id, name }) => choose(id, { kind: 'add', placeId: id, name, toDay: day.dayNumber })}
      onClose={props.onClose}
    />
  );
}

type StopDialogProps = OpenProps & { kind: 'move' | 'retime' | 'swap' | 'report'; id: string };

function StopDialog({ kind, id, ...props }: StopDialogProps) {
  const found = findStop(props.days, id);

  if (!found) return null;
  const { place, partOf } = found.stop;

  if (kind === 'report')
    return (
      place && (
        <ReportDialog
          tripId={props.tripId}
          place={{ id: partOf ?? place.id, name: place.name }}
          onClose={props.onClose}
        />
      )
    );
  if (kind === 'swap') return <SwapStop {...props} id={id} found={found} />;
  const day = props.days.find(({ dayNumber }) => dayNumber === found.day);
  const about = { key: id, name: stopName(found.stop) };
  const send = (edit: TravellerEdit) => {
    props.onClose();
    void props.onEdit(edit);
  };

  if (kind === 'retime' && day) {
    return (
      <RetimeDialog
        name={about.name}
        time={found.stop.time}
        day={day}
        onRetime={(time) => send({ kind: 'retime', ...about, time })}
        onClose={props.onClose}
      />
    );
  }
  return (
    <MoveDialog
      name={about.name}
      from={found.day}
      days={props.days}
      onMove={(toDay) =>
        send({ kind: 'move', ...about, toDay, toIndex: placeByTime(props.days, toDay, found) })
      }
      onClose={props.onClose}
    />
  );
}

function SwapStop({ id, found, ...props }: OpenProps & { id: string; found: FoundStop }) {
  const { chosenId, choose } = useChoice(props);
  const name = stopName(found.stop);

  return (
    <SwapDialog
      tripId={props.tripId}
      stop={{ day: found.day, index: found.index }}
      name={name}
      chosenId={chosenId}
      onSwap={(choice) =>
        choose(choice.id, {
          kind: 'swap',
          key: id,
          name,
          placeId: choice.id,
          toName: choice.name,
        })
      }
      onClose={props.onClose}
    />
  );
}

/** The dialog stays open while its change is on the way, and when that fails. */
function useChoice({ onEdit, onChosen }: Pick<OpenProps, 'onEdit' | 'onChosen'>) {
  const [chosenId, setChosenId] = useState<string>();
  const choose = async (id: string, edit: TravellerEdit) => {
    setChosenId(id);
    const isDone = await onEdit(edit);

    setChosenId(undefined);
    if (isDone) onChosen(id);
  };

  return {
    chosenId,
    choose: (id: string, edit: TravellerEdit) => {
      void choose(id, edit);
    },
  };
}

/** Before the first stop of that day which begins later. */
function placeByTime(
  days: readonly TripItineraryDay[],
  dayNumber: number,
  { stop }: FoundStop,
): number {
  const day = days.find((one) => one.dayNumber === dayNumber);

  if (!day) return 0;
  const { first, last } = openRange(day);
  const later = day.activities.findIndex(
    ({ time }, index) => index >= first && index < last && isGap(day, index) && time > stop.time,
  );

  return later < 0 ? last : later;
}
