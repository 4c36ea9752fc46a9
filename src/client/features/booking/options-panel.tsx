import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '#client/components/button-link.tsx';
import { STAY_PARAMETER, StayPicker } from '#client/components/choices/stay-picker.tsx';
import { HotelsOnMap } from '#client/components/map/hotels-on-map.tsx';
import { planStops } from '#client/components/map/plan-stops.ts';
import { MessageCard } from '#client/components/message-card.tsx';
import { RevealNowButton } from '#client/components/reveal-now-button.tsx';
import { SampleNote } from '#client/components/sample-note.tsx';
import { LoadingStar } from '#client/components/star-mark.tsx';
import { errorMessage, errorStatus } from '#client/lib/error-message.ts';
import { isSecret } from '#shared/trips/is-secret.ts';
import { paths } from '#client/lib/paths.ts';
import type { SelectionType } from '#shared/booking/catalog-options.ts';
import type { Recommendation, TripSelection } from '#shared/booking/selection.schema.ts';
import { nightsOf } from '#shared/booking/checkout-total.ts';
import { roomsFor } from '#shared/booking/rooms-for.ts';
import { stayToBook, type StayToBook, tripOfStay } from '#shared/booking/stays-to-book.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import classes from './booking-page.module.css';
import { OptionCard } from './option-card.tsx';
import { optionFacts } from './option-facts.ts';
import { PanelHead, PANELS } from './panel-head.tsx';
import { useOptions } from './use-options.ts';

type OptionsPanelProps = { type: SelectionType; trip: TripDetail };

/** One tab of the booking page: its ranked options, or what stands in their way. */
export function OptionsPanel({ type, trip }: OptionsPanelProps) {
  if (isSecret(trip)) return <SealedOptions tripId={trip.id} />;
  return <StayOptions type={type} trip={trip} />;
}

/** The options of a trip to one place, or of the stay that its traveller turned to. */
function StayOptions({ type, trip }: OptionsPanelProps) {
  const [search] = useSearchParams();
  const stay = stayToBook(trip, type, search.get(STAY_PARAMETER));

  return (
    <>
      <StayPicker type={type} trip={trip} current={stay?.key} />
      <OpenOptions
        key={stay?.key ?? ''}
        type={type}
        trip={tripOfStay(trip, stay)}
        stay={stay}
        searchTo={PANELS[type].to(trip.id, stay?.key)}
      />
    </>
  );
}

type OpenOptionsProps = OptionsPanelProps & { stay: StayToBook | undefined; searchTo: string };

function OpenOptions({ type, trip, stay, searchTo }: OpenOptionsProps) {
  const listed = useOptions(trip.id, type, stay?.key);
  const { options, error, isGenerating, generate, chosen, remove } = listed;
  const isWaiting = isGenerating || (!options && !error);

  return (
    <section className={classes.panel} aria-labelledby={`${type}-title`}>
      <PanelHead
        type={type}
        stay={stay}
        searchTo={searchTo}
        isGenerating={isGenerating}
        onRefresh={generate}
      />
      <StandingChoice trip={trip} chosen={chosen} options={options} onRemove={remove} />
      {isWaiting && !options?.length && <LoadingStar label="Finding options for this trip" />}
      {!isWaiting && !options?.length && (
        <NoOptions
          type={type}
          tripId={trip.id}
          searchTo={searchTo}
          error={error}
          onRetry={generate}
        />
      )}
      {options && options.length > 0 && (
        <FoundOptions type={type} trip={trip} options={options} listed={listed} />
      )}
    </section>
  );
}

type FoundOptionsProps = OptionsPanelProps & {
  options: readonly Recommendation[];
  listed: ReturnType<typeof useOptions>;
};

const NO_HOME =
  'You haven’t named a home airport, so these leave from a typical one. Pick yours under Search Flights.';

