import { Badge, Button, NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { DayField } from '#client/components/day-field.tsx';
import { FailureCard } from '#client/components/failure-card.tsx';
import { MessageCard } from '#client/components/message-card.tsx';
import { Page, PageHeading } from '#client/components/page.tsx';
import { SampleNote } from '#client/components/sample-note.tsx';
import { LoadingStar } from '#client/components/star-mark.tsx';
import { ValuePairs } from '#client/components/value-pairs.tsx';
import { type ApiOutputs, trpc } from '#client/lib/trpc.ts';
import { countText } from '#shared/count-text.ts';
import { addDays, daysBetween, formatDay, localToday } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import { BUDGET_LEVELS, type BudgetLevel } from '#shared/preferences/options.ts';
import { budgetDates } from './budget-defaults.ts';
import { BookNowLink } from './result-actions.tsx';
import { SearchForm, SmallCount } from './search-form.tsx';
import classes from './search.module.css';

type BudgetHotel = ApiOutputs['booking']['searchBudgetHotels']['hotels'][number];
type Values = {
  destination: string;
  checkIn: string;
  checkOut: string;
  budget: BudgetLevel;
  adults: number;
};

const LEVEL_LABELS: Record<BudgetLevel, string> = {
  budget: 'Budget ($0-$100/night)',
  moderate: 'Moderate ($50-$200)',
  luxury: 'Luxury ($200-$400)',
  'ultra-luxury': 'Ultra-luxury ($400-$800)',
};
const MAX_ADULTS = 8;
/** How many amenities a card names before its details are opened. */
const SHOWN_AMENITIES = 4;

/** /budget-hotels — stays within a budget level; it runs only when the button is pressed. */
export function BudgetHotelsPage() {
  const today = localToday(new Date());
  const form = useForm<Values>({
    initialValues: { destination: 'Paris', ...budgetDates(today), budget: 'budget', adults: 2 },
  });
  const { values } = form;
  const [asked, setAsked] = useState(values);
  const search = trpc.booking.searchBudgetHotels.useMutation();

  return (
    <Page>
      <PageHeading title="Budget Hotels" lead="Stays scored by how far your money goes." />
      <SearchForm
        label="Budget hotel search"
        action="Search Hotels"
        isPending={search.isPending}
        onSearch={form.onSubmit(() => {
          setAsked(values);
          search.mutate({
            destination: values.destination,
            checkInDate: values.checkIn,
            checkOutDate: values.checkOut,
            budget: values.budget,
            adults: values.adults,
          });
        })}
      >
        <div className={classes.fields}>
          <TextInput
            label="Destination"
            required
            maxLength={120}
            {...form.getInputProps('destination')}
          />
          <DayField
            required
            label="Check-in"
            value={values.checkIn}
            min={today}
            onChange={(checkIn) =>
              form.setValues({
                checkIn,
                ...(values.checkOut <= checkIn ? { checkOut: addDays(checkIn, 4) } : {}),
              })
            }
          />
          <DayField
            required
            label="Check-out"
            min={addDays(values.checkIn || today, 1)}
            openAt={values.checkIn || today}
            value={values.checkOut}
            onChange={(checkOut) => form.setFieldValue('checkOut', checkOut)}
          />
          <NativeSelect
            label="Budget level"
            data={BUDGET_LEVELS.map((value) => ({ value, label: LEVEL_LABELS[value] }))}
            {...form.getInputProps('budget')}
          />
          <SmallCount
            label="Adults"
            min={1}
            max={MAX_ADULTS}
            value={values.adults}
            onChange={(adults) => form.setFieldValue('adults', adults)}
          />
        </div>
      </SearchForm>
      <BudgetResults search={search} asked={asked} />
    </Page>
  );
}

type BudgetResultsProps = {
  search: ReturnType<typeof trpc.booking.searchBudgetHotels.useMutation>;
  /** What the search was made with; the form may have moved on since. */
  asked: Values;
};

function BudgetResults({ search, asked }: BudgetResultsProps) {
  return (
    <section aria-label="Budget hotel results" aria-busy={search.isPending}>
      {search.isPending && <LoadingStar label="Searching for budget-friendly hotels..." />}
      {search.isError && (
        <div role="alert">
          <FailureCard
            level={2}
            title="Failed to search hotels. Please try again."
            error={search.error}
          />
        </div>
      )}
      {search.data && !search.isPending && (
        <>
          <p>
            <Badge component="span" color="sea" tt="none">
              {LEVEL_LABELS[asked.budget]}
            </Badge>{' '}
            <span>{`Found ${search.data.count} hotels in ${asked.destination}`}</span>
          </p>
          {search.data.hotels.some(({ sample }) => sample) && (
            <SampleNote>Real places to stay with estimated prices.</SampleNote>
          )}
          {search.data.hotels.length === 0 && (
            <MessageCard level={2} title="No stays at this level">
              <p>Try other dates, or the next budget level.</p>
            </MessageCard>
          )}
          <ul className={classes.grid}>
            {search.data.hotels.map((hotel) => (
              <li key={hotel.id}>
                <BudgetHotelCard hotel={hotel} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function BudgetHotelCard({ hotel }: { hotel: BudgetHotel }) {
  const [isOpen, setOpen] = useState(false);
  const [offer] = hotel.offers;
  const amenities = hotel.hotel.amenities.map((code) => code.replaceAll('_', ' ').toLowerCase());
  const nights = offer ? Math.max(1, daysBetween(offer.checkInDate, offer.checkOutDate)) : 1;

  return (
    <article className={classes.card} aria-label={hotel.hotel.name}>
      <h2 className={classes.name}>{hotel.hotel.name}</h2>
      <p className={classes.quiet}>
        {hotel.hotel.address.lines.map((line) => (
          <span key={line}>
            {line}
            <br />
          </span>
        ))}
      </p>
      <p className={classes.quiet}>{hotel.hotel.rating} stars</p>
      <ValuePairs
        rows={[
          ['Budget Score', hotel.budgetScore.toFixed(1)],
          ['Value', hotel.valueForMoney.toFixed(1)],
        ]}
        className={classes.scores}
      />
      {offer && (
        <p className={classes.quiet}>
          {formatDay(offer.checkInDate)} – {formatDay(offer.checkOutDate)} ·{' '}
          {countText(offer.guests.adults, 'adult')}
        </p>
      )}
      <p className={classes.small}>
        <span className="visually-hidden">Amenities: </span>
        {amenities.slice(0, isOpen ? undefined : SHOWN_AMENITIES).join(', ')}
        {!isOpen && amenities.length > SHOWN_AMENITIES && '…'}
      </p>
      <div className={classes.cardFoot}>
        <p className={classes.price}>
          <strong>{formatMoney((offer?.price.total ?? 0) / nights)}</strong> per night
        </p>
        <Button variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide Details' : 'View Details'}
        </Button>
        <BookNowLink href={hotel.deepLink} />
      </div>
    </article>
  );
}
