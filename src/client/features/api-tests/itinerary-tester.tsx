import { Button, NumberInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { errorMessage } from '#client/lib/error-message.ts';
import { trpc } from '#client/lib/trpc.ts';
import classes from './api-tests.module.css';
import { ResultCard } from './result-card.tsx';
import { testDates } from './tester-dates.ts';

/** The itinerary builder by hand: Las Vegas, thirty to thirty-five days ahead. */
export function ItineraryTester() {
  const dates = testDates(5);
  const [values, setValues] = useState({
    destination: 'Las Vegas',
    start: dates.start,
    end: dates.end,
    budget: 1000,
    interests: 'sightseeing,cultural,food',
  });
  const build = trpc.generation.buildItinerary.useMutation();
  const set = (next: Partial<typeof values>) => setValues((old) => ({ ...old, ...next }));
  const run = () => {
    if (!values.start || !values.end) window.alert('Please select start and end dates');
    else {
      build.mutate({
        destination: values.destination,
        startDate: values.start,
        endDate: values.end,
        budget: values.budget,
        interests: toInterests(values.interests),
      });
    }
  };

  return (
    <section className={classes.card} aria-label="Itinerary builder tester">
      <h2 className={classes.title}>Itinerary builder</h2>
      <TextInput
        label="Destination"
        maxLength={120}
        value={values.destination}
        onChange={(event) => set({ destination: event.currentTarget.value })}
      />
      <TextInput
        label="Start date"
        type="date"
        value={values.start}
        onChange={(event) => set({ start: event.currentTarget.value })}
      />
      <TextInput
        label="End date"
        type="date"
        value={values.end}
        onChange={(event) => set({ end: event.currentTarget.value })}
      />
      <NumberInput
        label="Budget"
        min={100}
        max={10_000}
        clampBehavior="blur"
        value={values.budget}
        onChange={(budget) => set({ budget: Number(budget) || 100 })}
      />
      <TextInput
        label="Interests"
        maxLength={400}
        value={values.interests}
        onChange={(event) => set({ interests: event.currentTarget.value })}
      />
      <Button loading={build.isPending} onClick={run}>
        Test Itinerary Builder
      </Button>
      {build.isSuccess && (
        <ResultCard
          isSuccess
          title={`${build.data.totalActivities} activities in ${build.data.destination}`}
        >
          <ol className={classes.days}>
            {build.data.days.map((day) => (
              <li key={day.day}>{day.title}</li>
            ))}
          </ol>
        </ResultCard>
      )}
      {build.isError && (
        <ResultCard isSuccess={false} title="Itinerary builder failed">
          {errorMessage(build.error) || 'An error occurred'}
        </ResultCard>
      )}
    </section>
  );
}

/** "sightseeing, cultural" as a list: split at commas, trimmed, empties left out. */
export function toInterests(text: string): string[] {
  return text
    .split(',')
    .map((interest) => interest.trim())
    .filter(Boolean);
}
