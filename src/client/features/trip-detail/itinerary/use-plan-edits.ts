import { useEffect, useRef, useState } from 'react';
import { errorMessage, errorStatus } from '#client/lib/error-message.ts';
import { toast } from '#client/lib/toast.tsx';
import { toastError } from '#client/lib/toast-error.ts';
import { useResume } from '#client/components/offline/use-resume.ts';
import {
  dropLastEdit,
  keepBehind,
  keepEdit,
  type WaitingEdit,
} from '#client/lib/offline/waiting-edits.ts';
import type { ItineraryState } from '#shared/trips/itinerary-edit.schema.ts';
import type { TripDetail, TripItineraryDay } from '#shared/trips/trip.schema.ts';
import { editedDescription } from '#client/lib/itinerary/edited-description.ts';
import {
  drawEdit,
  editText,
  toItineraryEdit,
  touchedDays,
  type TravellerEdit,
} from '#client/lib/itinerary/traveller-edit.ts';
import { useKeptEdits } from './use-stored-edits.ts';
import { usePlanCalls, type PlanCalls } from './use-plan-calls.ts';
import { usePlanConflict } from './use-plan-conflict.ts';
import { usePlan } from './use-plan.ts';

/**
 * The plan and every way to change it. Changes are drawn at once and sent one after the other, each made
 * from the version before it; one that fails is told in words, one that meets a newer plan or no server at all is
 * kept, beyond a reload.
 */
export function usePlanEdits(trip: TripDetail) {
  const { state, take } = usePlan(trip);
  const { toSend, held } = useKeptEdits(trip.id);
  const { resume, isResuming } = useResume();
  const latest = useNewest(state);
  const inTurn = useQueue();
  const calls = usePlanCalls(trip.id);

  const settle = (next: ItineraryState) => {
    latest.current = next;
    take(next);
  };
  const { keepIfNewer, ...conflict } = usePlanConflict({ state, latest, held, settle, calls });
  const undo = () =>
    void inTurn(() => takeBack({ ours: latest.current, settle, keepIfNewer, calls }));

  const send = async (edit: TravellerEdit): Promise<boolean> => {
    const from = latest.current;
    const resolved = toItineraryEdit(edit, from.days);

    if (await keepBehind(trip.id, edit, from.version)) {
      resume();
      return true;
    }
    if (!resolved) {
      tellFailure(edit, 'The plan no longer has the stop this was about.');
      return false;
    }
    try {
      const next = await calls.edit({ version: from.version, edit: resolved });

      settle(next);
      tellEdited(from, next, undo);
      return true;
    } catch (error) {
      if (await keepIfNewer(error, edit)) return false;
      if (errorStatus(error) === undefined) {
        await keepEdit({ tripId: trip.id, edit, madeOn: from.version, isHeld: false });
        return true;
      }
      tellFailure(edit, errorMessage(error), canRetry(error) ? () => void submit(edit) : undefined);
      return false;
    }
  };

  const { onWay, submit } = useOnWay(inTurn, send);

  return {
    state,
    ...drawEdits(state.days, toSend, onWay),
    toSend,
    sendNow: resume,
    isSending: isResuming,
    ...conflict,
    keepIfNewer,
    submit,
    undo,
    settle,
  };
}

export type PlanEdits = ReturnType<typeof usePlanEdits>;

/** Sends changes in their turn, and knows them until they are answered. */
function useOnWay(
  inTurn: ReturnType<typeof useQueue>,
  send: (edit: TravellerEdit) => Promise<boolean>,
) {
  const [onWay, setOnWay] = useState<readonly TravellerEdit[]>([]);

  return {
    onWay,
    /** Whether the change is done with: taken, or kept to be sent. */
    submit: (edit: TravellerEdit): Promise<boolean> => {
      setOnWay((edits) => [...edits, edit]);
      return inTurn(async () => {
        const isDone = await send(edit);

        setOnWay((edits) => edits.filter((one) => one !== edit));
        return isDone;
      });
    },
  };
}

/** The days as the traveller has left them, and which of them the server has not answered for. */
function drawEdits(
  before: ItineraryState['days'],
  toSend: readonly WaitingEdit[],
  onWay: readonly TravellerEdit[],
) {
  const waiting = toSend.map(({ edit }) => edit);
  const touchedBy = (edits: readonly TravellerEdit[]) =>
    new Set(edits.flatMap((edit) => touchedDays(before, edit)));

  return {
    days: [...waiting, ...onWay].reduce<readonly TripItineraryDay[]>(drawEdit, before),
    pendingDays: touchedBy(onWay),
    waitingDays: touchedBy(waiting),
  };
}

type TakeBack = Pick<PlanEdits, 'settle' | 'keepIfNewer'> & {
  ours: ItineraryState;
  calls: Pick<PlanCalls, 'tripId' | 'undo'>;
};

/** What has not been sent goes first, without a call. */
async function takeBack({ ours, settle, keepIfNewer, calls }: TakeBack): Promise<void> {
  const dropped = await dropLastEdit(calls.tripId);

  if (dropped) toast({ title: 'Undone', description: editText(dropped.edit) });
  if (dropped || !ours.canUndo) return;
  try {
    settle(await calls.undo({ version: ours.version }));
    toast({ title: 'Undone', description: ours.undoLabel });
  } catch (error) {
    if (await keepIfNewer(error)) return;
    toastError('Not undone', error);
  }
}

/** Runs jobs one after the other, whatever became of the one before. */
function useQueue() {
  const last = useRef<Promise<unknown>>(Promise.resolve());

  return <Result>(job: () => Promise<Result>): Promise<Result> => {
    const result = last.current.then(job);

    last.current = result.catch(() => undefined);
    return result;
  };
}

/** The newest version for changes that wait their turn: whoever brings one in writes it there at once. */
function useNewest(state: ItineraryState) {
  const newest = useRef(state);

  useEffect(() => {
    if (state.version >= newest.current.version) newest.current = state;
  }, [state]);
  return newest;
}

function tellEdited(before: ItineraryState, after: ItineraryState, undo: () => void): void {
  toast({
    title: after.version === before.version ? 'Nothing to change' : (after.undoLabel ?? 'Saved'),
    description: editedDescription(before.problems, after.problems),
    action: after.canUndo ? { label: 'Undo', onPress: undo } : undefined,
  });
}

function tellFailure(edit: TravellerEdit, description: string, retry?: () => void): void {
  toast({
    title: `Not saved: ${editText(edit)}`,
    description,
    variant: 'destructive',
    action: retry && { label: 'Try again', onPress: retry },
  });
}

/** A fault on the server's side: the same may work in a moment. */
function canRetry(error: unknown): boolean {
  return (errorStatus(error) ?? 0) >= 500;
}
