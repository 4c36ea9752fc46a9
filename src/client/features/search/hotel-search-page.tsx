import { NativeSelect, RangeSlider, TextInput } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { DayField } from '#client/components/day-field.tsx';
import { errorMessage } from '#client/lib/error-message.ts';
import { trpc } from '#client/lib/trpc.ts';
import { HOTEL_AMENITIES, PROPERTY_TYPES } from '#shared/booking/catalog-options.ts';
import type { HotelResult } from '#shared/booking/search.schema.ts';
import { tripOfStay } from '#shared/booking/stays-to-book.ts';
import { addDays, localToday } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { DestinationTiles } from './destination-tiles.tsx';
import { hotelErrors, type HotelValues } from './hotel-errors.ts';
import { HotelResults } from './hotel-results.tsx';
import { CountField, SearchForm } from './search-form.tsx';
import { SearchFrame } from './search-frame.tsx';
import classes from './search.module.css';
import { ToggleChips } from './toggle-chips.tsx';
import { splitList, useAddressForm } from './use-address-values.ts';
import { useSearchStream } from './use-search-stream.ts';
import { useSearchTrip } from './use-search-trip.ts';

const POPULAR = ['Paris', 'Tokyo', 'New York', 'Bali'] as const;
const MIN_PRICE = 10;
const MAX_PRICE = 1000;
const STARS = ['1', '2', '3', '4', '5'];

/** /book-hotels, /booking-hotels/:id — places to stay, filtered as asked. */
export function HotelSearchPage() {
  const opened = useSearchTrip('hotels');

  return (
    <SearchFrame
      title="Find Your Perfect Stay"
      lead="Where, when, and what matters to you."
      opened={opened}
    >
      {!opened.isLoading && (
        <HotelSearch
          key={`${opened.trip?.id} ${opened.stay?.key}`}
          trip={opened.trip && tripOfStay(opened.trip, opened.stay)}
          placeId={opened.stay?.key}
        />
      )}
    </SearchFrame>
  );
}

function defaultsFor(trip: TripDetail | undefined): HotelValues {
  return {
    destination: trip?.destination ?? '',
    checkIn: trip?.startDate ?? '',
    checkOut: trip?.endDate ?? '',
    adults: String(Math.min(10, trip?.tripPreferences.travelers ?? 2)),
    children: '0',
    rooms: '1',
    low: '50',
    high: '500',
    stars: '3',
    types: '',
    amenities: '',
    sort: '',
  };
}

function hotelSearch(values: HotelValues) {
  return {
    destination: values.destination,
    checkIn: values.checkIn,
    checkOut: values.checkOut,
    guests: {
      adults: Number(values.adults),
      children: Number(values.children),
      rooms: Number(values.rooms),
    },
    priceRange: [Number(values.low), Number(values.high)] as [number, number],
    amenities: HOTEL_AMENITIES.filter((amenity) => splitList(values.amenities).includes(amenity)),
    propertyTypes: PROPERTY_TYPES.filter((type) => splitList(values.types).includes(type)),
    starRating: values.stars ? Number(values.stars) : undefined,
  };
}

type SearchProps = { trip: TripDetail | undefined; placeId: string | undefined };

function HotelSearch({ trip, placeId }: SearchProps) {
  const form = useAddressForm({ defaults: defaultsFor(trip), validate: hotelErrors });
  const { values, setValues } = form;
  const { client } = trpc.useUtils();
  const stream = useSearchStream<HotelResult>();
  const search = trpc.booking.searchHotels.useMutation({
    // The specification: an error is logged and the results are cleared; the page says so below.
    onError: (error) => console.warn('Hotel search failed', errorMessage(error)),
  });

  const submit = form.onSubmit(() => {
    const input = hotelSearch(values);

    stream.watch((onData) => client.booking.watchHotels.subscribe(input, { onData }));
    search.mutate(input);
  });

  return (
    <>
      <SearchForm
        label="Hotel search"
        action="Search Hotels"
        isPending={search.isPending}
        onSearch={submit}
      >
        <StayFields values={values} errors={form.errors} onChange={setValues} />
        <HotelFilters values={values} onChange={setValues} />
      </SearchForm>
      <HotelResults
        search={search}
        stream={stream}
        sort={values.sort}
        onSort={(sort) => setValues({ sort })}
        trip={trip}
        placeId={placeId}
      />
      {!search.isPending && !search.data && (
        <DestinationTiles names={POPULAR} onPick={(destination) => setValues({ destination })} />
      )}
    </>
  );
}

