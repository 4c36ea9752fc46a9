import { useId, useState } from 'react';
import { lazyDialog } from '#client/components/lazy-dialog.tsx';
import { shortDay } from '#shared/dates.ts';
import type { OwnEntry } from '#shared/trips/own-entries.schema.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { EntryList } from './entry-list.tsx';
import classes from './own-entries.module.css';

const EntryDialog = lazyDialog(() => import('./entry-dialog.tsx').then((m) => m.EntryDialog));

/** Own entries on dates that the plan has no day for, as after the trip was moved or shortened. */
export function StrayEntries({ trip }: { trip: TripDetail }) {
  const id = useId();
  const [edited, setEdited] = useState<OwnEntry>();
  const days = new Set(trip.itineraryDays.map(({ date }) => date));
  const stray = (trip.entries ?? []).filter(({ date }) => !days.has(date));

  if (stray.length === 0) return null;
  return (
    <section className={classes.own} aria-labelledby={id}>
      <h2 id={id} className={classes.strayTitle}>
        On other dates
      </h2>
      <p className={classes.facts}>
        Your plan has no day for these. Change their dates, or remove them.
      </p>
      <EntryList entries={stray} when={({ date }) => shortDay(date)} onChange={setEdited} />
      <EntryDialog
        isOpen={edited !== undefined}
        onClose={() => setEdited(undefined)}
        tripId={trip.id}
        date={trip.startDate}
        entry={edited}
      />
    </section>
  );
}
