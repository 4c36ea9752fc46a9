import type { TravellerEdit } from '../itinerary/traveller-edit.ts';
import { newRequestKey } from '../request-key.ts';
import { createWaitingQueue } from './waiting-queue.ts';

/** A change of days that the server has not taken: no reply came, or the plan had changed meanwhile. */
export type WaitingEdit = {
  id: string;
  tripId: number;
  edit: TravellerEdit;
  /** The version of the plan that it was made on, or that the change before it has brought about since. */
  madeOn: number;
  /** It met a newer plan: the traveller says what becomes of it. */
  isHeld: boolean;
};

/** Far more than anybody changes on a flight. */
const MAX_EDITS = 200;

/** The changes of days that wait, of all trips. */
export const waitingEdits = createWaitingQueue<WaitingEdit>('waiting-edits');

/** False once the browser has refused to keep one: from then on this page remembers them alone. */
let lasts = true;

/** Whether a reload leaves them. */
export function doEditsLast(): boolean {
  return lasts;
}

/** What waits of one trip, the oldest first. */
export function editsOf(tripId: number): WaitingEdit[] {
  return waitingEdits.current().filter((one) => one.tripId === tripId);
}

/** Reads what earlier visits left; a browser that keeps nothing has what this page remembers. */
export async function loadEdits(): Promise<readonly WaitingEdit[]> {
  return lasts ? waitingEdits.load().catch(waitingEdits.current) : waitingEdits.current();
}

/** Puts a change behind those that wait. */
export async function keepEdit(edit: Omit<WaitingEdit, 'id'>): Promise<void> {
  const id = newRequestKey();

  await rewrite((before) => [...before, { ...edit, id }].slice(-MAX_EDITS));
}

/**
 * Changes go in their order: behind those that wait to be sent, and behind those that met a newer plan which does
 * not show yet. Whether this one, made on that version, was kept so.
 */
export async function keepBehind(
  tripId: number,
  edit: TravellerEdit,
  version: number,
): Promise<boolean> {
  const kept = editsOf(tripId);
  const lastToSend = kept.findLast(({ isHeld }) => !isHeld);
  const isHeld = kept.some((one) => one.isHeld && one.madeOn >= version);

  if (!lastToSend && !isHeld) return false;
  await keepEdit({ tripId, edit, madeOn: lastToSend?.madeOn ?? version, isHeld });
  return true;
}

/** Lets go of changes. */
export async function dropEdits(ids: readonly string[]): Promise<void> {
  await rewrite((before) => before.filter(({ id }) => !ids.includes(id)));
}

/** Lets go of the change of a trip that was made last, unless it is on its way; answers with it. */
export async function dropLastEdit(tripId: number): Promise<WaitingEdit | undefined> {
  if (!editsOf(tripId).some(({ isHeld }) => !isHeld)) return undefined;
  return waitingEdits.inTurn(async () => {
    const last = editsOf(tripId).findLast(({ isHeld }) => !isHeld);

    if (last) await dropEdits([last.id]);
    return last;
  });
}

/** The plan was changed elsewhere: nothing more of this trip is sent before the traveller has looked. */
export async function holdEdits(tripId: number): Promise<void> {
  await rewrite((before) =>
    before.map((one) => (one.tripId === tripId ? { ...one, isHeld: true } : one)),
  );
}

/** The server took a change: those made behind it go on from the version that it brought about. */
export async function passEdit({ id, tripId, madeOn }: WaitingEdit, version: number) {
  await rewrite((before) =>
    before.flatMap((one) => {
      if (one.id === id) return [];
      return [one.tripId === tripId && one.madeOn === madeOn ? { ...one, madeOn: version } : one];
    }),
  );
}

async function rewrite(edit: (before: WaitingEdit[]) => WaitingEdit[]): Promise<void> {
  if (lasts) {
    try {
      await waitingEdits.rewrite(edit);
      return;
    } catch {
      lasts = false;
    }
  }
  waitingEdits.show(edit([...waitingEdits.current()]));
}
