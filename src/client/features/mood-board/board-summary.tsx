import { Badge } from '@mantine/core';
import type { Board } from './board.ts';
import classes from './mood-board.module.css';

/** A board's colours and words. */
export function BoardSummary({ board }: { board: Pick<Board, 'colorPalette' | 'tags'> }) {
  return (
    <div className={classes.summary}>
      <ul className={classes.palette} aria-label="Colour palette">
        {board.colorPalette.map((color) => (
          <li key={color}>
            <span className={classes.swatch} style={{ background: color }} />
            <span className="quiet small tabular">{color}</span>
          </li>
        ))}
      </ul>
      <ul className={classes.tags} aria-label="Tags">
        {board.tags.map((tag) => (
          <li key={tag}>
            <Badge variant="light" color="sea" size="lg" tt="none">
              {tag}
            </Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}
