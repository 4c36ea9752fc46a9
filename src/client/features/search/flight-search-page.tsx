import { Checkbox, Select, TextInput } from '@mantine/core';
import { DayField } from '#client/components/day-field.tsx';
import { errorMessage } from '#client/lib/error-message.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { CABIN_CLASSES } from '#shared/booking/catalog-options.ts';
import type { FlightResult } from '#shared/booking/search.schema.ts';
import { localToday } from '#shared/dates.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { FlightResults } from './flight-results.tsx';
import { CountField, SearchForm } from './search-form.tsx';
import { SearchFrame } from './search-frame.tsx';
import classes from './search.module.css';
import { useAddressValues } from './use-address-values.ts';
import { useSearchStream } from './use-search-stream.ts';
import { useSearchTrip } from './use-search-trip.ts';

const CABIN_LABELS = {
  economy: 'Economy',
  premium_economy: 'Premium Economy',
  business: 'Business',
  first: 'First',
};
const MAX_ADULTS = 5;

/** /book-flights, /booking-flights/:id — flights from every provider, cheapest first. */
export function FlightSearchPage() {
  const opened = useSearchTrip();

  return (
    <SearchFrame
      title="Find Flights"
      description="Compare flights by price, duration and stops."
      lead="Two airport codes and a date are enough."
      opened={opened}
    >
      {!opened.isLoading && <FlightSearch key={opened.trip?.id ?? 0} trip={opened.trip} />}
    </SearchFrame>
  );
}

function defaultsFor(trip: TripDetail | undefined) {
  return {
    from: trip?.amadeusCodes.origin ?? '',
    to: trip?.amadeusCodes.destination ?? '',
    depart: trip?.startDate ?? '',
    return: trip?.endDate ?? '',
    adults: String(Math.min(MAX_ADULTS, trip?.tripPreferences.travelers ?? 1)),
    cabin: 'economy',
    direct: '',
    sort: '',
  };
}

function FlightSearch({ trip }: { trip: TripDetail | undefined }) {
  const { values, change } = useAddressValues(defaultsFor(trip));
  const today = localToday(new Date());
  const { client } = trpc.useUtils();
  const stream = useSearchStream<FlightResult>();
  const search = trpc.booking.searchFlights.useMutation({
    onSuccess: ({ totalResults }) => {
      if (totalResults > 0)
        toast({ title: 'Flights Found', description: `${totalResults} flights found` });
      else {
        toast({
          title: 'No Flights Found',
          description:
            "We couldn't find any flights matching your criteria. Please try adjusting your search.",
        });
      }
    },
    onError: (error) =>
      toast({
        title: 'Error Searching Flights',
        description: errorMessage(error),
        variant: 'destructive',
      }),
  });

  const submit = () => {
    if (!values.from || !values.to || !values.depart) {
      toast({
        title: 'Missing Information',
        description: 'Please fill out all required fields',
        variant: 'destructive',
      });
      return;
    }

    const input = {
      origin: values.from,
      destination: values.to,
      departureDate: values.depart,
      returnDate: values.return || undefined,
      adults: Number(values.adults),
      cabinClass: CABIN_CLASSES.find((cabin) => cabin === values.cabin) ?? 'economy',
      directFlights: values.direct === '1',
    };

    stream.watch((onData) => client.booking.watchFlights.subscribe(input, { onData }));
    search.mutate(input);
  };

  return (
    <>
      <SearchForm
        label="Flight search"
        action="Search Flights"
        isPending={search.isPending}
        onSearch={submit}
        beside={
          <Checkbox
            label="Direct flights only"
            checked={values.direct === '1'}
            onChange={(event) => change({ direct: event.currentTarget.checked ? '1' : '' })}
          />
        }
      >
        <div className={classes.fields}>
          <AirportField label="Origin" value={values.from} onChange={(from) => change({ from })} />
          <AirportField label="Destination" value={values.to} onChange={(to) => change({ to })} />
          <DayField
            compact
            label="Departure date"
            value={values.depart}
            min={today}
            openAt={today}
            onChange={(depart) =>
              change({ depart, ...(values.return && values.return < depart ? { return: '' } : {}) })
            }
          />
          <DayField
            compact
            label="Return date"
            value={values.return}
            min={values.depart || today}
            openAt={values.depart || today}
            onChange={(day) => change({ return: day })}
          />
          <CountField
            label="Adults"
            min={1}
            max={MAX_ADULTS}
            value={Number(values.adults)}
            onChange={(adults) => change({ adults: String(adults) })}
          />
          <Select
            label="Cabin class"
            allowDeselect={false}
            data={CABIN_CLASSES.map((value) => ({ value, label: CABIN_LABELS[value] }))}
            value={values.cabin}
            onChange={(cabin) => change({ cabin: cabin ?? 'economy' })}
          />
        </div>
      </SearchForm>
      <FlightResults
        search={search}
        stream={stream}
        sort={values.sort}
        onSort={(sort) => change({ sort })}
        tripId={trip?.id}
      />
    </>
  );
}

type AirportFieldProps = { label: string; value: string; onChange: (code: string) => void };

function AirportField({ label, value, onChange }: AirportFieldProps) {
  return (
    <TextInput
      label={label}
      placeholder="LHR"
      required
      maxLength={3}
      autoComplete="off"
      autoCapitalize="characters"
      value={value}
      onChange={(event) =>
        onChange(
          event.currentTarget.value
            .replace(/[^a-z]/gi, '')
            .toUpperCase()
            .slice(0, 3),
        )
      }
    />
  );
}
