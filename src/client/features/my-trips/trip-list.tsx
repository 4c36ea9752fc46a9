import { Button, Skeleton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconLuggage } from '@tabler/icons-react';
import { useDeferredValue, useEffect, useState } from 'react';
import { ButtonLink } from '#client/components/button-link.tsx';
import { lazyDialog } from '#client/components/lazy-dialog.tsx';
import { FailureCard } from '#client/components/failure-card.tsx';
import { MessageCard } from '#client/components/message-card.tsx';
import { paths } from '#client/lib/paths.ts';
import { toast } from '#client/lib/toast.tsx';
import { toastError } from '#client/lib/toast-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import { formatCount } from '#shared/format-count.ts';
import type { MyTripsTab } from '#shared/trips/trip-status.ts';
import type { TripCard as Trip } from '#shared/trips/trip.schema.ts';
import classes from './my-trips-page.module.css';
import { TripGrid } from './trip-grid.tsx';
import type { TripAction } from './trip-action.ts';
import { UndoDelete } from './undo-delete.tsx';
import { useTripList } from './use-trip-list.ts';

const RenameTrip = lazyDialog(() => import('./rename-trip.tsx').then((m) => m.RenameTrip));
const DuplicateTrip = lazyDialog(() => import('./duplicate-trip.tsx').then((m) => m.DuplicateTrip));

const SEARCH_DELAY_MS = 250;

/** The trips of a tab, loaded page by page as one scrolls, with what can be done with each. */
export function TripList({ tab, search }: { tab: MyTripsTab; search: string }) {
  const [settled] = useDebouncedValue(search.trim(), SEARCH_DELAY_MS);
  const list = useTripList(tab, settled);
  const [asked, setAsked] = useState<{ action: TripAction; trip: Trip }>();
  const [deleted, setDeleted] = useState<DeletedTrip>();
  const { remove, restore } = useDelete({ list, onDeleted: setDeleted });
  const { query, trips, total } = list;
  // The cards are drawn in small steps once they have come, so that a slow phone goes on answering.
  const isThere = useDeferredValue(!query.isPending);

  useEffect(() => {
    if (query.error) toastError('Error loading trips', query.error);
  }, [query.error]);

  const act = (action: TripAction, trip: Trip) => {
    if (action === 'delete') remove(trip);
    else setAsked({ action, trip });
  };
  const asking = (action: TripAction) => (asked?.action === action ? asked.trip : undefined);

  return (
    <>
      {query.isPending || !isThere ? (
        <ListSkeleton />
      ) : trips.length === 0 && query.isError ? (
        <FailureCard
          level={2}
          title="Your trips could not be loaded"
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      ) : trips.length === 0 ? (
        <NoTrips />
      ) : (
        <>
          <TripGrid trips={trips} total={total} onNearEnd={list.loadMore} onAction={act} />
          <div className={classes.more}>
            <p role="status" className="quiet small">
              Showing {formatCount(trips.length)} of {formatCount(total)}{' '}
              {total === 1 ? 'trip' : 'trips'}
            </p>
            {query.isFetchNextPageError && (
              <Button variant="default" onClick={() => void query.fetchNextPage()}>
                Show more trips
              </Button>
            )}
          </div>
        </>
      )}
      <RenameTrip
        isOpen={asked?.action === 'rename'}
        trip={asking('rename')}
        onClose={() => setAsked(undefined)}
        onRenamed={({ id, title }) => list.patch(id, (trip) => withTitle(trip, title))}
      />
      <DuplicateTrip
        isOpen={asked?.action === 'duplicate'}
        trip={asking('duplicate')}
        onClose={() => setAsked(undefined)}
        onDuplicated={({ warnings }) => {
          const dates = warnings.find((text) => text.startsWith('Copied to new dates'));

          list.refresh();
          toast({
            title: 'Trip duplicated',
            description: dates ?? 'The copy is among your drafts.',
          });
        }}
      />
      {deleted && (
        <UndoDelete
          {...deleted}
          isRestoring={restore.isPending}
          onUndo={() => restore.mutate({ id: deleted.trip.id })}
          onDismiss={() => setDeleted(undefined)}
        />
      )}
    </>
  );
}

/** A deleted trip, and the place that it had in the list. */
type DeletedTrip = { trip: Trip; position: number };

type DeleteParts = {
  list: ReturnType<typeof useTripList>;
  onDeleted: (deleted: DeletedTrip | undefined) => void;
};

function useDelete({ list, onDeleted }: DeleteParts) {
  const cache = trpc.useUtils();
  const removal = trpc.trips.remove.useMutation({
    onError: (error) => toastError('Not deleted', error),
  });
  const restore = trpc.trips.restore.useMutation({
    onSuccess: () => {
      onDeleted(undefined);
      list.refresh();
    },
    onError: (error) => toastError('Not restored', error),
  });

  return {
    restore,
    remove: (trip: Trip) =>
      removal.mutate(
        { id: trip.id },
        {
          onSuccess: () => {
            const position = list.trips.findIndex(({ id }) => id === trip.id) + 1;

            list.patch(trip.id, () => undefined);
            cache.trips.byId.reset({ id: trip.id }).catch(() => undefined);
            onDeleted({ trip, position });
          },
        },
      ),
  };
}

function withTitle({ title: _, ...trip }: Trip, title: string | undefined): Trip {
  return { ...trip, ...(title ? { title } : {}) };
}

function NoTrips() {
  return (
    <MessageCard
      level={2}
      title="No trips found"
      icon={<IconLuggage size={32} aria-hidden="true" />}
      actions={<ButtonLink to={paths.planTrip()}>Plan Your First Trip</ButtonLink>}
    >
      <p>Nothing here yet. Try another tab, or plan a new trip.</p>
    </MessageCard>
  );
}

/** The place of the cards until they are there. */
function ListSkeleton() {
  return (
    <div className={classes.grid} role="status" aria-label="Loading your trips">
      {[0, 1, 2].map((card) => (
        <Skeleton key={card} height={330} radius="lg" />
      ))}
    </div>
  );
}
