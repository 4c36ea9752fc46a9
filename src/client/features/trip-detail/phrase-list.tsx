import { Button } from '@mantine/core';
import { IconVolume } from '@tabler/icons-react';
import { readPhrase } from './local-note.ts';
import classes from './local-info.module.css';
import pageClasses from './trip-page.module.css';

type PhraseListProps = {
  /** The English phrase, and the local one with how to say it. */
  phrases: readonly [english: string, local: string][];
  language: string | undefined;
};

/** Useful phrases, how they are written and said, and a button to hear each. */
export function PhraseList({ phrases, language }: PhraseListProps) {
  return (
    <ul className={pageClasses.phrases}>
      {phrases.map(([english, phrase]) => {
        const { local, say } = readPhrase(phrase);

        return (
          <li key={english}>
            <span>
              <strong>{english}</strong>
              <span lang={language}>{local}</span>
              {say && <span className={classes.say}>{say}</span>}
            </span>
            <SpeakButton text={local} language={language} english={english} />
          </li>
        );
      })}
    </ul>
  );
}

type SpeakButtonProps = { text: string; language: string | undefined; english: string };

/** Says a phrase with the browser's own voice; absent where the browser has none. */
function SpeakButton({ text, language, english }: SpeakButtonProps) {
  if (typeof window === 'undefined' || !('speechSynthesis' in window)) return null;
  const speak = () => {
    const utterance = new SpeechSynthesisUtterance(text);

    if (language) utterance.lang = language;
    window.speechSynthesis.cancel();
    window.speechSynthesis.speak(utterance);
  };

  return (
    <Button variant="subtle" size="compact-md" aria-label={`Hear “${english}”`} onClick={speak}>
      <IconVolume size={18} aria-hidden="true" />
    </Button>
  );
}
