import type { EditItineraryInput, ItineraryState } from '#shared/trips/itinerary-edit.schema.ts';
import { errorMessage, isConflict } from '../error-message.ts';
import { toItineraryEdit, type TravellerEdit } from '../itinerary/traveller-edit.ts';
import { isNoReply } from './no-reply.ts';
import {
  dropEdits,
  editsOf,
  holdEdits,
  loadEdits,
  passEdit,
  waitingEdits,
  type WaitingEdit,
} from './waiting-edits.ts';

export type EditCalls = {
  load: (tripId: number) => Promise<ItineraryState>;
  edit: (input: EditItineraryInput) => Promise<ItineraryState>;
};
/** What became of the changes: taken, refused for a reason, or kept because the plan is a newer one. */
export type EditsOutcome = {
  sent: { tripId: number; edit: TravellerEdit; before: ItineraryState; after: ItineraryState }[];
  refused: { tripId: number; edit: TravellerEdit; reason: string }[];
  heldTrips: number[];
};

/**
 * Sends the changes of days that wait, each with the version that it was made on. What gets no reply stays, with
 * all behind it; of a trip whose plan has changed elsewhere all is held for its traveller.
 */
export async function sendEdits(calls: EditCalls): Promise<EditsOutcome> {
  return waitingEdits.inTurn(async () => {
    const outcome: EditsOutcome = { sent: [], refused: [], heldTrips: [] };
    const trips = new Set(
      (await loadEdits()).filter(({ isHeld }) => !isHeld).map(({ tripId }) => tripId),
    );

    try {
      for (const tripId of trips) {
        // One call at a time: no hurry, and each builds on the one before.
        // oxlint-disable-next-line no-await-in-loop
        await sendOfTrip(tripId, calls, outcome);
      }
    } catch (error) {
      if (!isNoReply(error)) throw error;
    }
    return outcome;
  });
}

async function sendOfTrip(tripId: number, calls: EditCalls, outcome: EditsOutcome): Promise<void> {
  let state = await loadOr(tripId, calls, outcome);

  /* oxlint-disable no-await-in-loop -- in their order: the next is made on what this one brings about */
  for (let next = nextOf(tripId); state && next; next = nextOf(tripId)) {
    const result = await sendOne(next, state, calls);

    if ('isNewer' in result) {
      await holdEdits(tripId);
      outcome.heldTrips.push(tripId);
      return;
    }
    if ('reason' in result) {
      await dropEdits([next.id]);
      outcome.refused.push({ tripId, edit: next.edit, ...result });
    } else {
      await passEdit(next, result.after.version);
      outcome.sent.push({ tripId, edit: next.edit, before: state, ...result });
      state = result.after;
    }
  }
  /* oxlint-enable no-await-in-loop */
}

/** The plan as it is now; a trip that is gone takes what waits for it along, which is told. */
async function loadOr(
  tripId: number,
  calls: EditCalls,
  { refused }: EditsOutcome,
): Promise<ItineraryState | undefined> {
  try {
    return await calls.load(tripId);
  } catch (error) {
    if (isNoReply(error)) throw error;
    const gone = editsOf(tripId).filter(({ isHeld }) => !isHeld);

    await dropEdits(gone.map(({ id }) => id));
    refused.push(...gone.map(({ edit }) => ({ tripId, edit, reason: errorMessage(error) })));
    return undefined;
  }
}

type Answer = { after: ItineraryState } | { reason: string } | { isNewer: true };

/** The plan after the change, why it was refused, or that it met a newer plan. */
async function sendOne(
  { tripId, edit, madeOn }: WaitingEdit,
  state: ItineraryState,
  calls: EditCalls,
): Promise<Answer> {
  if (state.version !== madeOn) return { isNewer: true };
  const resolved = toItineraryEdit(edit, state.days);

  if (!resolved) return { reason: 'The plan no longer has the stop this was about.' };
  try {
    return { after: await calls.edit({ id: tripId, version: madeOn, edit: resolved }) };
  } catch (error) {
    if (isNoReply(error)) throw error;
    // A lock or a place that is there already is told by the same status.
    if (isConflict(error) && (await calls.load(tripId)).version !== madeOn)
      return { isNewer: true };
    return { reason: errorMessage(error) };
  }
}

function nextOf(tripId: number): WaitingEdit | undefined {
  return editsOf(tripId).find(({ isHeld }) => !isHeld);
}
