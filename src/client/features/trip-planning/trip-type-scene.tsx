import { SealedEnvelope } from '#client/components/sealed-envelope.tsx';
import type { TripType } from '#shared/preferences/options.ts';
import classes from './trip-type-scene.module.css';

const SCENES: Record<TripType, () => React.JSX.Element> = {
  surprise: SealedEnvelope,
  complete: RouteOverHills,
  business: SkylineAtDawn,
};

/** A small drawn scene for a trip style: a sealed envelope under stars, a route over hills, a skyline. */
export function TripTypeScene({ type }: { type: TripType }) {
  const Scene = SCENES[type];

  return (
    <svg
      className={classes.scene}
      viewBox="0 0 320 150"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Scene />
    </svg>
  );
}

function RouteOverHills() {
  return (
    <>
      <rect width="320" height="150" fill="#bfe0e4" />
      <circle cx="246" cy="58" r="24" fill="#f2b134" />
      <path d="M0 96c52-34 96-36 146-10s112 26 174-14v78H0Z" fill="#66b3c2" />
      <path d="M0 122c66-26 120-20 176-4s100 10 144-10v42H0Z" fill="#0e5e6f" />
      <path
        d="M34 124c20-30 48-42 74-30s44 28 74 16 44-38 82-36"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeDasharray="1 8"
        strokeLinecap="round"
      />
      <g fill="#fff" stroke="#0b1f3a" strokeWidth="3">
        <circle cx="34" cy="124" r="6" />
        <circle cx="108" cy="94" r="6" />
        <circle cx="182" cy="110" r="6" />
      </g>
      <path
        d="M264 44c10 0 18 8 18 18 0 12-18 26-18 26s-18-14-18-26c0-10 8-18 18-18Z"
        fill="#e4572e"
      />
      <circle cx="264" cy="62" r="6.500" fill="#fff" />
    </>
  );
}

function SkylineAtDawn() {
  return (
    <>
      <rect width="320" height="150" fill="#dfe5ec" />
      <circle cx="92" cy="92" r="34" fill="#f8c9a6" />
      <path
        d="M0 150V104h26V84h30v22h20V70h34v40h22V58h26v52h30V82h26V52h34v46h24V78h26v26h22v46Z"
        fill="#a4b3c6"
      />
      <path
        d="M0 150v-24h40v-20h34v16h30V94h38v30h36v-22h30v22h40V98h34v22h38v30Z"
        fill="#3e4c5f"
      />
      <g fill="#f7ca5f">
        <path d="M112 102h6v7h-6zM126 102h6v7h-6zM112 116h6v7h-6zM258 106h6v7h-6zM270 106h6v7h-6zM52 114h6v6h-6zM188 110h6v6h-6z" />
      </g>
      <path
        d="M198 40l46-12-14 40-9-15-11 11 1-15Z"
        fill="#fff"
        stroke="#3e4c5f"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="M130 74c18-4 34-9 48-17"
        stroke="#71829a"
        strokeWidth="3"
        strokeDasharray="1 8"
        strokeLinecap="round"
        fill="none"
      />
    </>
  );
}
