import { CountField } from '#client/components/count-field.tsx';
import { errorMessage, errorStatus } from '#client/lib/error-message.ts';
import { trpc } from '#client/lib/trpc.ts';
import { ResultCard } from './result-card.tsx';
import { Tester, TextField } from './tester.tsx';
import { testDates } from './tester-dates.ts';
import { useValues } from './use-values.ts';

/** The hotel search by hand: Paris, thirty to thirty-seven days ahead. */
export function HotelTester() {
  const dates = testDates(7);
  const { values, bind } = useValues({
    destination: 'Paris',
    checkIn: dates.start,
    checkOut: dates.end,
    adults: 2,
    rooms: 1,
  });
  const search = trpc.booking.searchHotels.useMutation();
  // The answer to these fields is an object; the hotel page's own fields get a bare list.
  const answer = search.data && !Array.isArray(search.data) ? search.data : undefined;
  const run = () => {
    if (!values.checkIn || !values.checkOut)
      window.alert('Please select check-in and check-out dates');
    else {
      search.mutate({
        destination: values.destination,
        checkInDate: values.checkIn,
        checkOutDate: values.checkOut,
        adults: values.adults,
        rooms: values.rooms,
      });
    }
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
          <CountField label="Adults" min={1} max={10} {...bind('adults')} />
          <CountField label="Rooms" min={1} max={5} {...bind('rooms')} />
        </>
      }
    >
      {answer && (
        <ResultCard isSuccess={answer.success} title={`${answer.totalResults} hotels`}>
          {answer.errors.map((error) => `${error.provider} ${error.message}. `)}
        </ResultCard>
      )}
    </Tester>
  );
}

/** "API error: 404 - <body>" for a reply that was not OK; the network's own words otherwise. */
function failure(error: unknown): string {
  const message = errorMessage(error);
  const status = errorStatus(error);

  if (status === undefined) return message || 'An error occurred';
  return `API error: ${status} - ${message.replace(/^\d+: /, '')}`;
}