/** The options as cards; places to stay beside a map with the plan's stops. */
function FoundOptions({ type, trip, options, listed }: FoundOptionsProps) {
  const { chosen, savingId, select, remove } = listed;
  const notes = [
    type === 'flights' && trip.amadeusCodes.origin === undefined && NO_HOME,
    options.some(({ providerData }) => optionFacts(providerData).isSample) && PANELS[type].sample,
  ].filter((note) => note !== false);
  const card = (option: Recommendation) => (
    <OptionCard
      option={option}
      party={partyOf(trip)}
      isSelected={option.id === chosen?.recommendationId}
      isSaving={option.id === savingId}
      onSelect={() => select(option)}
      onRemove={remove}
    />
  );

  return (
    <>
      {notes.length > 0 && <SampleNote>{notes.join(' ')}</SampleNote>}
      {type === 'hotels' ? (
        <HotelsOnMap hotels={options} mapped={mappedHotel} card={card} stops={planStops(trip)} />
      ) : (
        <ul className={classes.cards}>
          {options.map((option) => (
            <li key={option.id}>{card(option)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What the server answers for a trip that it cannot search for: asked again it answers the same. */
const UNSEARCHABLE = 422;

type NoOptionsProps = {
  type: SelectionType;
  tripId: number;
  searchTo: string;
  error: unknown;
  onRetry: () => void;
};

/** Nothing was found, or it could not be asked for; one is not told as the other. */
export function NoOptions({ type, tripId, searchTo, error, onRetry }: NoOptionsProps) {
  return (
    <MessageCard
      level={3}
      title={error ? 'The options could not be fetched' : 'No options yet'}
      actions={
        errorStatus(error) === UNSEARCHABLE ? (
          <>
            <ButtonLink to={searchTo}>{PANELS[type].action}</ButtonLink>
            <ButtonLink to={paths.trip(tripId)} look="secondary">
              Change the trip
            </ButtonLink>
          </>
        ) : (
          <Button onClick={onRetry}>Try again</Button>
        )
      }
    >
      <p>
        {error
          ? errorMessage(error)
          : 'We found nothing for these dates. Try other dates or places.'}
      </p>
    </MessageCard>
  );
}

type StandingChoiceProps = {
  trip: TripDetail;
  chosen: TripSelection | undefined;
  options: readonly Recommendation[] | undefined;
  onRemove: () => void;
};

/** What stands chosen, where it is none of the options below. */
function StandingChoice({ trip, chosen, options, onRemove }: StandingChoiceProps) {
  if (!chosen || options?.some(({ id }) => id === chosen.recommendationId)) return null;
  return (
    <div className={classes.standing}>
      <h3 className={classes.standingTitle}>Your choice</h3>
      <OptionCard option={asOption(chosen)} party={partyOf(trip)} isSelected onRemove={onRemove} />
    </div>
  );
}

/** Whom and how long a price is for, of the trip or of one stay of it. */
function partyOf(trip: TripDetail) {
  const { travelers } = trip.tripPreferences;

  return { travelers, rooms: roomsFor(travelers), nights: nightsOf(trip) };
}

/** A choice that is none of the options, such as one made in a search, as a card like theirs. */
function asOption(chosen: TripSelection): Recommendation {
  const { id, tripId, selectionType, providerBookingData } = chosen;

  return {
    id: -id,
    tripId,
    recommendationType: selectionType,
    providerData: providerBookingData,
    aiRanking: 0,
    reason: '',
  };
}

function mappedHotel({ id, providerData }: Recommendation) {
  return { ...optionFacts(providerData), id: String(id) };
}

function SealedOptions({ tripId }: { tripId: number }) {
  return (
    <MessageCard
      level={2}
      title="Still sealed"
      icon={<IconLock size={32} aria-hidden="true" />}
      actions={<RevealNowButton tripId={tripId} />}
    >
      <p>
        Flights and places to stay would give the destination away. Reveal it to choose them
        yourself.
      </p>
    </MessageCard>
  );
}
