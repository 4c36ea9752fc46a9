import type { ReactNode } from 'react';
import classes from './booking-review.module.css';

type SectionProps = {
  title: string;
  action?: ReactNode;
  isEmpty?: boolean;
  empty?: string;
  note?: string | undefined;
  children: ReactNode;
};

/** A part of the review: what it is, where it is changed, and its entries. */
export function Section({ title, action, isEmpty = false, empty, note, children }: SectionProps) {
  return (
    <section className="panel">
      <div className={classes.cardHead}>
        <h2 className={classes.cardTitle}>{title}</h2>
        {action}
      </div>
      {isEmpty ? (
        <p className={classes.quiet}>{empty}</p>
      ) : (
        <ul className={classes.list}>{children}</ul>
      )}
      {note && <p className={classes.more}>{note}</p>}
    </section>
  );
}
