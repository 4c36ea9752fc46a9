import { SealedEnvelope } from './sealed-envelope.tsx';
import classes from './sealed-picture.module.css';

/** What stands for the picture of a trip whose place is secret: a landscape would hint at one. Fills its parent. */
export function SealedPicture() {
  return (
    <svg
      className={classes.picture}
      viewBox="0 0 320 150"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label="A sealed envelope"
    >
      <SealedEnvelope />
    </svg>
  );
}
