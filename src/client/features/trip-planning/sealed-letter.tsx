import { STAR_PATH } from '#client/components/star-mark.tsx';
import classes from './sealed-letter.module.css';

/** The journey as a letter: paper, a flap, a wax seal with the star. */
export function SealedLetter() {
  return (
    <svg className={classes.letter} viewBox="0 0 240 160" aria-hidden="true">
      <rect x="10" y="14" width="220" height="140" rx="12" fill="#efe5d4" />
      <path d="M14 148l84-62M226 148l-84-62" stroke="#cdbfa6" strokeWidth="2.500" fill="none" />
      <path
        d="M11 26c0-7 5-12 12-12h194c7 0 12 5 12 12l-97 68c-7 5-17 5-24 0Z"
        fill="#fbf6ec"
        stroke="#cdbfa6"
        strokeWidth="2.500"
      />
      <g className={classes.seal}>
        <circle cx="120" cy="94" r="27" fill="#c2401a" />
        <circle
          cx="120"
          cy="94"
          r="21"
          fill="none"
          stroke="#fff3dc"
          strokeOpacity=".35"
          strokeWidth="2"
        />
        <path d={STAR_PATH} transform="translate(104.500 78.500) scale(.485)" fill="#fff3dc" />
      </g>
    </svg>
  );
}
