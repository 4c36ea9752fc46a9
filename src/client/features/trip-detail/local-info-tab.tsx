import { Button } from '@mantine/core';
import { IconVolume } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { isSecret } from '#client/lib/is-secret.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import classes from './trip-page.module.css';

/** Weather, language and money, customs and safety for the place and the months of the trip. */
export function LocalInfoTab({ trip }: { trip: TripDetail }) {
  const weather = trip.weatherInfo;
  const phrases = Object.entries(trip.usefulPhrases);

  return (
    <div className={classes.columns}>
      <Section title="Weather" isEmpty={!weather}>
        <p>
          {weather?.season} · {weather?.avgTemp}
        </p>
        <p className={classes.quiet}>{weather?.expectedConditions}</p>
        <ul className={classes.bullets}>
          {weather?.clothingRecommendations?.map((advice) => (
            <li key={advice}>{advice}</li>
          ))}
        </ul>
      </Section>
      {isSecret(trip) ? (
        <Section title="Language, customs and safety" isEmpty={false}>
          <p className={classes.quiet}>
            These would give the place away. They open with the destination; what you need to pack
            is on the Packing tab.
          </p>
        </Section>
      ) : (
        <>
          <Section title="Language and currency" isEmpty={phrases.length === 0}>
            <p>
              {trip.primaryLanguage} · {trip.currency}
            </p>
            <ul className={classes.phrases}>
              {phrases.map(([english, local]) => (
                <li key={english}>
                  <span>
                    <strong>{english}</strong>
                    <span className={classes.quiet} lang={trip.languageCode}>
                      {local}
                    </span>
                  </span>
                  <SpeakButton text={local} language={trip.languageCode} english={english} />
                </li>
              ))}
            </ul>
          </Section>
          <NotesSection title="Cultural notes" notes={trip.culturalNotes} />
          <NotesSection title="Safety tips" notes={trip.safetyTips} />
        </>
      )}
    </div>
  );
}

function NotesSection({ title, notes }: { title: string; notes: string[] }) {
  return (
    <Section title={title} isEmpty={notes.length === 0}>
      <ul className={classes.bullets}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Section>
  );
}

function Section({
  title,
  isEmpty,
  children,
}: {
  title: string;
  isEmpty: boolean;
  children: ReactNode;
}) {
  return (
    <section className={classes.panel}>
      <h2 className={classes.panelTitle}>{title}</h2>
      {isEmpty ? <p className={classes.quiet}>Nothing is known here yet.</p> : children}
    </section>
  );
}

type SpeakButtonProps = { text: string; language: string | undefined; english: string };

/** Says a phrase with the browser's own voice; absent where the browser has none. */
function SpeakButton({ text, language, english }: SpeakButtonProps) {
  if (typeof window === 'undefined' || !('speechSynthesis' in window)) return null;
  const speak = () => {
    const spoken = text.replace(/\s*\(.*\)$/, '');
    const utterance = new SpeechSynthesisUtterance(spoken);

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
