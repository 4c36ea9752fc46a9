import { useState } from 'react';
import { countText } from '#shared/count-text.ts';
import classes from './note-lines.module.css';

/** "Book ahead: …", "If it rains: …": what a note is about, in a few words. */
const ABOUT = /^\p{Lu}[^.:;]{2,40}: /u;
/** A longer list shows so many, and the others on demand. */
const SHOWN = 8;
/** So few more are not worth a button. */
const SPARE = 2;

/** Notes about a trip, one a line; what a note is about stands out, so that a long list can be skimmed. */
export function NoteLines({ notes }: { notes: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  const isLong = notes.length > SHOWN + SPARE;

  return (
    <>
      <ul className={classes.lines}>
        {(isLong && !isOpen ? notes.slice(0, SHOWN) : notes).map((note) => {
          const [about = ''] = ABOUT.exec(note) ?? [];

          return (
            <li key={note}>
              {about && <strong>{about}</strong>}
              {note.slice(about.length)}
            </li>
          );
        })}
      </ul>
      {isLong && (
        <button
          type="button"
          className={classes.more}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show fewer notes' : `Show all ${countText(notes.length, 'note')}`}
        </button>
      )}
    </>
  );
}
