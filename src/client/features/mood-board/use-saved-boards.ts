import { useMemo } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { BOARDS_PER_PAGE } from '#shared/mood-board/board-categories.ts';

/** The boards that were kept, from the newest down as far as they are loaded. */
export function useSavedBoards() {
  const query = trpc.moodBoard.list.useInfiniteQuery(
    {},
    {
      getNextPageParam: (page) => (page.length < BOARDS_PER_PAGE ? undefined : page.at(-1)?.id),
    },
  );
  const boards = useMemo(() => query.data?.pages.flat(), [query.data]);

  return { query, boards };
}
