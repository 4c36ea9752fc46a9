import { Slider, TextInput } from '@mantine/core';
import { DayField } from '#client/components/day-field.tsx';
import { providerName } from '#client/lib/provider-name.ts';
import { trpc } from '#client/lib/trpc.ts';
import { EXPERIENCE_CATEGORIES, EXPERIENCE_PROVIDERS } from '#shared/booking/catalog-options.ts';
import { type ExperienceResult, experienceSearchInput } from '#shared/booking/search.schema.ts';
import { tripOfStay } from '#shared/booking/stays-to-book.ts';
import { localToday } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { DestinationTiles } from './destination-tiles.tsx';
import { ExperienceResults } from './experience-results.tsx';
import { SearchForm, SmallCount } from './search-form.tsx';
import { SearchFrame } from './search-frame.tsx';
import classes from './search.module.css';
import { ToggleChips } from './toggle-chips.tsx';
import { splitList } from './split-list.ts';
import { type AddressForm, useAddressForm } from './use-address-values.ts';
import { useSearchStream } from './use-search-stream.ts';

const POPULAR = [
  'Paris',
  'Rome',
  'Barcelona',
  'Tokyo',
  'New York',
  'Bali',
  'London',
  'Sydney',
] as const;
/** The slider's top stands for "any price". */
const ANY_PRICE = 500;

/** /book-experiences, /booking-experiences/:id — tours, classes and tickets. */
export function ExperienceSearchPage() {
  return (
    <SearchFrame
      type="experiences"
      title="Find Experiences"
      lead="Guided visits, day trips and evenings out."
    >
      {(trip, stay) => (
        <ExperienceSearch trip={trip && tripOfStay(trip, stay)} placeId={stay?.key} />
      )}
    </SearchFrame>
  );
}

function defaultsFor(trip: TripDetail | undefined) {
  return {
    destination: trip?.destination ?? 'Paris',
    adults: String(trip?.tripPreferences.travelers ?? 2),
    children: '0',
    start: trip?.startDate ?? '',
    end: trip?.endDate ?? '',
    max: String(ANY_PRICE),
    categories: '',
    providers: '',
    sort: '',
  };
}

type Values = ReturnType<typeof defaultsFor>;

const NAMES = { startDate: 'start', endDate: 'end' } as const;

function experienceSearch(values: Values) {
  return {
    destination: values.destination,
    adults: Number(values.adults),
    children: Number(values.children),
    startDate: values.start || undefined,
    endDate: values.end || undefined,
    maxPrice: Number(values.max) >= ANY_PRICE ? undefined : Number(values.max),
    categories: EXPERIENCE_CATEGORIES.filter((category) =>
      splitList(values.categories).includes(category),
    ),
    providers: EXPERIENCE_PROVIDERS.filter((provider) =>
      splitList(values.providers).includes(provider),
    ),
  };
}

type SearchProps = { trip: TripDetail | undefined; placeId: string | undefined };

function ExperienceSearch({ trip, placeId }: SearchProps) {
  const form = useAddressForm({
    defaults: defaultsFor(trip),
    schema: experienceSearchInput,
    toCall: experienceSearch,
    names: NAMES,
  });
  const { values, setValues } = form;
  const { client } = trpc.useUtils();
  const stream = useSearchStream<ExperienceResult>();
  const search = trpc.booking.searchExperiences.useMutation();

  const submit = form.onSubmit(() => {
    const input = experienceSearch(values);

    stream.watch((onData) => client.booking.watchExperiences.subscribe(input, { onData }));
    search.mutate(input);
  });

  return (
    <>
      <SearchForm
        label="Experience search"
        action="Search Experiences"
        isPending={search.isPending}
        onSearch={submit}
      >
        <ExperienceFields form={form} />
      </SearchForm>
      <ExperienceResults
        search={search}
        stream={stream}
        sort={values.sort}
        onSort={(sort) => setValues({ sort })}
        tripId={trip?.id}
        placeId={placeId}
      />
      {!search.isPending && !search.data && (
        <DestinationTiles names={POPULAR} onPick={(destination) => setValues({ destination })} />
      )}
    </>
  );
}

function ExperienceFields({ form }: { form: AddressForm<Values> }) {
  const today = localToday(new Date());
  const { values, setValues } = form;
  const price = form.countProps('max');

  return (
    <>
      <div className={classes.fields}>
        <TextInput
          label="Destination"
          required
          maxLength={120}
          {...form.getInputProps('destination')}
        />
        <SmallCount label="Adults" min={1} max={20} {...form.countProps('adults')} />
        <SmallCount label="Children" min={0} max={20} {...form.countProps('children')} />
        <DayField
          label="Start date"
          value={values.start}
          error={form.errors['start']}
          min={today}
          onChange={(start) =>
            setValues({
              start,
              ...(start === '' || (values.end && values.end < start) ? { end: '' } : {}),
            })
          }
        />
        <DayField
          label="End date"
          value={values.end}
          error={form.errors['end']}
          min={values.start || today}
          disabled={!values.start}
          onChange={(end) => setValues({ end })}
        />
      </div>
      <fieldset className={classes.group}>
        <legend>
          Maximum price: {price.value >= ANY_PRICE ? 'any' : formatMoney(price.value)}
        </legend>
        <div className={classes.slider}>
          <Slider
            min={0}
            max={ANY_PRICE}
            step={5}
            label={(most) => (most >= ANY_PRICE ? 'Any' : formatMoney(most))}
            thumbLabel="Maximum price per person"
            {...price}
          />
        </div>
      </fieldset>
      <ToggleChips
        legend="Categories"
        options={EXPERIENCE_CATEGORIES}
        {...form.listProps('categories')}
      />
      <ToggleChips
        legend="Providers"
        options={EXPERIENCE_PROVIDERS}
        textOf={providerName}
        {...form.listProps('providers')}
      />
    </>
  );
}
