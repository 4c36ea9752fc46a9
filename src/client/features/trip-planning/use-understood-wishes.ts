import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { MAX_NOTES } from '#shared/preferences/limits.ts';
import type { WishChip } from '#shared/preferences/understanding.schema.ts';
import type { FormValues } from './form-values.ts';

/** After this pause in typing the notes are read. */
const PAUSE_MS = 600;
const TIME_LIMIT_MS = 15_000;

/**
 * The wishes read out of the traveller's own words, kept while new words are read. A reading that fails
 * leaves the ones before: the form works without.
 */
export function useUnderstoodWishes(values: FormValues): readonly WishChip[] {
  const { client } = trpc.useUtils();
  const [wishes, setWishes] = useState<readonly WishChip[]>([]);
  const { tripType, departureDate, returnDate } = values;
  const destinations = tripType === 'business' ? values.destinations.trim() : '';
  const [notes] = useDebouncedValue(
    values.additionalPreferences.trim().slice(0, MAX_NOTES),
    PAUSE_MS,
  );
  const isEmpty = notes === '';

  useEffect(() => {
    if (isEmpty) {
      setWishes([]);
      return;
    }
    const stop = new AbortController();
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(TIME_LIMIT_MS)]);
    const preferences = {
      additionalPreferences: notes,
      tripType,
      departureDate,
      returnDate,
      ...(destinations !== '' && { destinations }),
    };

    client.preferences.understand.mutate({ preferences }, { signal }).then(
      (understood) => setWishes(understood.wishes),
      () => undefined,
    );
    return () => stop.abort();
  }, [client, isEmpty, notes, tripType, departureDate, returnDate, destinations]);

  return wishes;
}
