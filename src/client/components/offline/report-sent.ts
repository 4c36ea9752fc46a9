import { type PackingChange, changesText } from '#client/lib/offline/packing-changes.ts';
import type { EditsOutcome } from '#client/lib/offline/send-edits.ts';
import type { ToastMessage } from '#client/lib/toast.tsx';
import { editedDescription } from '#client/lib/itinerary/edited-description.ts';
import { editText } from '#client/lib/itinerary/traveller-edit.ts';

export type SentChanges = {
  packing: { sent: readonly PackingChange[]; refused: readonly PackingChange[] };
  edits: EditsOutcome;
};

/** What became of the changes that waited, the worst first: one message shows at a time. */
export function sentMessage({ packing, edits }: SentChanges): ToastMessage | undefined {
  const refused = [
    ...edits.refused.map(({ edit, reason }) => `${editText(edit)}: ${reason}`),
    ...(packing.refused.length > 0 ? [refusedItems(packing.refused)] : []),
  ];

  if (refused.length > 0)
    return {
      title:
        edits.refused.length > 0
          ? 'Not every change could be saved'
          : 'The list changed in the meantime',
      description: refused.join('; '),
      variant: 'destructive',
    };
  if (edits.heldTrips.length > 0)
    return {
      title: 'The plan was changed elsewhere',
      description: 'Your offline changes are kept; the Itinerary tab asks what to do with them.',
    };
  return savedMessage(packing.sent, edits.sent);
}

function savedMessage(
  packing: readonly PackingChange[],
  edits: EditsOutcome['sent'],
): ToastMessage | undefined {
  const changes = [...packing, ...edits.map(({ edit }) => edit)];
  const [only] = edits;

  if (changes.length === 0) return undefined;
  return {
    title:
      changes.length === 1 && only
        ? (only.after.undoLabel ?? 'Saved')
        : changesText(changes, 'saved'),
    description: edits
      .map(({ before, after }) => editedDescription(before.problems, after.problems))
      .findLast((told) => told !== undefined),
  };
}

function refusedItems(refused: readonly PackingChange[]): string {
  const names = refused.map(({ name }) => name).join(', ');

  return `${names}: no longer on the list, so the change was dropped. The list shows what is kept now.`;
}
