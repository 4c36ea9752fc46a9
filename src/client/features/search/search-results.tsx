import type { ReactNode } from 'react';
import { MessageCard } from '#client/components/message-card.tsx';
import { LoadingStar } from '#client/components/star-mark.tsx';
import { ResultsBar, type SortName } from './results-bar.tsx';
import { SampleNote } from '#client/components/sample-note.tsx';
import classes from './search.module.css';
import type { WatchedSearch } from './watched-search.ts';

type Found = { id: string; currency: string; sample: boolean };
type SearchResultsProps = {
  /** What is found: "flights". */
  what: string;
  label: string;
  search: { isPending: boolean; isSuccess: boolean };
  stream: WatchedSearch<unknown>;
  results: readonly Found[];
  failed: WatchedSearch<unknown>['failed'];
  /** Why the search did not work, where it did not. */
  failure: ReactNode;
  /** What is said where nothing was found. */
  none: { title: string; text: string };
  /** What to know of samples, where there are any. */
  sampleNote: string;
  sorts: readonly SortName[];
  sort: SortName;
  onSort: (sort: string) => void;
  /** The results drawn, in the order to show. */
  children: ReactNode;
};

/** What a search found so far, filling in place while providers answer, or why it found nothing. */
export function SearchResults(props: SearchResultsProps) {
  const { what, label, search, stream, results, failed, failure, none, children } = props;
  const hasFound = results.length > 0;

  return (
    <section aria-label={label} aria-busy={search.isPending}>
      {search.isPending && !hasFound && <LoadingStar label={`Searching ${what}`} />}
      {failure}
      {search.isSuccess && !hasFound && (
        <>
          <MessageCard level={2} title={none.title}>
            <p>{none.text}</p>
          </MessageCard>
          {failed.map(({ provider, message }) => (
            <p key={provider} className={classes.failed}>{`${provider} ${message}.`}</p>
          ))}
        </>
      )}
      {hasFound && (
        <>
          {results.some(({ sample }) => sample) && <SampleNote>{props.sampleNote}</SampleNote>}
          <ResultsBar
            waiting={search.isPending ? stream.waiting : []}
            failed={failed}
            currencies={results.map(({ currency }) => currency)}
            sorts={props.sorts}
            sort={props.sort}
            onSort={props.onSort}
          />
          {children}
        </>
      )}
    </section>
  );
}

type CardListProps<Result> = {
  results: readonly Result[];
  card: (result: Result) => ReactNode;
  layout: 'list' | 'grid';
};

/** One card a result, below each other or side by side. */
export function CardList<Result extends Found>({ results, card, layout }: CardListProps<Result>) {
  return (
    <ul className={classes[layout]}>
      {results.map((result) => (
        <li key={result.id}>{card(result)}</li>
      ))}
    </ul>
  );
}
