const STAR =
  'M0-9c.6 5.400 3.600 8.400 9 9-5.400.6-8.400 3.600-9 9-.6-5.400-3.600-8.400-9-9 5.400-.6 8.400-3.600 9-9Z';

/** A sealed envelope under stars, drawn for a box of 320 by 150. */
export function SealedEnvelope() {
  return (
    <>
      <rect width="320" height="150" fill="#2d2a55" />
      <path d="M0 118c60-22 118-20 168-6s102 12 152-12v50H0Z" fill="#242147" />
      <g fill="#f2b134">
        <path d={STAR} transform="translate(58 38)" />
        <path d={STAR} transform="translate(262 30) scale(.7)" />
        <path d={STAR} transform="translate(286 84) scale(.45)" />
        <path d={STAR} transform="translate(34 92) scale(.4)" />
        <path d={STAR} transform="translate(110 20) scale(.35)" />
      </g>
      <g transform="rotate(-4 160 78)">
        <rect x="98" y="40" width="124" height="80" rx="8" fill="#f7f1e8" />
        <path d="M100 112l46-38M220 112l-46-38" stroke="#d5c9b6" strokeWidth="2" fill="none" />
        <path
          d="M99 46c0-4 3-6 7-6h108c4 0 7 2 7 6l-54 40c-4 3-10 3-14 0Z"
          fill="#fffdf9"
          stroke="#d5c9b6"
          strokeWidth="2"
        />
        <circle cx="160" cy="86" r="15" fill="#e4572e" />
        <path d={STAR} transform="translate(160 86)" fill="#fff3dc" />
      </g>
    </>
  );
}
