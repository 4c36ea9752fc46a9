import type { ReactNode } from 'react';
import { ResultsBar, type SortName } from './results-bar.tsx';
import { SampleNote } from './search-frame.tsx';
import classes from './search.module.css';

type Found = { id: string; currency: string; sample: boolean };

type FoundListProps<Result> = {
  /** In the order to show. */
  results: readonly Result[];
  card: (result: Result) => ReactNode;
  layout: 'list' | 'grid';
  /** What to know of samples, where there are any. */
  sampleNote: string;
  waiting: readonly string[];
  failed: readonly { provider: string; message: string }[];
  sorts: readonly SortName[];
  sort: SortName;
  onSort: (sort: string) => void;
};

/** Results as a list that fills in place while providers answer; nothing while there is none. */
export function FoundList<Result extends Found>(props: FoundListProps<Result>) {
  const { results, card, layout, sampleNote, ...bar } = props;

  if (results.length === 0) return null;
  return (
    <>
      {results.some((result) => result.sample) && <SampleNote>{sampleNote}</SampleNote>}
      <ResultsBar {...bar} currencies={results.map((result) => result.currency)} />
      <ul className={classes[layout]}>
        {results.map((result) => (
          <li key={result.id}>{card(result)}</li>
        ))}
      </ul>
    </>
  );
}
