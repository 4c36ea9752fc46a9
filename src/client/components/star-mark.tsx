import classes from './star-mark.module.css';

/** The four-pointed star, drawn in a 64 by 64 box. */
export const STAR_PATH =
  'M32 4c2 17.300 10.700 26 28 28-17.300 2-26 10.700-28 28-2-17.300-10.700-26-28-28 17.300-2 26-10.700 28-28Z';

/** The product's mark; decoration, so screen readers pass it by. */
export function StarMark({ size = 24 }: { size?: number }) {
  return (
    <svg className={classes.mark} width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <path d={STAR_PATH} />
    </svg>
  );
}

type LoadingStarProps = {
  /** What is being waited for, read out and shown below the star. */
  label?: string;
  /** Fills the height of a page's first screen. */
  fullPage?: boolean;
  size?: number;
};

/** The star as the product's spinner: it turns point by point while a dot travels its orbit. */
export function LoadingStar({ label = 'Loading', fullPage = false, size = 56 }: LoadingStarProps) {
  return (
    <div className={classes.loading} data-full-page={fullPage || undefined} role="status">
      <svg width={size} height={size} viewBox="0 0 96 96" aria-hidden="true">
        <circle className={classes.orbit} cx="48" cy="48" r="44" />
        <g className={classes.traveller}>
          <circle cx="48" cy="4" r="4" />
        </g>
        <g className={classes.turning}>
          <path d={STAR_PATH} transform="translate(16 16)" />
        </g>
      </svg>
      <span className={classes.label}>{label}</span>
    </div>
  );
}
