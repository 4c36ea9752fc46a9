import type { ReactNode } from 'react';
import classes from './value-pairs.module.css';

type Pair = readonly [label: string, value: ReactNode, note?: string | undefined];
type ValuePairsProps = {
  rows: readonly Pair[];
  total?: Pair;
  /** Another look than lines with the value at the end. */
  className?: string | undefined;
};

/** What something comes to, line by line, and if need be the total beneath. */
export function ValuePairs({ rows, total, className = classes.pairs }: ValuePairsProps) {
  return (
    <dl className={className}>
      {rows.map(([label, value, note]) => (
        <div key={label}>
          <dt>
            {label}
            {note && <span className={classes.note}>{note}</span>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
      {total && (
        <div className={classes.total}>
          <dt>{total[0]}</dt>
          <dd>{total[1]}</dd>
        </div>
      )}
    </dl>
  );
}
