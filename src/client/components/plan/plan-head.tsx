import type { ReactNode } from 'react';
import classes from './plan-head.module.css';

type PlanHeadProps = {
  /** Its name as a region of the page. */
  label: string;
  /** Fills the frame that it is given. */
  picture: ReactNode;
  title: ReactNode;
  /** Dates, party, cost and verdict, in a line. */
  facts: ReactNode;
  /** What can be done with the whole trip. */
  actions?: ReactNode;
  /** What the place is like, below the facts. */
  children?: ReactNode;
};

/** A trip at a glance, kept low so that its days begin on the first screen. */
export function PlanHead({ label, picture, title, facts, actions, children }: PlanHeadProps) {
  return (
    <section className={classes.head} aria-label={label}>
      <div className={classes.picture}>{picture}</div>
      <div className={classes.title}>{title}</div>
      <div className={classes.facts}>{facts}</div>
      {actions && <div className={classes.actions}>{actions}</div>}
      {children && <div className={classes.about}>{children}</div>}
    </section>
  );
}
