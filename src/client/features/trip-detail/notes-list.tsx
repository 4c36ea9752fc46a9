import { Fragment } from 'react';
import { readNote } from './local-note.ts';
import classes from './local-info.module.css';
import pageClasses from './trip-page.module.css';

/** Notes about a place; what a note is about stands first, and emergency numbers call. */
export function NotesList({ notes }: { notes: readonly string[] }) {
  return (
    <ul className={pageClasses.bullets}>
      {notes.map((note) => {
        const { label, parts } = readNote(note);

        return (
          <li key={note}>
            {label && `${label}: `}
            {parts.map(({ text, call }, index) =>
              call ? (
                <a key={index} className={classes.call} href={`tel:${call}`}>
                  {text}
                </a>
              ) : (
                <Fragment key={index}>{text}</Fragment>
              ),
            )}
          </li>
        );
      })}
    </ul>
  );
}
