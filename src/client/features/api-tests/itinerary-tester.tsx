import { CountField } from '#client/components/count-field.tsx';
import { errorMessage } from '#client/lib/error-message.ts';
import { trpc } from '#client/lib/trpc.ts';
import classes from './api-tests.module.css';
import { ResultCard } from './result-card.tsx';
import { Tester, TextField } from './tester.tsx';
import { testDates } from './tester-dates.ts';
import { useValues } from './use-values.ts';

/** The itinerary builder by hand: Las Vegas, thirty to thirty-five days ahead. */
export function ItineraryTester() {
  const dates = testDates(5);
  const { values, bind } = useValues({
    destination: 'Las Vegas',
    start: dates.start,
    end: dates.end,
    budget: 1000,
    interests: 'sightseeing,cultural,food',
  });
  const build = trpc.generation.buildItinerary.useMutation();
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
    <Tester
      title="Itinerary builder"
      action="Test Itinerary Builder"
      isPending={build.isPending}
      onRun={run}
      failure={build.isError ? errorMessage(build.error) : undefined}
      fields={
        <>
          <TextField label="Destination" maxLength={120} {...bind('destination')} />
          <TextField label="Start date" type="date" {...bind('start')} />
          <TextField label="End date" type="date" {...bind('end')} />
          <CountField
            label="Budget"
            min={100}
            max={10_000}
            clampBehavior="blur"
            {...bind('budget')}
          />
          <TextField label="Interests" maxLength={400} {...bind('interests')} />
        </>
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

/** "sightseeing, cultural" as a list: split at commas, trimmed, empties left out. */
function toInterests(text: string): string[] {
  return text
    .split(',')
    .map((interest) => interest.trim())
    .filter(Boolean);
}
