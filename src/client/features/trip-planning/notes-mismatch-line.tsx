import { Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { FormValues } from './form-values.ts';
import classes from './notes-mismatch-line.module.css';
import { notesMismatches } from './notes-mismatch.ts';

type Props = {
  values: FormValues;
  /** Puts one right; the button that was pressed goes away with its line. */
  onChange: (values: Partial<FormValues>) => void;
};

/** What the notes and the form say differently, each with one press that puts it right. */
export function NotesMismatchLine({ values, onChange }: Props) {
  return (
    <div role="status" className={classes.lines}>
      {notesMismatches(values).map(({ text, remedy, values: changes }) => (
        <p key={text} className={classes.line}>
          <IconInfoCircle size={18} aria-hidden="true" />
          <span>{text}</span>
          <Button variant="default" size="compact-md" onClick={() => onChange(changes)}>
            {remedy}
          </Button>
        </p>
      ))}
    </div>
  );
}
