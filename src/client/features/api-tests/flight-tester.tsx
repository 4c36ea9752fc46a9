import { trpc } from '#client/lib/trpc.ts';
import { formatMoney } from '#shared/money.ts';
import { ResultCard } from './result-card.tsx';
import { Tester } from './tester.tsx';
import { testDates } from './tester-dates.ts';

/** The flight search by hand: NYC to LON, thirty days ahead. */
export function FlightTester() {
  const search = trpc.booking.searchFlights.useMutation();

  return (
    <Tester
      title="Flight search"
      action="Test Flight Search"
      fields={{
        origin: { label: 'Origin', type: 'text', maxLength: 3, isUpperCase: true },
        destination: { label: 'Destination', type: 'text', maxLength: 3, isUpperCase: true },
        departureDate: { label: 'Departure date', type: 'date' },
        adults: { label: 'Adults', type: 'count', min: 1, max: 10 },
      }}
      initialValues={{
        origin: 'NYC',
        destination: 'LON',
        departureDate: testDates(7).start,
        adults: 2,
      }}
      missingDate="Please select a departure date"
      call={search}
      onRun={(values) => search.mutate({ ...values, providers: ['amadeus'] })}
    >
      {search.isSuccess && (
        <ResultCard isSuccess={search.data.success} title={`${search.data.totalResults} flights`}>
          {search.data.results[0] &&
            `From ${formatMoney(search.data.results[0].price, search.data.results[0].currency)} per person. `}
          {search.data.errors.map((error) => `${error.provider} ${error.message}. `)}
        </ResultCard>
      )}
    </Tester>
  );
}
