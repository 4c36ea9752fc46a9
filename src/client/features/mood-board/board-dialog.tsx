import { Dialog } from '#client/components/dialog.tsx';
import type { OverlayProps } from '#client/components/lazy-dialog.tsx';
import { BoardImages } from './board-images.tsx';
import { BoardSummary } from './board-summary.tsx';
import type { SavedBoard } from './saved-board.ts';
import { StartTrip } from './start-trip.tsx';
import { useBoardPictures } from './use-board-pictures.ts';

type BoardDialogProps = OverlayProps & { board: SavedBoard };

/** A board that was kept, with its pictures. */
export function BoardDialog({ board, isOpen, onClose }: BoardDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={board.title}
      size="xl"
      closeLabel="Close board"
    >
      {board.description && <p>{board.description}</p>}
      <OpenBoard board={board} />
    </Dialog>
  );
}

/** Inside the dialog, so that pictures are only watched while somebody looks at them. */
function OpenBoard({ board }: { board: SavedBoard }) {
  const outcomes = useBoardPictures(board.images);

  return (
    <>
      <BoardSummary board={board} />
      <BoardImages
        place={board.destination}
        images={board.images}
        view="grid"
        outcomes={outcomes}
      />
      <StartTrip board={board} />
    </>
  );
}
