import { Checkbox, NativeSelect, TextInput, type TextInputProps } from '@mantine/core';
import { DayField } from '#client/components/day-field.tsx';
import { toast, toastFailure } from '#client/lib/toast.tsx';
import { toastError } from '#client/lib/toast-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import { CABIN_CLASSES } from '#shared/booking/catalog-options.ts';
import { type FlightResult, flightSearchInput } from '#shared/booking/search.schema.ts';
import type { StayToBook } from '#shared/booking/stays-to-book.ts';
import { localToday } from '#shared/dates.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { FlightResults } from './flight-results.tsx';
import { SearchForm, SmallCount } from './search-form.tsx';
import { SearchFrame } from './search-frame.tsx';
import classes from './search.module.css';
import { type AddressForm, useAddressForm } from './use-address-values.ts';
import { useSearchStream } from './use-search-stream.ts';

const CABIN_LABELS = {
  economy: 'Economy',
  premium_economy: 'Premium Economy',
  business: 'Business',
  first: 'First',
};
const MAX_ADULTS = 5;

/** /book-flights, /booking-flights/:id — flights from every provider, cheapest first. */
export function FlightSearchPage() {
  return (
    <SearchFrame
      type="flights"
      title="Find Flights"
      lead="All you need is two airport codes and a date."
    >
      {(trip, stay) => <FlightSearch trip={trip} stay={stay} />}
    </SearchFrame>
  );
}

/** Where the traveller lives, else where the chosen flight leaves from. */
function originOf({ amadeusCodes, flights }: TripDetail): string {
  return amadeusCodes.origin ?? flights.find(({ isReturn }) => !isReturn)?.departureAirport ?? '';
}

/** Where the way home begins, when that is another place than the way out leads to. */
function returnOriginOf({ places = [], amadeusCodes }: TripDetail): string {
  const last = places.length > 1 ? places.at(-1)?.airport : undefined;

  return last && last !== amadeusCodes.destination ? last : '';
}

function defaultsFor(trip: TripDetail | undefined, stay: StayToBook | undefined) {
  const whole = wholeTripDefaults(trip);

  if (!stay) return whole;
  const { place, before } = stay;

  return {
    ...whole,
    from: before?.airport ?? '',
    to: place.airport ?? '',
    depart: before?.depart ?? place.arrive,
    return: '',
    back: '',
  };
}

function wholeTripDefaults(trip: TripDetail | undefined) {
  return {
    from: trip ? originOf(trip) : '',
    to: trip?.amadeusCodes.destination ?? '',
    depart: trip?.startDate ?? '',
    return: trip?.endDate ?? '',
    back: trip ? returnOriginOf(trip) : '',
    adults: String(Math.min(MAX_ADULTS, trip?.tripPreferences.travelers ?? 1)),
    cabin: 'economy',
    direct: '',
    sort: '',
  };
}

type Values = ReturnType<typeof defaultsFor>;

/** The form's names for the call's fields, kept in links since they were made. */
const NAMES = {
  origin: 'from',
  destination: 'to',
  departureDate: 'depart',
  returnDate: 'return',
  returnOrigin: 'back',
} as const;

function flightSearch(values: Values) {
  return {
    origin: values.from,
    destination: values.to,
    departureDate: values.depart,
    returnDate: values.return || undefined,
    returnOrigin: (values.return && values.back !== values.to && values.back) || undefined,
    adults: Number(values.adults),
    cabinClass: CABIN_CLASSES.find((cabin) => cabin === values.cabin) ?? 'economy',
    directFlights: values.direct === '1',
  };
}

type FlightSearchProps = { trip: TripDetail | undefined; stay: StayToBook | undefined };

function FlightSearch({ trip, stay }: FlightSearchProps) {
  const form = useAddressForm({
    defaults: defaultsFor(trip, stay),
    schema: flightSearchInput,
    toCall: flightSearch,
    names: NAMES,
  });
  const { values, setValues } = form;
  const { client } = trpc.useUtils();
  const stream = useSearchStream<FlightResult>();
  const search = useFlightSearch();

  const submit = form.onSubmit(
    () => {
      const input = flightSearch(values);

      stream.watch((onData) => client.booking.watchFlights.subscribe(input, { onData }));
      search.mutate(input);
    },
    () => {
      if (values.from !== '' && values.to !== '' && values.depart !== '') return;
      toastFailure('Missing Information', 'Please fill out all required fields');
    },
  );

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
            onChange={(event) => setValues({ direct: event.currentTarget.checked ? '1' : '' })}
          />
        }
      >
        <FlightFields
          form={form}
          isOpenJaw={form.isDirty('back') || (trip !== undefined && returnOriginOf(trip) !== '')}
        />
      </SearchForm>
      <FlightResults
        search={search}
        stream={stream}
        sort={values.sort}
        onSort={(sort) => setValues({ sort })}
        tripId={trip?.id}
        stay={stay}
        travelers={trip?.tripPreferences.travelers ?? 1}
      />
    </>
  );
}

/** The search, and the toasts that say how it ended. */
function useFlightSearch() {
  return trpc.booking.searchFlights.useMutation({
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
    onError: (error) => toastError('Error Searching Flights', error),
  });
}

type FieldsProps = { form: AddressForm<Values>; isOpenJaw: boolean };

function FlightFields({ form, isOpenJaw }: FieldsProps) {
  const today = localToday(new Date());
  const { values, setValues } = form;

  return (
    <div className={classes.fields}>
      <AirportField label="Origin" {...form.getInputProps('from')} />
      <AirportField label="Destination" {...form.getInputProps('to')} />
      <DayField
        required
        label="Departure date"
        error={form.errors['depart']}
        value={values.depart}
        min={today}
        onChange={(depart) =>
          setValues({ depart, ...(values.return && values.return < depart ? { return: '' } : {}) })
        }
      />
      <DayField
        label="Return date"
        error={form.errors['return']}
        value={values.return}
        min={values.depart || today}
        onChange={(day) => setValues({ return: day })}
      />
      {isOpenJaw && values.return && (
        <AirportField label="Return from" required={false} {...form.getInputProps('back')} />
      )}
      <SmallCount label="Adults" min={1} max={MAX_ADULTS} {...form.countProps('adults')} />
      <NativeSelect
        label="Cabin class"
        data={CABIN_CLASSES.map((value) => ({ value, label: CABIN_LABELS[value] }))}
        {...form.getInputProps('cabin')}
      />
    </div>
  );
}

type AirportFieldProps = Omit<TextInputProps, 'onChange'> & { onChange: (code: string) => void };

function AirportField({ onChange, ...field }: AirportFieldProps) {
  return (
    <TextInput
      required
      {...field}
      placeholder="Such as LHR"
      maxLength={3}
      autoComplete="off"
      autoCapitalize="characters"
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
