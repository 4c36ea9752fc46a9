import { DestinationImage } from '#client/components/destination-image.tsx';
import classes from './search.module.css';

type DestinationTilesProps = { names: readonly string[]; onPick: (name: string) => void };

/** Popular destinations as pictures; pressing one fills the destination in. */
export function DestinationTiles({ names, onPick }: DestinationTilesProps) {
  return (
    <section aria-labelledby="popular-title">
      <h2 id="popular-title" className={classes.tilesTitle}>
        Popular destinations
      </h2>
      <ul className={classes.tiles}>
        {names.map((name) => (
          <li key={name}>
            <button type="button" className={classes.tile} onClick={() => onPick(name)}>
              <DestinationImage destination={name} alt="" width={400} />
              <span className={classes.tileName}>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
