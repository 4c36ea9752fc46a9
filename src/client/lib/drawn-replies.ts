import type { QueryClient } from '@tanstack/react-query';
import type { PageReply } from '#shared/pages/page-data.ts';

/** Puts the replies that a page was drawn from where the typed client's hooks look for them. */
export function takeReplies(queryClient: QueryClient, replies: readonly PageReply[]): void {
  for (const { path, input, isPaged = false, data } of replies)
    queryClient.setQueryData(
      replyKey({ path, input, isPaged }),
      isPaged ? { pages: [data], pageParams: [null] } : data,
    );
}

/** The key under which `trpc.<path>.useQuery(input)` keeps its reply. */
function replyKey({ path, input, isPaged }: Pick<PageReply, 'path' | 'input' | 'isPaged'>) {
  return [
    path.split('.'),
    { ...(input === undefined ? {} : { input }), type: isPaged ? 'infinite' : 'query' },
  ];
}
