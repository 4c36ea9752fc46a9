import { errorMessage, errorStatus } from '#client/lib/error-message.ts';
import { trpc } from '#client/lib/trpc.ts';
import { ResultCard } from './result-card.tsx';
import { Tester } from './tester.tsx';
import { testDates } from './tester-dates.ts';

/** The hotel search by hand: Paris, thirty to thirty-seven days ahead. */
export function HotelTester() {
  const { start, end } = testDates(7);
  const search = trpc.booking.searchHotels.useMutation();
  // The answer to these fields is an object; the hotel page's own fields get a bare list.
  const answer = search.data && !Array.isArray(search.data) ? search.data : undefined;

  return (
    <Tester
      title="Hotel search"
      action="Test Hotel Search"
      fields={{
        destination: { label: 'Destination', type: 'text', maxLength: 120 },
        checkInDate: { label: 'Check-in', type: 'date' },
        checkOutDate: { label: 'Check-out', type: 'date' },
        adults: { label: 'Adults', type: 'count', min: 1, max: 10 },
        rooms: { label: 'Rooms', type: 'count', min: 1, max: 5 },
      }}
      initialValues={{
        destination: 'Paris',
        checkInDate: start,
        checkOutDate: end,
        adults: 2,
        rooms: 1,
      }}
      missingDate="Please select check-in and check-out dates"
      call={search}
      onRun={(values) => search.mutate(values)}
      failureText={failureText}
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
function failureText(error: unknown): string {
  const message = errorMessage(error);
  const status = errorStatus(error);

  return status === undefined ? message : `API error: ${status} - ${message.replace(/^\d+: /, '')}`;
}
