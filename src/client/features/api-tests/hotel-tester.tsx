import { Button, NumberInput, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '#client/lib/error-message.ts';
import { HttpError, requestText } from '#client/lib/request.ts';
import classes from './api-tests.module.css';
import { readHotelAnswer } from './read-hotel-answer.ts';
import { ResultCard } from './result-card.tsx';
import { testDates } from './tester-dates.ts';

/** The hotel search by hand, over its REST path: Paris, thirty to thirty-seven days ahead. */
export function HotelTester() {
  const dates = testDates(7);
  const [values, setValues] = useState({
    destination: 'Paris',
    checkIn: dates.start,
    checkOut: dates.end,
    adults: 2,
    rooms: 1,
  });
  const set = (next: Partial<typeof values>) => setValues((old) => ({ ...old, ...next }));
  const search = useMutation({
    mutationFn: async () =>
      readHotelAnswer(
        await requestText('/api/booking/hotels/search', {
          destination: values.destination,
          checkInDate: values.checkIn,
          checkOutDate: values.checkOut,
          adults: values.adults,
          rooms: values.rooms,
        }),
      ),
  });
  const run = () => {
    if (!values.checkIn || !values.checkOut)
      window.alert('Please select check-in and check-out dates');
    else search.mutate();
  };

  return (
    <section className={classes.card} aria-label="Hotel search tester">
      <h2 className={classes.title}>Hotel search</h2>
      <TextInput
        label="Destination"
        maxLength={120}
        value={values.destination}
        onChange={(event) => set({ destination: event.currentTarget.value })}
      />
      <TextInput
        label="Check-in"
        type="date"
        value={values.checkIn}
        onChange={(event) => set({ checkIn: event.currentTarget.value })}
      />
      <TextInput
        label="Check-out"
        type="date"
        value={values.checkOut}
        onChange={(event) => set({ checkOut: event.currentTarget.value })}
      />
      <NumberInput
        label="Adults"
        min={1}
        max={10}
        clampBehavior="strict"
        value={values.adults}
        onChange={(adults) => set({ adults: Number(adults) || 1 })}
      />
      <NumberInput
        label="Rooms"
        min={1}
        max={5}
        clampBehavior="strict"
        value={values.rooms}
        onChange={(rooms) => set({ rooms: Number(rooms) || 1 })}
      />
      <Button loading={search.isPending} onClick={run}>
        Test Hotel Search
      </Button>
      {search.isSuccess && (
        <ResultCard isSuccess={search.data.success} title={`${search.data.totalResults} hotels`}>
          {search.data.errors.map((error) => `${error.provider} ${error.message}. `)}
        </ResultCard>
      )}
      {search.isError && (
        <ResultCard isSuccess={false} title="Hotel search failed">
          {failure(search.error)}
        </ResultCard>
      )}
    </section>
  );
}

/** "API error: 404 - <body>" for a reply that was not OK; the network's own words otherwise. */
function failure(error: unknown): string {
  if (error instanceof HttpError) {
    return `API error: ${error.status} - ${error.message.replace(/^\d+: /, '')}`;
  }

  return errorMessage(error) || 'An error occurred';
}
