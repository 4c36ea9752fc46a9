import { Button } from '@mantine/core';
import { IconLock, IconRefresh, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { BusyButton } from '#client/components/busy-button.tsx';
import { ButtonLink } from '#client/components/button-link.tsx';
import { HotelsOnMap } from '#client/components/map/hotels-on-map.tsx';
import { planStops } from '#client/components/map/plan-stops.ts';
import { MessageCard } from '#client/components/message-card.tsx';
import { RevealNowButton } from '#client/components/reveal-now-button.tsx';
import { LoadingStar } from '#client/components/star-mark.tsx';
import { errorMessage, errorStatus } from '#client/lib/error-message.ts';
import { isSecret } from '#shared/trips/is-secret.ts';
import { paths } from '#client/lib/paths.ts';
import type { SelectionType } from '#shared/booking/catalog-options.ts';
import type { Recommendation, TripSelection } from '#shared/booking/selection.schema.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import classes from './booking-page.module.css';
import { OptionCard } from './option-card.tsx';
import { optionFacts } from './option-facts.ts';
import { useOptions } from './use-options.ts';

const PANELS = {
  flights: {
    title: 'Flights',
    lead: 'AI-curated options from multiple providers.',
    sample:
      'Sample fares: plausible flights, not offers. Each leads to a real search for its route.',
    action: 'Search Flights',
    to: paths.bookingFlights,
  },
  hotels: {
    title: 'Hotels',
    lead: 'Recommended accommodations near the stops of your plan.',
    sample: 'Estimates for real places to stay. Each leads to a real search.',
    action: 'Search Hotels',
    to: paths.bookingHotels,
  },
  experiences: {
    title: 'Experiences',
    lead: 'Curated activities and tours for what your plan holds.',
    sample: 'Sample prices. Each leads to a real search.',
    action: 'Search Experiences',
    to: paths.bookingExperiences,
  },
} as const;

type OptionsPanelProps = { type: SelectionType; trip: TripDetail };

/** One tab of the booking page: its ranked options, or what stands in their way. */
export function OptionsPanel({ type, trip }: OptionsPanelProps) {
  if (isSecret(trip)) return <SealedOptions tripId={trip.id} />;
  return <OpenOptions type={type} trip={trip} />;
}

function OpenOptions({ type, trip }: OptionsPanelProps) {
  const { options, error, isGenerating, generate, chosen, savingId, select, remove } = useOptions(
    trip.id,
    type,
  );
  const isWaiting = isGenerating || (!options && !error);

  return (
    <section aria-labelledby={`${type}-title`}>
      <PanelHead type={type} tripId={trip.id} isGenerating={isGenerating} onRefresh={generate} />
      <StandingChoice chosen={chosen} options={options} onRemove={remove} />
      {isWaiting && !options?.length && <LoadingStar label="Finding options for this trip" />}
      {!isWaiting && !options?.length && (
        <NoOptions type={type} tripId={trip.id} error={error} onRetry={generate} />
      )}
      {options && options.length > 0 && (
        <>
          <SampleNote type={type} options={options} />
          <OptionList
            type={type}
            trip={trip}
            options={options}
            card={(option) => (
              <OptionCard
                option={option}
                isSelected={option.id === chosen?.recommendationId}
                isSaving={option.id === savingId}
                onSelect={() => select(option)}
                onRemove={remove}
              />
            )}
          />
        </>
      )}
    </section>
  );
}

/** What the server answers for a trip that it cannot search for: asked again it answers the same. */
const UNSEARCHABLE = 422;

type NoOptionsProps = {
  type: SelectionType;
  tripId: number;
  error: unknown;
  onRetry: () => void;
};

/** Nothing was found, or it could not be asked for; one is not told as the other. */
export function NoOptions({ type, tripId, error, onRetry }: NoOptionsProps) {
  return (
    <MessageCard
      level={3}
      title={error ? 'The options could not be fetched' : 'No options yet'}
      actions={
        errorStatus(error) === UNSEARCHABLE ? (
          <>
            <ButtonLink to={PANELS[type].to(tripId)}>{PANELS[type].action}</ButtonLink>
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
          : 'Nothing was found for these dates. Search with other dates or places.'}
      </p>
    </MessageCard>
  );
}

type StandingChoiceProps = {
  chosen: TripSelection | undefined;
  options: readonly Recommendation[] | undefined;
  onRemove: () => void;
};

/** What stands chosen, where it is none of the options below. */
function StandingChoice({ chosen, options, onRemove }: StandingChoiceProps) {
  if (!chosen || options?.some(({ id }) => id === chosen.recommendationId)) return null;
  return (
    <div className={classes.standing}>
      <h3 className={classes.standingTitle}>Your choice</h3>
      <OptionCard option={asOption(chosen)} isSelected onRemove={onRemove} />
    </div>
  );
}

type SampleNoteProps = { type: SelectionType; options: readonly Recommendation[] };

/** Says that options are samples, where any of them is. */
function SampleNote({ type, options }: SampleNoteProps) {
  const hasSamples = options.some(({ providerData }) => optionFacts(providerData).isSample);

  return hasSamples ? <p className={classes.sampleNote}>{PANELS[type].sample}</p> : null;
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

type PanelHeadProps = {
  type: SelectionType;
  tripId: number;
  isGenerating: boolean;
  onRefresh: () => void;
};

function PanelHead({ type, tripId, isGenerating, onRefresh }: PanelHeadProps) {
  const panel = PANELS[type];

  return (
    <div className={classes.panelHead}>
      <div>
        <h2 id={`${type}-title`} className={classes.panelTitle}>
          {panel.title}
        </h2>
        <p className={classes.quiet}>{panel.lead}</p>
      </div>
      <div className={classes.panelActions}>
        <ButtonLink
          to={panel.to(tripId)}
          look="secondary"
          icon={<IconSearch size={18} aria-hidden="true" />}
        >
          {panel.action}
        </ButtonLink>
        <BusyButton
          variant="default"
          onClick={onRefresh}
          isBusy={isGenerating}
          leftSection={<IconRefresh size={18} aria-hidden="true" />}
        >
          Refresh options
        </BusyButton>
      </div>
    </div>
  );
}

type OptionListProps = OptionsPanelProps & {
  options: readonly Recommendation[];
  card: (option: Recommendation) => ReactNode;
};

/** The options as cards; places to stay beside a map with the plan's stops. */
function OptionList({ type, trip, options, card }: OptionListProps) {
  if (type === 'hotels') {
    return (
      <HotelsOnMap hotels={options} mapped={mappedHotel} card={card} stops={planStops(trip)} />
    );
  }
  return (
    <ul className={classes.cards}>
      {options.map((option) => (
        <li key={option.id}>{card(option)}</li>
      ))}
    </ul>
  );
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
