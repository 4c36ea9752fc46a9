import type { ReactNode } from 'react';
import classes from './styleguide.module.css';

/** One part of the visual language under its name. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.specimen}>
      <h2 className={classes.name}>{title}</h2>
      {children}
    </section>
  );
}
