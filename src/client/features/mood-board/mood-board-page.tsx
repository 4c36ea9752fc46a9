import { SegmentedControl, Tabs, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconLayoutGrid, IconList, IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BusyButton } from '#client/components/busy-button.tsx';
import { MessageCard } from '#client/components/message-card.tsx';
import { Page, PageHeading } from '#client/components/page.tsx';
import { LoadingStar } from '#client/components/star-mark.tsx';
import { errorMessage } from '#client/lib/error-message.ts';
import { toast } from '#client/lib/toast.tsx';
import { toastError } from '#client/lib/toast-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import { MOOD_BOARD_CATEGORIES } from '#shared/mood-board/board-categories.ts';
import { BoardImages } from './board-images.tsx';
import { BoardSummary } from './board-summary.tsx';
import classes from './mood-board.module.css';
import { SaveBoardForm } from './save-board-form.tsx';
import { SavedBoards } from './saved-boards.tsx';
import { StartTrip } from './start-trip.tsx';
import { picturesStatus, useBoardPictures } from './use-board-pictures.ts';
import type { Board } from './board.ts';
type View = 'grid' | 'list';

/** /mood-board — pictures, colours and words of a place, to keep. */
export function MoodBoardPage() {
  const [address, setAddress] = useSearchParams();
  const form = useForm({ initialValues: { destination: address.get('destination') ?? '' } });
  const generate = trpc.moodBoard.generate.useMutation({
    onSuccess: () => toast({ title: 'Mood board created!' }),
    onError: (error) => toastError('Failed to generate mood board', error),
  });
  const make = form.onSubmit((values) => {
    const destination = values.destination.trim();

    if (!destination) return;
    setAddress({ destination }, { replace: true });
    generate.mutate({ destination });
  });

  return (
    <Page>
      <PageHeading
        title="Mood Board"
        lead="Name a place and see what it looks like, then keep what you like."
      />
      <form className={classes.form} aria-label="Mood board" noValidate onSubmit={make}>
        <TextInput
          className={classes.destination}
          label="Destination"
          placeholder="Kyoto, Lisbon, Cusco…"
          maxLength={120}
          {...form.getInputProps('destination')}
        />
        <BusyButton
          type="submit"
          size="md"
          isBusy={generate.isPending}
          leftSection={<IconSparkles size={18} aria-hidden="true" />}
        >
          Create Mood Board
        </BusyButton>
      </form>
      {generate.isPending && <LoadingStar label="Collecting pictures" />}
      {generate.isError && (
        <MessageCard level={2} title="No board this time">
          <p>{errorMessage(generate.error)}</p>
        </MessageCard>
      )}
      {generate.data && !generate.isPending && (
        <MadeBoard key={generate.submittedAt} board={generate.data} />
      )}
      <SavedBoards />
    </Page>
  );
}

function MadeBoard({ board }: { board: Board }) {
  const [category, setCategory] = useState<string>('all');
  const [view, setView] = useState<View>('grid');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const outcomes = useBoardPictures(board.images);
  const status = picturesStatus(board.images, outcomes);
  const images = board.images.filter((image) => category === 'all' || image.category === category);
  const chosen = board.images.filter((image) => selected.has(image.id));
  const toggle = (id: string) =>
    setSelected((old) => {
      const next = new Set(old);

      if (!next.delete(id)) next.add(id);
      return next;
    });

  return (
    <section aria-labelledby="board-title" className={classes.board}>
      <h2 id="board-title" className={classes.title}>
        {board.destination}
      </h2>
      <BoardSummary board={board} />
      <div className={classes.tools}>
        <Tabs value={category} onChange={(value) => setCategory(value ?? 'all')}>
          <Tabs.List aria-label="Categories">
            {['all', ...MOOD_BOARD_CATEGORIES].map((value) => (
              <Tabs.Tab key={value} value={value}>
                {value.charAt(0).toUpperCase() + value.slice(1)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={category} pt="md">
            <div className={classes.counts}>
              <p className="quiet small" aria-live="polite">
                {`${images.length} pictures, ${selected.size} selected`}
              </p>
              {status && <p className="quiet small">{status}</p>}
            </div>
          </Tabs.Panel>
        </Tabs>
        <SegmentedControl
          aria-label="View"
          value={view}
          onChange={(value) => setView(value === 'list' ? 'list' : 'grid')}
          data={[
            { value: 'grid', label: <ViewLabel text="Grid" Icon={IconLayoutGrid} /> },
            { value: 'list', label: <ViewLabel text="List" Icon={IconList} /> },
          ]}
        />
      </div>
      <BoardImages
        place={board.destination}
        images={images}
        view={view}
        outcomes={outcomes}
        selected={selected}
        onToggle={toggle}
      />
      <SaveBoardForm board={board} images={chosen} />
      <StartTrip
        board={{ ...board, images: chosen.length > 0 ? chosen : board.images }}
        look="secondary"
      />
    </section>
  );
}

function ViewLabel({ text, Icon }: { text: string; Icon: typeof IconList }) {
  return (
    <span className={classes.view}>
      <Icon size={18} aria-hidden="true" /> {text}
    </span>
  );
}
