import { NativeSelect, RangeSlider, TextInput } from '@mantine/core';
import { DayField } from '#client/components/day-field.tsx';
import { errorMessage } from '#client/lib/error-message.ts';
import { trpc } from '#client/lib/trpc.ts';
import { HOTEL_AMENITIES, PROPERTY_TYPES } from '#shared/booking/catalog-options.ts';
import { type HotelResult, hotelSearchInput } from '#shared/booking/search.schema.ts';
import { tripOfStay } from '#shared/booking/stays-to-book.ts';
import { addDays, localToday } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { DestinationTiles } from './destination-tiles.tsx';
import { HotelResults } from './hotel-results.tsx';
import { type HotelValues, hotelDefaults, hotelSearch } from './hotel-search.ts';
import { SearchForm, SmallCount } from './search-form.tsx';
import { SearchFrame } from './search-frame.tsx';
import classes from './search.module.css';
import { ToggleChips } from './toggle-chips.tsx';
import { type AddressForm, useAddressForm } from './use-address-values.ts';
import { useSearchStream } from './use-search-stream.ts';

const POPULAR = ['Paris', 'Tokyo', 'New York', 'Bali'] as const;
const MIN_PRICE = 10;
const MAX_PRICE = 1000;
const STARS = ['1', '2', '3', '4', '5'];

/** /book-hotels, /booking-hotels/:id — places to stay, filtered as asked. */
export function HotelSearchPage() {
  return (
    <SearchFrame
      type="hotels"
      title="Find Your Perfect Stay"
      lead="Where, when, and what matters to you."
    >
      {(trip, stay) => <HotelSearch trip={trip && tripOfStay(trip, stay)} placeId={stay?.key} />}
    </SearchFrame>
  );
}

type SearchProps = { trip: TripDetail | undefined; placeId: string | undefined };

function HotelSearch({ trip, placeId }: SearchProps) {
  const form = useAddressForm({
    defaults: hotelDefaults(trip),
    schema: hotelSearchInput,
    toCall: hotelSearch,
  });
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
        <StayFields form={form} />
        <HotelFilters form={form} />
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

type FieldsProps = { form: AddressForm<HotelValues> };

function StayFields({ form }: FieldsProps) {
  const today = localToday(new Date());
  const { values, errors, setValues } = form;
  const dayAfterCheckIn = addDays(values.checkIn || today, 1);

  return (
    <div className={classes.fields}>
      <TextInput
        label="Destination"
        placeholder="A city"
        required
        maxLength={120}
        {...form.getInputProps('destination')}
      />
      <DayField
        required
        label="Check-in date"
        value={values.checkIn}
        min={today}
        error={errors['checkIn']}
        onChange={(checkIn) =>
          setValues({
            checkIn,
            ...(values.checkOut && values.checkOut <= checkIn ? { checkOut: '' } : {}),
          })
        }
      />
      <DayField
        required
        label="Check-out date"
        value={values.checkOut}
        min={dayAfterCheckIn}
        error={errors['checkOut']}
        onChange={(checkOut) => setValues({ checkOut })}
      />
      <SmallCount label="Adults" min={1} max={10} {...form.countProps('adults')} />
      <SmallCount label="Children" min={0} max={6} {...form.countProps('children')} />
      <SmallCount label="Rooms" min={1} max={8} {...form.countProps('rooms')} />
    </div>
  );
}

function HotelFilters({ form }: FieldsProps) {
  const low = Number(form.values.low);
  const high = Number(form.values.high);

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
            onChange={([from, to]) => form.setValues({ low: String(from), high: String(to) })}
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
          {...form.getInputProps('stars')}
        />
      </div>
      <ToggleChips legend="Property types" options={PROPERTY_TYPES} {...form.listProps('types')} />
      <ToggleChips legend="Amenities" options={HOTEL_AMENITIES} {...form.listProps('amenities')} />
    </>
  );
}
