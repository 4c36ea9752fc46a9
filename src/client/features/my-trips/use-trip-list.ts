import { keepPreviousData } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { DEMO_USER_ID } from '#shared/demo-user.ts';
import type { MyTripsTab } from '#shared/trips/trip-status.ts';
import type { TripCard } from '#shared/trips/trip.schema.ts';

/** The trips of a tab that a search finds, as far as they are loaded, and what changes them here and now. */
export function useTripList(tab: MyTripsTab, search: string) {
  const cache = trpc.useUtils();
  const input = useMemo(() => ({ userId: DEMO_USER_ID, tab, search }), [tab, search]);
  const query = trpc.trips.list.useInfiniteQuery(input, {
    getNextPageParam: (page) => page.nextCursor,
    // While the next letters are looked up, what the ones before found stays.
    placeholderData: keepPreviousData,
  });
  const { fetchNextPage, hasNextPage, isFetching, isFetchNextPageError } = query;
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [fetchNextPage, hasNextPage, isFetching, isFetchNextPageError]);
  const trips = useMemo(() => query.data?.pages.flatMap((page) => page.trips) ?? [], [query.data]);

  return {
    query,
    trips,
    total: query.data?.pages.at(-1)?.total ?? 0,
    loadMore,
    /** Every list is looked up again when it is next shown, this one at once. */
    refresh: (): void => void cache.trips.list.invalidate(),

    /** Changes a card in place, or takes it out when `change` answers undefined. */
    patch(id: number, change: (trip: TripCard) => TripCard | undefined): void {
      cache.trips.list.setInfiniteData(input, (data) =>
        data
          ? {
              ...data,
              pages: data.pages.map((page) => {
                const kept = page.trips.flatMap((trip) =>
                  trip.id === id ? (change(trip) ?? []) : trip,
                );

                return {
                  ...page,
                  trips: kept,
                  total: page.total - (page.trips.length - kept.length),
                };
              }),
            }
          : data,
      );
      void cache.trips.list.invalidate(undefined, { refetchType: 'none' });
    },
  };
}
