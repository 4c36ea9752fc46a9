import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { MAX_DESTINATIONS, MAX_NOTES } from '#shared/preferences/limits.ts';
import type { Understanding } from '#shared/preferences/understanding.schema.ts';
import type { FormValues } from './form-values.ts';
import { toPlaceChoice } from './where-to/chosen-places.ts';

/** After this pause in typing the notes are read. */
const PAUSE_MS = 600;
const TIME_LIMIT_MS = 15_000;

/** What the server made of the traveller's own words. */
export type Understood = Pick<Understanding, 'wishes' | 'towns' | 'unclear' | 'notUnderstood'>;

type Words = Pick<
  FormValues,
  'tripType' | 'places' | 'departureDate' | 'returnDate' | 'destinations' | 'additionalPreferences'
>;

const NOTHING: Understood = { wishes: [] };

/**
 * What is read out of the traveller's own words, kept while new words are read. A reading that fails
 * leaves the one before: the form works without.
 */
export function useUnderstanding(words: Words): Understood {
  const { client } = trpc.useUtils();
  const [understood, setUnderstood] = useState(NOTHING);
  const { tripType, departureDate, returnDate, places } = words;
  const [destinations] = useDebouncedValue(
    tripType === 'business' ? words.destinations.trim().slice(0, MAX_DESTINATIONS) : '',
    PAUSE_MS,
  );
  const [notes] = useDebouncedValue(
    words.additionalPreferences.trim().slice(0, MAX_NOTES),
    PAUSE_MS,
  );
  const isEmpty = notes === '' && destinations === '';

  useEffect(() => {
    if (isEmpty) {
      setUnderstood(NOTHING);
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
      ...(tripType !== 'surprise' && places.length > 0 && { places: places.map(toPlaceChoice) }),
    };

    client.preferences.understand
      .mutate({ preferences }, { signal })
      .then(setUnderstood, () => undefined);
    return () => stop.abort();
  }, [client, isEmpty, notes, tripType, departureDate, returnDate, places, destinations]);

  return understood;
}
