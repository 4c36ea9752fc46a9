import { Button } from '@mantine/core';
import { IconMail, IconMailOpened } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { STAR_PATH } from '#client/components/star-mark.tsx';
import { useToday } from '#client/lib/hydration.ts';
import { addDays, formatDay } from '#shared/dates.ts';
import type { RevealEntry } from '#shared/generation/generated-trip.schema.ts';
import { revealLabel } from './preview-model.ts';
import classes from './reveal-schedule.module.css';

type RevealScheduleProps = { schedule: readonly RevealEntry[]; departure: string };

/** The hints in their order, sealed until their day; a traveller may break all seals at once. */
export function RevealSchedule({ schedule, departure }: RevealScheduleProps) {
  const [opened, setOpened] = useState(false);
  const id = useId();
  const today = useToday();
  const LetterIcon = opened ? IconMail : IconMailOpened;

  return (
    <section className={classes.schedule} aria-labelledby={`${id}-title`}>
      <div className={classes.head}>
        <h2 className={classes.title} id={`${id}-title`}>
          Destination Reveal Schedule
        </h2>
        <Button
          variant="default"
          aria-controls={id}
          leftSection={<LetterIcon size={20} aria-hidden="true" />}
          onClick={() => setOpened(!opened)}
        >
          {opened ? 'Hide all hints' : 'Preview all hints'}
        </Button>
      </div>
      <ol className={classes.entries} id={id} data-opened={opened || undefined}>
        {schedule.map(({ daysBeforeDeparture, hintToReveal }, index) => (
          <li
            key={`${daysBeforeDeparture}-${index}`}
            className={classes.entry}
            style={{ '--index': index }}
          >
            <span className={classes.day}>{revealLabel(daysBeforeDeparture)}</span>
            <div className={classes.letter}>
              {/* Behind the seal the words are only a shape; screen readers get them once it is broken. */}
              <p className={classes.hint} aria-hidden={!opened} data-testid="hint">
                {hintToReveal}
              </p>
              <p className="quiet small tabular">
                {opensText(addDays(departure, -daysBeforeDeparture), today, opened)}
              </p>
            </div>
            <span className={classes.seal} aria-hidden="true">
              <svg viewBox="0 0 64 64" width="20" height="20">
                <path d={STAR_PATH} />
              </svg>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A hint whose day has come is sent with the trip once it is saved. */
function opensText(day: string, today: string, isOpened: boolean): string {
  if (day <= today) return 'Opens when you save the trip';
  return `${isOpened ? 'Opens' : 'Sealed until'} ${formatDay(day)}`;
}
