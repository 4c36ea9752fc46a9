import { isSecret } from '#shared/trips/is-secret.ts';
import { tripTitle } from '#shared/trips/trip-title.ts';
import classes from './secret-destination.module.css';

type SecretDestinationProps = {
  trip: Parameters<typeof isSecret>[0] & Parameters<typeof tripTitle>[0];
};

/**
 * A trip's destination; blurred while the journey is a surprise, and then not told to screen readers
 * either. The letters behind the blur stand in for the name, so that the page's text gives nothing away.
 */
export function SecretDestination({ trip }: SecretDestinationProps) {
  if (!isSecret(trip)) return <>{tripTitle(trip)}</>;
  return (
    <>
      <span className="visually-hidden">a secret destination</span>
      <span className={classes.blurred} aria-hidden="true" data-testid="secret-destination">
        Somewhere
      </span>
    </>
  );
}
