/** What the server rendered a page from; the browser begins with the same, so that both render alike. */
export type InitialState = {
  /** The calendar day for which the page was rendered, YYYY-MM-DD. */
  today: string;
  /** The query cache, as TanStack Query's `dehydrate` writes it. */
  queries: unknown;
};

/** The id of the element that carries the initial state of a rendered page. */
export const INITIAL_STATE_ID = 'initial-state';