type FieldsProps = {
  values: HotelValues;
  errors?: FormErrors;
  onChange: (next: Partial<HotelValues>) => void;
};

function StayFields({ values, errors = {}, onChange }: FieldsProps) {
  const today = localToday(new Date());
  const dayAfterCheckIn = addDays(values.checkIn || today, 1);

  return (
    <div className={classes.fields}>
      <TextInput
        label="Destination"
        placeholder="A city"
        required
        maxLength={120}
        value={values.destination}
        error={errors['destination']}
        onChange={(event) => onChange({ destination: event.currentTarget.value })}
      />
      <DayField
        compact
        required
        label="Check-in date"
        value={values.checkIn}
        min={today}
        openAt={today}
        error={errors['checkIn']}
        onChange={(checkIn) =>
          onChange({
            checkIn,
            ...(values.checkOut && values.checkOut <= checkIn ? { checkOut: '' } : {}),
          })
        }
      />
      <DayField
        compact
        required
        label="Check-out date"
        value={values.checkOut}
        min={dayAfterCheckIn}
        openAt={dayAfterCheckIn}
        error={errors['checkOut']}
        onChange={(checkOut) => onChange({ checkOut })}
      />
      <CountField
        label="Adults"
        value={Number(values.adults)}
        min={1}
        max={10}
        onChange={(adults) => onChange({ adults: String(adults) })}
      />
      <CountField
        label="Children"
        value={Number(values.children)}
        min={0}
        max={6}
        onChange={(children) => onChange({ children: String(children) })}
      />
      <CountField
        label="Rooms"
        value={Number(values.rooms)}
        min={1}
        max={8}
        onChange={(rooms) => onChange({ rooms: String(rooms) })}
      />
    </div>
  );
}

function HotelFilters({ values, onChange }: FieldsProps) {
  const low = Number(values.low);
  const high = Number(values.high);

  return (
    <>
      <fieldset className={classes.group}>
        <legend>
          Price per night: {formatMoney(low)} to {formatMoney(high)}
        </legend>
        <div className={classes.slider}>
          <RangeSlider
            min={MIN_PRICE}
            max={MAX_PRICE}
            step={10}
            minRange={10}
            value={[low, high]}
            label={(price) => formatMoney(price)}
            thumbFromLabel="Lowest price per night"
            thumbToLabel="Highest price per night"
            onChange={([from, to]) => onChange({ low: String(from), high: String(to) })}
          />
        </div>
      </fieldset>
      <div className={classes.single}>
        <NativeSelect
          label="Star rating, at least"
          data={[
            { value: '', label: 'Any' },
            ...STARS.map((value) => ({
              value,
              label: `${value} ${value === '1' ? 'star' : 'stars'}`,
            })),
          ]}
          value={values.stars}
          onChange={(event) => onChange({ stars: event.currentTarget.value })}
        />
      </div>
      <ToggleChips
        legend="Property types"
        options={PROPERTY_TYPES}
        value={splitList(values.types)}
        onChange={(types) => onChange({ types: types.join(',') })}
      />
      <ToggleChips
        legend="Amenities"
        options={HOTEL_AMENITIES}
        value={splitList(values.amenities)}
        onChange={(list) => onChange({ amenities: list.join(',') })}
      />
    </>
  );
}
