import type { RefObject } from 'react';
import type { UnderstoodTown } from '#shared/preferences/understanding.schema.ts';
import classes from './meant-towns.module.css';

type Props = {
  towns: readonly UnderstoodTown[] | undefined;
  /** The field that holds these words. */
  field: UnderstoodTown['field'];
  box: RefObject<HTMLTextAreaElement | null>;
};

/** What names of another language, or with a slip in them, were taken for; each leads back to its words. */
export function MeantTowns({ towns = [], field, box }: Props) {
  const meant = towns.filter((town) => town.field === field);

  return (
    <div className={classes.towns} role="status">
      {meant.map(({ said, name }) => (
        <p key={said} className={classes.town}>
          Understood as {name}
          <button
            type="button"
            className={classes.change}
            aria-label={`Change “${said}”`}
            onClick={() => selectWords(box.current, said)}
          >
            Change
          </button>
        </p>
      ))}
    </div>
  );
}

function selectWords(box: HTMLTextAreaElement | null, said: string): void {
  if (!box) return;
  const from = box.value.indexOf(said);

  box.focus();
  if (from >= 0) box.setSelectionRange(from, from + said.length);
}
