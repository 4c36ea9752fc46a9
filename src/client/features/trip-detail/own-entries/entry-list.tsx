import { ActionIcon } from '@mantine/core';
import { IconAlertTriangle, IconLock, IconPencil } from '@tabler/icons-react';
import type { OwnEntry } from '#shared/trips/own-entries.schema.ts';
import { entryFacts } from '#shared/trips/own-entry-text.ts';
import classes from './own-entries.module.css';

type EntryListProps = {
  entries: readonly OwnEntry[];
  /** What stands in the margin: when it is. */
  when: (entry: OwnEntry) => string;
  /** What an entry overlaps with, if anything. */
  clash?: (entry: OwnEntry) => string | undefined;
  onChange: (entry: OwnEntry) => void;
};

/** Entries of the traveller's own, each to be changed. */
export function EntryList({ entries, when, clash, onChange }: EntryListProps) {
  return (
    <ul className={classes.entries}>
      {entries.map((entry) => (
        <li key={entry.id} className={classes.entry}>
          <span className={classes.time}>{when(entry)}</span>
          <div className={classes.words}>
            <p className="strong breakable">
              {entry.title}{' '}
              <span className={classes.locked}>
                <IconLock size={14} stroke={2} aria-hidden="true" />
                Locked
              </span>
            </p>
            <p className={classes.facts}>{entryFacts(entry).join(' · ')}</p>
            <Clash text={clash?.(entry)} />
          </div>
          <ActionIcon
            className="no-print"
            aria-label={`Change ${entry.title}`}
            onClick={() => onChange(entry)}
          >
            <IconPencil size={18} aria-hidden="true" />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}

function Clash({ text }: { text: string | undefined }) {
  return (
    text && (
      <p className={classes.clash}>
        <IconAlertTriangle size={16} stroke={1.8} aria-hidden="true" />
        {text}
      </p>
    )
  );
}
