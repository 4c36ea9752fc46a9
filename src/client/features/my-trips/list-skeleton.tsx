import { Skeleton } from '@mantine/core';
import classes from './my-trips-page.module.css';

/** The place of the cards until they are there. */
export function ListSkeleton() {
  return (
    <div className={classes.grid} role="status" aria-label="Loading your trips">
      {[0, 1, 2].map((card) => (
        <Skeleton key={card} height={330} radius="lg" />
      ))}
    </div>
  );
}
