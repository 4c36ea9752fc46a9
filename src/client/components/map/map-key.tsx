import type { LegMode, MapLeg } from './map-types.ts';
import classes from './trip-map.module.css';

const MODE_NAMES: readonly (readonly [LegMode, string])[] = [
  ['walk', 'Walk'],
  ['transit', 'Transit'],
  ['taxi', 'Taxi'],
  ['drive', 'Drive'],
  ['train', 'Train'],
  ['coach', 'Coach'],
  ['ferry', 'Ferry'],
  ['flight', 'Flight'],
];

/** What the lines of this map mean; only those it has. */
export function MapKey({ legs }: { legs: readonly MapLeg[] }) {
  const used = MODE_NAMES.filter(([mode]) => legs.some((leg) => leg.mode === mode));

  if (used.length === 0) return null;
  return (
    <ul className={classes.key} aria-hidden="true">
      {used.map(([mode, name]) => (
        <li key={mode}>
          <svg className={classes.keyLine} viewBox="0 0 32 8">
            <path className={classes.leg} data-mode={mode} d="M3 4H29" />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
