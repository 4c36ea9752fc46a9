import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { toastError } from '#client/lib/toast-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { GeneratedTrip } from '#shared/generation/generated-trip.schema.ts';
import type { TripVersion, TripVersionKey } from '#shared/generation/trip-versions.schema.ts';
import classes from './trip-versions.module.css';

/** The versions of a previewed trip: which one shows, and how it becomes the one that is saved. */
export function useTripVersions(trip: GeneratedTrip, onSave: () => void) {
  const [key, setKey] = useState<TripVersionKey>('classics');
  const [taken, setTaken] = useState<TripVersionKey>('classics');
  const found = trpc.generation.versions.useQuery(
    { preferenceId: trip.preferenceId },
    { staleTime: Infinity, retry: false },
  );
  const choose = trpc.generation.chooseVersion.useMutation();
  const versions = found.data?.versions ?? [];

  const save = async () => {
    try {
      if (key !== taken) {
        await choose.mutateAsync({ preferenceId: trip.preferenceId, version: key });
        setTaken(key);
      }
      onSave();
    } catch (error) {
      toastError('Error saving trip', error);
    }
  };

  return {
    versions,
    isLooking: found.isPending,
    key,
    setKey,
    shown: versions.find((one) => one.key === key)?.trip ?? trip,
    save: () => void save(),
    isChoosing: choose.isPending,
  };
}

type TripVersionsProps = {
  versions: readonly TripVersion[];
  /** They are still being made: their place is kept, so that the days do not move. */
  isLooking: boolean;
  value: TripVersionKey;
  onChange: (key: TripVersionKey) => void;
};

/** Which version of the trip shows, with what it does differently in one line. */
export function TripVersions({ versions, isLooking, value, onChange }: TripVersionsProps) {
  if (isLooking) {
    return <p className={`${classes.versions} ${classes.looking}`}>Looking for other versions…</p>;
  }
  if (versions.length < 2) return null;
  return (
    <section className={classes.versions} aria-label="Versions of this trip">
      <SegmentedControl
        className={classes.switch}
        value={value}
        onChange={(next) => {
          const version = versions.find(({ key }) => key === next);

          if (version) onChange(version.key);
        }}
        data={versions.map(({ key, name }) => ({ value: key, label: name }))}
      />
      <p
        className={classes.difference}
        data-plain={value === versions[0]?.key || undefined}
        aria-live="polite"
      >
        {versions.find(({ key }) => key === value)?.difference}
      </p>
    </section>
  );
}
