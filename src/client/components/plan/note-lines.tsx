import classes from './note-lines.module.css';

/** "Book ahead: …", "If it rains: …": what a note is about, in a few words. */
const ABOUT = /^\p{Lu}[^.:;]{2,40}: /u;

/** Notes about a trip, one a line; what a note is about stands out, so that a long list can be skimmed. */
export function NoteLines({ notes }: { notes: readonly string[] }) {
  return (
    <ul className={classes.lines}>
      {notes.map((note) => {
        const [about = ''] = ABOUT.exec(note) ?? [];

        return (
          <li key={note}>
            {about && <strong>{about}</strong>}
            {note.slice(about.length)}
          </li>
        );
      })}
    </ul>
  );
}
