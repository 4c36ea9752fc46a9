import { Loader, NativeSelect } from '@mantine/core';
import { rateText } from '#shared/money.ts';
import classes from './search.module.css';

const SORT_LABELS = {
  price: 'Price',
  duration: 'Duration',
  departure: 'Departure',
  rating: 'Rating',
  distance: 'Distance from the centre',
  reviews: 'Most reviewed',
} as const;

export type SortName = keyof typeof SORT_LABELS;

type ResultsBarProps = {
  /** Providers that are still awaited while others have answered. */
  waiting: readonly string[];
  failed: readonly { provider: string; message: string }[];
  /** Currencies of what is shown. */
  currencies: readonly string[];
  sorts: readonly SortName[];
  sort: SortName;
  onSort: (sort: SortName) => void;
};

/** What stands above a list: its order, who is still awaited or did not answer, and the rates behind "about". */
export function ResultsBar(props: ResultsBarProps) {
  const { waiting, failed, currencies, sorts, sort, onSort } = props;
  const rates = [...new Set(currencies)].flatMap((currency) => rateText(currency) ?? []);

  return (
    <>
      <div className={classes.bar}>
        <div className={classes.barNotes} role="status">
          {waiting.length > 0 && (
            <p className={classes.quiet}>
              <Loader size={14} aria-hidden="true" /> Still asking {waiting.join(' and ')}
            </p>
          )}
          {failed.map(({ provider, message }) => (
            <p
              key={provider}
              className={classes.quiet}
            >{`${provider} ${message}; showing the rest`}</p>
          ))}
        </div>
        <NativeSelect
          label="Sort by"
          data={sorts.map((value) => ({ value, label: SORT_LABELS[value] }))}
          value={sort}
          onChange={({ currentTarget: { value } }) =>
            onSort(sorts.find((name) => name === value) ?? sort)
          }
          className={classes.sort}
        />
      </div>
      {rates.length > 0 && (
        <p className={`${classes.quiet} ${classes.small} ${classes.rates}`}>{rates.join('. ')}.</p>
      )}
    </>
  );
}

/** The order that an address names; the first where it names none that there is. */
export function sortOf<Sort extends string>(sorts: readonly [Sort, ...Sort[]], text: string): Sort {
  return sorts.find((name) => name === text) ?? sorts[0];
}
