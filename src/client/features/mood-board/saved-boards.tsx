import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconBookmarks, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { BusyButton } from '#client/components/busy-button.tsx';
import { lazyDialog } from '#client/components/lazy-dialog.tsx';
import { MessageCard } from '#client/components/message-card.tsx';
import { errorMessage } from '#client/lib/error-message.ts';
import { toastError } from '#client/lib/toast-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import { countText } from '#shared/count-text.ts';
import { formatDay } from '#shared/dates.ts';
import classes from './mood-board.module.css';
import { useSavedBoards } from './use-saved-boards.ts';
import type { SavedBoard } from './saved-board.ts';

const BoardDialog = lazyDialog(() => import('./board-dialog.tsx').then((m) => m.BoardDialog));

/** The boards that were kept: open, rename, delete, or start a trip from one. */
export function SavedBoards() {
  const { query, boards } = useSavedBoards();

  return (
    <section className={classes.saved} aria-labelledby="saved-title">
      <h2 id="saved-title" className={classes.title}>
        Saved boards
      </h2>
      {boards?.length === 0 && (
        <MessageCard
          level={3}
          title="No boards yet"
          icon={<IconBookmarks size={32} aria-hidden="true" />}
        >
          <p>Boards you save appear here, on this visit and the next.</p>
        </MessageCard>
      )}
      <ul className={classes.boards}>
        {boards?.map((board) => (
          <li key={board.id}>
            <SavedBoardCard board={board} />
          </li>
        ))}
      </ul>
      {query.isError && <p className="quiet small">{errorMessage(query.error)}</p>}
      {query.hasNextPage && (
        <BusyButton
          mt="md"
          variant="default"
          isBusy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show older boards
        </BusyButton>
      )}
    </section>
  );
}

function SavedBoardCard({ board }: { board: SavedBoard }) {
  const cache = trpc.useUtils();
  const [isOpen, setOpen] = useState(false);
  const [isRenaming, setRenaming] = useState(false);
  const form = useForm({ initialValues: { title: board.title } });
  const refresh = () => cache.moodBoard.list.invalidate();
  const onError = (error: unknown) => toastError('That did not work', error);
  const rename = trpc.moodBoard.rename.useMutation({
    onSuccess: async () => {
      await refresh();
      setRenaming(false);
    },
    onError,
  });
  const remove = trpc.moodBoard.remove.useMutation({ onSuccess: refresh, onError });

  return (
    <article className={classes.boardCard} aria-label={board.title}>
      <div className={classes.strip} aria-hidden="true">
        {board.colorPalette.map((color) => (
          <span key={color} style={{ background: color }} />
        ))}
      </div>
      {!isRenaming ? (
        <h3 className={classes.boardName}>{board.title}</h3>
      ) : (
        <form
          className={classes.rename}
          onSubmit={form.onSubmit(({ title }) =>
            rename.mutate({
              id: board.id,
              title: title.trim() || board.destination,
              description: board.description,
            }),
          )}
        >
          <TextInput label="Board title" maxLength={120} {...form.getInputProps('title')} />
          <BusyButton type="submit" isBusy={rename.isPending}>
            Rename
          </BusyButton>
        </form>
      )}
      <p className="quiet small">
        {board.destination} · {countText(board.images.length, 'picture')} ·{' '}
        {formatDay(board.createdAt)}
      </p>
      <div className={classes.boardActions}>
        <Button {...BoardDialog.onIntent} variant="default" size="sm" onClick={() => setOpen(true)}>
          Open
        </Button>
        <Button
          variant="subtle"
          size="sm"
          aria-label={`Rename ${board.title}`}
          onClick={() => {
            form.setValues({ title: board.title });
            setRenaming(true);
          }}
        >
          <IconPencil size={18} aria-hidden="true" />
        </Button>
        <BusyButton
          variant="subtle"
          color="red"
          size="sm"
          aria-label={`Delete ${board.title}`}
          isBusy={remove.isPending}
          onClick={() => remove.mutate({ id: board.id })}
        >
          <IconTrash size={18} aria-hidden="true" />
        </BusyButton>
      </div>
      <BoardDialog board={board} isOpen={isOpen} onClose={() => setOpen(false)} />
    </article>
  );
}
