import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { lazyDialog } from '#client/components/lazy-dialog.tsx';
import { entryClash } from '#shared/trips/entry-clash.ts';
import type { OwnEntry } from '#shared/trips/own-entries.schema.ts';
import type { TripItineraryDay } from '#shared/trips/trip.schema.ts';
import { EntryList } from './entry-list.tsx';
import classes from './own-entries.module.css';

const EntryDialog = lazyDialog(() => import('./entry-dialog.tsx').then((m) => m.EntryDialog));

type OwnEntriesProps = {
  tripId: number;
  day: Pick<TripItineraryDay, 'dayNumber' | 'date' | 'activities'>;
  entries: readonly OwnEntry[] | undefined;
};

/** The traveller's own stops, notes and reservations of a day; no planning moves them. */
export function OwnEntries({ tripId, day, entries = [] }: OwnEntriesProps) {
  const [edited, setEdited] = useState<OwnEntry | 'new'>();
  const ofDay = entries.filter(({ date }) => date === day.date);
  const { activities } = day;

  return (
    <section className={classes.own} aria-label={`Your own entries of day ${day.dayNumber}`}>
      {ofDay.length > 0 && (
        <EntryList
          entries={ofDay}
          when={({ time = '' }) => time}
          clash={(entry) => entryClash(entry, { activities, entries })}
          onChange={setEdited}
        />
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
