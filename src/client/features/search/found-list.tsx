import type { ReactNode } from 'react';
import { ResultsBar, type SortName } from './results-bar.tsx';
import { SampleNote } from './search-frame.tsx';
import classes from './search.module.css';

type Found = { id: string; currency: string; sample: boolean };

type FoundListProps = {
  results: readonly Found[];
  /** The results drawn, in the order to show. */
  children: ReactNode;
  /** What to know of samples, where there are any. */
  sampleNote: string;
  waiting: readonly string[];
  failed: readonly { provider: string; message: string }[];
  sorts: readonly SortName[];
  sort: SortName;
  onSort: (sort: string) => void;
};

/** Results below what is to know of them, filling in place while providers answer; nothing while there is none. */
export function FoundList({ results, children, sampleNote, ...bar }: FoundListProps) {
  if (results.length === 0) return null;
  return (
    <>
      {results.some((result) => result.sample) && <SampleNote>{sampleNote}</SampleNote>}
      <ResultsBar {...bar} currencies={results.map((result) => result.currency)} />
      {children}
    </>
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
