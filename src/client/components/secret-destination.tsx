import classes from './secret-destination.module.css';

type SecretDestinationProps = { destination: string; isSecret: boolean };

/**
 * A trip's destination; blurred while the journey is a surprise, and then not told to screen readers
 * either. The letters behind the blur stand in for the name, so that the page's text gives nothing away.
 */
export function SecretDestination({ destination, isSecret }: SecretDestinationProps) {
  if (!isSecret) return <>{destination}</>;
  return (
    <>
      <span className={classes.spoken}>a secret destination</span>
      <span className={classes.blurred} aria-hidden="true" data-testid="secret-destination">
        Somewhere
      </span>
    </>
  );
}
