import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '#client/lib/error-message.ts';
import { HttpError, requestText } from '#client/lib/request.ts';
import { readHotelAnswer } from './read-hotel-answer.ts';
import { ResultCard } from './result-card.tsx';
import { NumberField, Tester, TextField } from './tester.tsx';
import { testDates } from './tester-dates.ts';
import { useValues } from './use-values.ts';

/** The hotel search by hand, over its REST path: Paris, thirty to thirty-seven days ahead. */
export function HotelTester() {
  const dates = testDates(7);
  const { values, bind } = useValues({
    destination: 'Paris',
    checkIn: dates.start,
    checkOut: dates.end,
    adults: 2,
    rooms: 1,
  });
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
    <Tester
      title="Hotel search"
      action="Test Hotel Search"
      isPending={search.isPending}
      onRun={run}
      failure={search.isError ? failure(search.error) : undefined}
      fields={
        <>
          <TextField label="Destination" maxLength={120} {...bind('destination')} />
          <TextField label="Check-in" type="date" {...bind('checkIn')} />
          <TextField label="Check-out" type="date" {...bind('checkOut')} />
          <NumberField label="Adults" min={1} max={10} {...bind('adults')} />
          <NumberField label="Rooms" min={1} max={5} {...bind('rooms')} />
        </>
      }
    >
      {search.isSuccess && (
        <ResultCard isSuccess={search.data.success} title={`${search.data.totalResults} hotels`}>
          {search.data.errors.map((error) => `${error.provider} ${error.message}. `)}
        </ResultCard>
      )}
    </Tester>
  );
}

/** "API error: 404 - <body>" for a reply that was not OK; the network's own words otherwise. */
function failure(error: unknown): string {
  if (error instanceof HttpError) {
    return `API error: ${error.status} - ${error.message.replace(/^\d+: /, '')}`;
  }

  return errorMessage(error) || 'An error occurred';
}
