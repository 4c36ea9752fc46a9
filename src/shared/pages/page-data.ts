/** What the server knew when it drew a page; the browser begins with the same, so that both draw alike. */
export type PageData = {
  /** The day for which the page was drawn. */
  today: string;
  replies: readonly PageReply[];
};

/** The answer of one query, named as the typed client names it. */
export type PageReply = {
  /** The procedure: "trips.byId". */
  path: string;
  input?: unknown;
  /** The first page of a list that is loaded page by page. */
  isPaged?: boolean;
  data: unknown;
};

/** The id of the element that carries the data of a drawn page. */
export const PAGE_DATA_ID = 'page-data';
