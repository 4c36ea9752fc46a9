import { trpc } from '#client/lib/trpc.ts';
import { listedWords } from '#shared/listed-words.ts';
import classes from './api-tests.module.css';
import { ResultCard } from './result-card.tsx';
import { Tester } from './tester.tsx';
import { testDates } from './tester-dates.ts';

/** The itinerary builder by hand: Las Vegas, thirty to thirty-five days ahead. */
export function ItineraryTester() {
  const { start, end } = testDates(5);
  const build = trpc.generation.buildItinerary.useMutation();

  return (
    <Tester
      title="Itinerary builder"
      action="Test Itinerary Builder"
      fields={{
        destination: { label: 'Destination', type: 'text', maxLength: 120 },
        startDate: { label: 'Start date', type: 'date' },
        endDate: { label: 'End date', type: 'date' },
        budget: { label: 'Budget', type: 'count', min: 100, max: 10_000, clampBehavior: 'blur' },
        interests: { label: 'Interests', type: 'text', maxLength: 400 },
      }}
      initialValues={{
        destination: 'Las Vegas',
        startDate: start,
        endDate: end,
        budget: 1000,
        interests: 'sightseeing,cultural,food',
      }}
      missingDate="Please select start and end dates"
      call={build}
      onRun={({ interests, ...values }) =>
        build.mutate({ ...values, interests: listedWords(interests) })
      }
    >
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
    </Tester>
  );
}
