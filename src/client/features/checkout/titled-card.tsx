import { useId, type ReactNode } from 'react';
import classes from './checkout.module.css';

/** A part of the page on a card of its own, named by its title. */
export function TitledCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();

  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id} className={classes.cardTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}
