import { useEffect, useRef, useState } from 'react';
import { errorMessage, errorStatus } from '#client/lib/error-message.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { ItineraryState } from '#shared/trips/itinerary-edit.schema.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { editedDescription } from './edited-description.ts';
import {
  drawEdit,
  editText,
  toItineraryEdit,
  touchedDays,
  type TravellerEdit,
} from './traveller-edit.ts';
import { usePlanConflict } from './use-plan-conflict.ts';
import { usePlan } from './use-plan.ts';

/**
 * The plan and every way to change it. Changes are drawn at once and sent one after the other, each made
 * from the version before it; one that fails is told in words, and one that meets a newer plan or no server at all
 * is kept.
 */
export function usePlanEdits(trip: TripDetail) {
  const { state, take } = usePlan(trip);
  const [waiting, setWaiting] = useState<readonly TravellerEdit[]>([]);
  const unsent = useUnsent((edit) => void submit(edit));
  const latest = useNewest(state);
  const inTurn = useQueue();
  const calls = usePlanCalls(trip.id);
  const { conflict, keepIfNewer, closeConflict } = usePlanConflict(latest, calls.load);

  const settle = (next: ItineraryState) => {
    latest.current = next;
    take(next);
  };

  const undo = () =>
    void inTurn(() => takeBack({ ours: latest.current, settle, keepIfNewer, calls }));

  const send = async (edit: TravellerEdit): Promise<boolean> => {
    const from = latest.current;
    const resolved = toItineraryEdit(edit, from.days);

    if (await keepIfNewer([edit])) return false;
    if (!resolved) {
      tellFailure(edit, 'The plan no longer has what this was about.');
      return false;
    }
    try {
      const next = await calls.edit({ version: from.version, edit: resolved });

      settle(next);
      tellEdited(from, next, undo);
      return true;
    } catch (error) {
      if (await keepIfNewer([edit], error)) return false;
      if (errorStatus(error) === undefined) unsent.keep(edit);
      else
        tellFailure(
          edit,
          errorMessage(error),
          canRetry(error) ? () => void submit(edit) : undefined,
        );
      return false;
    }
  };

  const submit = (edit: TravellerEdit): Promise<boolean> => {
    setWaiting((edits) => [...edits, edit]);
    return inTurn(async () => {
      const isDone = await send(edit);

      setWaiting((edits) => edits.filter((one) => one !== edit));
      return isDone;
    });
  };

  return {
    state,
    /** As the traveller has left them, answered or not. */
    days: waiting.reduce(drawEdit, state.days),
    pendingDays: new Set(waiting.flatMap((edit) => touchedDays(state.days, edit))),
    unsent,
    conflict,
    closeConflict,
    keepIfNewer,
    submit,
    undo,
    settle,
  };
}

export type PlanEdits = ReturnType<typeof usePlanEdits>;

type TakeBack = Pick<PlanEdits, 'settle' | 'keepIfNewer'> & {
  ours: ItineraryState;
  calls: Pick<ReturnType<typeof usePlanCalls>, 'undo'>;
};

async function takeBack({ ours, settle, keepIfNewer, calls }: TakeBack): Promise<void> {
  if (!ours.canUndo || (await keepIfNewer([]))) return;
  try {
    settle(await calls.undo({ version: ours.version }));
    toast({ title: 'Undone', description: ours.undoLabel });
  } catch (error) {
    if (await keepIfNewer([], error)) return;
    toast({ title: 'Not undone', description: errorMessage(error), variant: 'destructive' });
  }
}

function usePlanCalls(id: number) {
  const { client } = trpc.useUtils();

  return {
    load: () => client.trips.itinerary.query({ id }),
    edit: (input: { version: number; edit: NonNullable<ReturnType<typeof toItineraryEdit>> }) =>
      client.trips.editItinerary.mutate({ id, ...input }),
    undo: (input: { version: number }) => client.trips.undoItinerary.mutate({ id, ...input }),
  };
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

/** Changes that got no reply, for the traveller to send again or to let go. */
function useUnsent(submit: (edit: TravellerEdit) => void) {
  const [edits, setEdits] = useState<readonly TravellerEdit[]>([]);

  return {
    edits,
    keep: (edit: TravellerEdit) => setEdits((before) => [...before, edit]),
    send: () => {
      setEdits([]);
      for (const edit of edits) submit(edit);
    },
    drop: () => setEdits([]),
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
