import { Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconBookmark } from '@tabler/icons-react';
import { BusyButton } from '#client/components/busy-button.tsx';
import { toast } from '#client/lib/toast.tsx';
import { toastError } from '#client/lib/toast-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { Board } from './board.ts';
import classes from './mood-board.module.css';

/** Title, description and the button that keeps a board; it wants at least one picture selected. */
export function SaveBoardForm({ board, images }: { board: Board; images: Board['images'] }) {
  const cache = trpc.useUtils();
  const form = useForm({ initialValues: { title: '', description: '' } });
  const save = trpc.moodBoard.save.useMutation({
    onSuccess: async () => {
      await cache.moodBoard.list.invalidate();
      toast({ title: 'Mood board saved!' });
    },
    onError: (error) => toastError('The mood board was not saved', error),
  });

  return (
    <form
      className={classes.save}
      aria-label="Save mood board"
      onSubmit={form.onSubmit(({ title, description }) =>
        save.mutate({
          destination: board.destination,
          title: title.trim() || board.destination,
          description,
          colorPalette: board.colorPalette,
          tags: board.tags,
          images,
        }),
      )}
    >
      <TextInput
        label="Title"
        placeholder={board.destination}
        maxLength={120}
        {...form.getInputProps('title')}
      />
      <Textarea
        label="Description"
        autosize
        minRows={2}
        maxLength={1000}
        {...form.getInputProps('description')}
      />
      <div>
        <BusyButton
          type="submit"
          disabled={images.length === 0}
          isBusy={save.isPending}
          leftSection={<IconBookmark size={18} aria-hidden="true" />}
        >
          Save Board
        </BusyButton>
        {images.length === 0 && (
          <p className="quiet small">Select at least one picture to save the board.</p>
        )}
      </div>
    </form>
  );
}
