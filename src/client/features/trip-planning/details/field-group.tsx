import type { ReactNode } from 'react';
import classes from './more-about-trip.module.css';

/** Fields that belong together, under a title of their own. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className={classes.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}
