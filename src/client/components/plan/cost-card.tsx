import type { ReactNode } from 'react';
import classes from './cost-card.module.css';

type CostCardProps = {
  title: string;
  level: 2 | 3;
  /** Its name as a region of the page, where its title does not tell what it is. */
  label?: string;
  /** What the amounts are, in a line. */
  note: string;
  total: ReactNode;
  children: ReactNode;
};

/** What a plan costs: the sum at the top, its parts beneath. */
export function CostCard({ title, level, label = title, note, total, children }: CostCardProps) {
  const Title = `h${level}` as const;

  return (
    <section className="panel" aria-label={label}>
      <div className={classes.head}>
        <div>
          <Title className={classes.title}>{title}</Title>
          <p className={classes.quiet}>{note}</p>
        </div>
        <p className={classes.total}>{total}</p>
      </div>
      {children}
    </section>
  );
}
