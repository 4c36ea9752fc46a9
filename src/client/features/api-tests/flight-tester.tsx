import { CountField } from '#client/components/count-field.tsx';
import { errorMessage } from '#client/lib/error-message.ts';
import { trpc } from '#client/lib/trpc.ts';
import { formatMoney } from '#shared/money.ts';
import { ResultCard } from './result-card.tsx';
import { Tester, TextField } from './tester.tsx';
import { testDates } from './tester-dates.ts';
import { useValues } from './use-values.ts';

/** The flight search by hand: NYC to LON, thirty days ahead. */
export function FlightTester() {
  const { values, bind } = useValues({
    origin: 'NYC',
    destination: 'LON',
    date: testDates(7).start,
    adults: 2,
  });
  const search = trpc.booking.searchFlights.useMutation();
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
    <Tester
      title="Flight search"
      action="Test Flight Search"
      isPending={search.isPending}
      onRun={run}
      failure={search.isError ? errorMessage(search.error) : undefined}
      fields={
        <>
          <TextField label="Origin" maxLength={3} {...bind('origin')} isUpperCase />
          <TextField label="Destination" maxLength={3} {...bind('destination')} isUpperCase />
          <TextField label="Departure date" type="date" {...bind('date')} />
          <CountField label="Adults" min={1} max={10} {...bind('adults')} />
        </>
      }
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
