import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { WishChip } from '#shared/preferences/understanding.schema.ts';
import classes from './understood-line.module.css';
import type { FormValues } from './form-values.ts';
import { addableWishes, addWish, shownWishes, toggleWish } from './wish-choices.ts';

type Props = {
  values: FormValues;
  /** The wishes read out of the notes. */
  read: readonly WishChip[];
  onChange: (values: Partial<FormValues>) => void;
};

/** One line of what was understood of the notes; each wish can be left out, and others added. */
export function UnderstoodLine({ values, read, onChange }: Props) {
  const id = useId();
  const wishes = shownWishes(read, values.wishes);
  const left = addableWishes(wishes);
  const [isAdding, setAdding] = useState(false);

  return (
    <div className={classes.line} role="group" aria-labelledby={id}>
      <span className={classes.title} id={id}>
        {wishes.length > 0 ? 'We understood' : 'Wishes'}
      </span>
      {wishes.map(({ chip, isKept }) => (
        <button
          key={`${chip.kind} ${chip.value}`}
          type="button"
          className={classes.chip}
          aria-pressed={isKept}
          title={isKept ? 'Press to leave this out' : 'Press to take this back in'}
          onClick={() => onChange({ wishes: toggleWish(values.wishes, chip) })}
        >
          {isKept && <IconCheck size={14} aria-hidden="true" />}
          {chip.text}
        </button>
      ))}
      {left.length > 0 && (
        <button
          type="button"
          className={classes.add}
          aria-expanded={isAdding}
          onClick={() => setAdding(!isAdding)}
        >
          <IconPlus size={14} aria-hidden="true" />
          Add a wish
        </button>
      )}
      {isAdding && (
        <div className={classes.choices} role="group" aria-label="Wishes to add">
          {left.map((chip) => (
            <button
              key={`${chip.kind} ${chip.value}`}
              type="button"
              className={classes.choice}
              onClick={() => onChange({ wishes: addWish(values.wishes, chip) })}
            >
              {chip.text}
            </button>
          ))}
        </div>
      )}
      <VisuallyHidden role="status">
        {wishes.length > 0 &&
          `We understood: ${wishes
            .filter(({ isKept }) => isKept)
            .map(({ chip }) => chip.text)
            .join(', ')}`}
      </VisuallyHidden>
    </div>
  );
}
