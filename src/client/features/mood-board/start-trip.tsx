import { ButtonLink } from '#client/components/button-link.tsx';
import { paths } from '#client/lib/paths.ts';
import { boardInterests } from './board-interests.ts';
import type { Board } from './board.ts';
import classes from './mood-board.module.css';

type StartTripProps = {
  board: Pick<Board, 'destination' | 'images'>;
  look?: 'primary' | 'secondary';
};

/** The way from a board to the wizard, with the board's place and interests taken along. */
export function StartTrip({ board, look = 'primary' }: StartTripProps) {
  const interests = boardInterests(board.images);

  return (
    <div className={classes.start}>
      <ButtonLink
        to={paths.planTripLike({ destination: board.destination, interests })}
        look={look}
      >
        Plan a trip like this
      </ButtonLink>
      {interests.length > 0 && <p className="quiet small">Begins with {interests.join(', ')}.</p>}
    </div>
  );
}
