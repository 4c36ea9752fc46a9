import { Button, NumberInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { errorMessage } from '#client/lib/error-message.ts';
import { trpc } from '#client/lib/trpc.ts';
import { formatMoney } from '#shared/money.ts';
import classes from './api-tests.module.css';
import { ResultCard } from './result-card.tsx';
import { testDates } from './tester-dates.ts';

/** The flight search by hand: NYC to LON, thirty days ahead. */
export function FlightTester() {
  const [values, setValues] = useState({
    origin: 'NYC',
    destination: 'LON',
    date: testDates(7).start,
    adults: 2,
  });
  const search = trpc.booking.searchFlights.useMutation();
  const set = (next: Partial<typeof values>) => setValues((old) => ({ ...old, ...next }));
  const run = () => {
    // The specification asks for browser alerts on this page.
    if (!values.date) window.alert('Please select a departure date');
    else {
      search.mutate({
        origin: values.origin,
        destination: values.destination,
        departureDate: values.date,
        adults: values.adults,
        providers: ['amadeus'],
      });
    }
  };

  return (
    <section className={classes.card} aria-label="Flight search tester">
      <h2 className={classes.title}>Flight search</h2>
      <TextInput
        label="Origin"
        maxLength={3}
        value={values.origin}
        onChange={(event) => set({ origin: event.currentTarget.value.toUpperCase() })}
      />
      <TextInput
        label="Destination"
        maxLength={3}
        value={values.destination}
        onChange={(event) => set({ destination: event.currentTarget.value.toUpperCase() })}
      />
      <TextInput
        label="Departure date"
        type="date"
        value={values.date}
        onChange={(event) => set({ date: event.currentTarget.value })}
      />
      <NumberInput
        label="Adults"
        min={1}
        max={10}
        clampBehavior="strict"
        value={values.adults}
        onChange={(adults) => set({ adults: Number(adults) || 1 })}
      />
      <Button loading={search.isPending} onClick={run}>
        Test Flight Search
      </Button>
      {search.isSuccess && (
        <ResultCard isSuccess={search.data.success} title={`${search.data.totalResults} flights`}>
          {search.data.results[0] &&
            `From ${formatMoney(search.data.results[0].price, search.data.results[0].currency)} per person. `}
          {search.data.errors.map((error) => `${error.provider} ${error.message}. `)}
        </ResultCard>
      )}
      {search.isError && (
        <ResultCard isSuccess={false} title="Flight search failed">
          {errorMessage(search.error) || 'An error occurred'}
        </ResultCard>
      )}
    </section>
  );
}
