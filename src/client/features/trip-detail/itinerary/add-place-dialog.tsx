import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '#client/components/dialog.tsx';
import { LoadingStar } from '#client/components/star-mark.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { countText } from '#shared/count-text.ts';
import { dayWithWeekday } from '#shared/dates.ts';
import type { PlaceChoice } from '#shared/trips/itinerary-edit.schema.ts';
import type { TripItineraryDay } from '#shared/trips/trip.schema.ts';
import { LookupFailed } from './lookup-failed.tsx';
import { PlaceChoices } from './place-choices.tsx';
import classes from './plan-dialogs.module.css';

const TYPING_MS = 250;
const SHOWN = 8;

type AddPlaceDialogProps = {
  tripId: number;
  day: TripItineraryDay;
  chosenId: string | undefined;
  onAdd: (choice: PlaceChoice) => void;
  onClose: () => void;
};

/** Looks up places by name, kind or interest; without words it shows the best ones for the traveller. */
export function AddPlaceDialog({ tripId, day, chosenId, onAdd, onClose }: AddPlaceDialogProps) {
  const [words, setWords] = useState('');
  const [query] = useDebouncedValue(words.trim(), TYPING_MS);
  const found = trpc.trips.searchPlaces.useQuery(
    { id: tripId, day: day.dayNumber, query, limit: SHOWN },
    { placeholderData: keepPreviousData, gcTime: 0 },
  );

  return (
    <Dialog
      isOpen
      title={`Add a place to day ${day.dayNumber}, ${dayWithWeekday(day.date)}`}
      onClose={onClose}
      size="lg"
    >
      <TextInput
        type="search"
        label="Search places"
        placeholder="A name, “museum”, “vegan”"
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        value={words}
        maxLength={100}
        data-autofocus
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <p className={classes.lead} role="status">
        {found.isError ? '' : resultText(query, found.data?.length)}
      </p>
      <div className={classes.results}>
        {found.isPending && <LoadingStar label="Looking for places" />}
        {found.isError && <LookupFailed error={found.error} onRetry={() => void found.refetch()} />}
        {found.data && (
          <PlaceChoices
            choices={query === '' ? fittingFirst(found.data) : found.data}
            verb="Add"
            chosenId={chosenId}
            onChoose={onAdd}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Without words to match, what fits the day is worth more than what does not. */
function fittingFirst(choices: readonly PlaceChoice[]): PlaceChoice[] {
  return choices.toSorted((a, b) => Number(b.fits) - Number(a.fits));
}

function resultText(query: string, count: number | undefined): string {
  if (count === undefined) return '';
  if (count === 0)
    return `No place here that matches “${query}”. Try another name, or a kind such as “museum”.`;
  return query === ''
    ? 'The best places not in your plan yet:'
    : `${countText(count, 'place')} for “${query}”:`;
}
