import { ActionIcon, Button } from '@mantine/core';
import { IconLock, IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { lazyDialog } from '#client/components/lazy-dialog.tsx';
import type { OwnEntry } from '#shared/trips/own-entries.schema.ts';
import { entryFacts } from '#shared/trips/own-entry-text.ts';
import classes from './own-entries.module.css';

const EntryDialog = lazyDialog(() => import('./entry-dialog.tsx').then((m) => m.EntryDialog));

type OwnEntriesProps = {
  tripId: number;
  day: { dayNumber: number; date: string };
  entries: readonly OwnEntry[] | undefined;
};

/** The traveller's own stops, notes and reservations of a day; no planning moves them. */
export function OwnEntries({ tripId, day, entries = [] }: OwnEntriesProps) {
  const [edited, setEdited] = useState<OwnEntry | 'new'>();
  const ofDay = entries.filter(({ date }) => date === day.date);

  return (
    <section className={classes.own} aria-label={`Your own entries of day ${day.dayNumber}`}>
      {ofDay.length > 0 && (
        <ul className={classes.entries}>
          {ofDay.map((entry) => (
            <li key={entry.id} className={classes.entry}>
              <span className={classes.time}>{entry.time ?? ''}</span>
              <div className={classes.words}>
                <p className={classes.title}>
                  {entry.title}{' '}
                  <span className={classes.locked}>
                    <IconLock size={14} stroke={2} aria-hidden="true" />
                    Locked
                  </span>
                </p>
                <p className={classes.facts}>{entryFacts(entry).join(' · ')}</p>
              </div>
              <ActionIcon
                className="no-print"
                variant="subtle"
                color="gray"
                size={44}
                aria-label={`Change ${entry.title}`}
                onClick={() => setEdited(entry)}
              >
                <IconPencil size={18} aria-hidden="true" />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <Button
        className="no-print"
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden="true" />}
        aria-label={`Add your own to day ${day.dayNumber}`}
        onClick={() => setEdited('new')}
      >
        Add your own
      </Button>
      <EntryDialog
        isOpen={edited !== undefined}
        onClose={() => setEdited(undefined)}
        tripId={tripId}
        date={day.date}
        entry={edited === 'new' ? undefined : edited}
      />
    </section>
  );
}
