/** What a watched search tells while its providers answer, one after the other. */
export type SearchEvent<Result> =
  | { type: 'asked'; providers: string[] }
  | { type: 'results'; provider: string; results: Result[] }
  | { type: 'failed'; provider: string; message: string }
  /** The search itself can't be met, in the words of the documented call. */
  | { type: 'refused'; status: number; message: string }
  | { type: 'end' };
