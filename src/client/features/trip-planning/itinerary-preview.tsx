import { Button } from '@mantine/core';
import { IconShare2 } from '@tabler/icons-react';
import { ClampedText } from '#client/components/clamped-text.tsx';
import { DestinationImage } from '#client/components/destination-image.tsx';
import { CostBreakdown } from '#client/components/plan/cost-breakdown.tsx';
import { NoteLines } from '#client/components/plan/note-lines.tsx';
import { PlanHead } from '#client/components/plan/plan-head.tsx';
import { TripRoute } from '#client/components/plan/trip-route.tsx';
import { TripRouteMap } from '#client/components/plan/trip-route-map.tsx';
import { VerdictBadge } from '#client/components/plan/verdict-badge.tsx';
import { TripFacts } from '#client/components/trip-facts.tsx';
import { joinFacts } from '#client/lib/join-facts.ts';
import { shareLink } from '#client/lib/share-link.ts';
import { countText } from '#shared/count-text.ts';
import { monthOf } from '#shared/dates.ts';
import type { GeneratedTrip, WishOutcome } from '#shared/generation/generated-trip.schema.ts';
import { formatMoney } from '#shared/money.ts';
import classes from './itinerary-preview.module.css';
import { NotesOutcome } from './notes-outcome.tsx';
import { PlanHighlights } from './plan-highlights.tsx';
import { PreviewActions, type PreviewHandlers } from './preview-actions.tsx';
import {
  categoryChips,
  notesOutcomes,
  notToldYet,
  reasonLines,
  shareText,
} from './preview-model.ts';
import { PreviewTitle } from './preview-title.tsx';
import { TripTimeline } from './trip-timeline.tsx';
import { WhyNot } from './why-not.tsx';
import { TripVersions, useTripVersions } from './trip-versions.tsx';

type ItineraryPreviewProps = PreviewHandlers & { trip: GeneratedTrip };

/** A complete or business plan, all of it open: a short head, the days beside their map, the details below. */
export function ItineraryPreview({ trip: planned, ...handlers }: ItineraryPreviewProps) {
  const {
    versions,
    isLooking,
    key,
    setKey,
    shown: trip,
    save,
    isChoosing,
  } = useTripVersions(planned, handlers.onSave);

  const wishes = notesOutcomes(trip);
  // What the plan lacks is told before its days; what it holds, after them.
  const lacksWishes = wishes.some(({ state }) => state !== 'kept');

  return (
    <div className={classes.preview}>
      <PreviewTitle isQuiet>Your AI-Generated Travel Plan</PreviewTitle>
      <DestinationHead trip={trip} />
      {lacksWishes && <NotesOutcome wishes={wishes} />}
      <TripRouteMap places={trip.places} />
      <TripTimeline
        days={trip.itinerary}
        stays={{ stay: trip.accommodation, places: trip.places }}
        travelers={trip.tripInfo.travelers}
      >
        <TripVersions {...{ versions, isLooking }} value={key} onChange={setKey} />
      </TripTimeline>
      <PlanDetails trip={trip} wishes={lacksWishes ? [] : wishes} />
      <PreviewActions
        {...handlers}
        onSave={save}
        isSaving={handlers.isSaving || isChoosing}
        saveLabel="Save & Continue"
        customizeLabel="Customize Trip"
      >
        <Button
          variant="default"
          leftSection={<IconShare2 size={20} aria-hidden="true" />}
          onClick={() => void shareTrip(trip)}
        >
          Share with Friends
        </Button>
      </PreviewActions>
    </div>
  );
}

/** Opens the device's share sheet with the plan as text; copies the text where there is none. */
function shareTrip(trip: GeneratedTrip): Promise<void> {
  return shareLink(
    { title: `A trip to ${trip.destination.name}`, text: shareText(trip) },
    {
      copied: 'Paste the plan into a message to your friends.',
      failed: 'Save the trip and share its page instead.',
    },
  );
}

function DestinationHead({ trip }: { trip: GeneratedTrip }) {
  const { destination, tripInfo, checks, generatedBy, score, bound } = trip;
  const name = `${destination.name}, ${destination.country}`;
  const isRoute = (trip.places?.length ?? 0) > 1;

  return (
    <PlanHead
      label="Destination"
      picture={
        <DestinationImage
          destination={name}
          keywords={destination.imagePrompt}
          month={monthOf(tripInfo.startDate)}
          width={640}
        />
      }
      title={
        <>
          <h2 className={classes.name}>{isRoute ? destination.name : name}</h2>
          <p className="quiet">
            {joinFacts(tripInfo.duration, isRoute ? destination.country : undefined)}
          </p>
        </>
      }
      facts={
        <TripFacts
          startDate={tripInfo.startDate}
          endDate={tripInfo.endDate}
          travelers={tripInfo.travelers}
          money={[`About ${formatMoney(trip.costs.total)}`]}
        >
          <VerdictBadge isInline {...{ checks, generatedBy, score, bound }} />
        </TripFacts>
      }
    >
      <TripRoute places={trip.places} />
      <ul className={classes.chips} aria-label="Activity categories">
        {categoryChips(trip).map((category) => (
          <li key={category}>{category}</li>
        ))}
      </ul>
      <ClampedText>{destination.description}</ClampedText>
    </PlanHead>
  );
}

/** What stands behind the days: the wishes, the place, the stay, the money. */
function PlanDetails({ trip, wishes }: { trip: GeneratedTrip; wishes: readonly WishOutcome[] }) {
  return (
    <section className={classes.details} aria-label="About this plan">
      <PlanHighlights trip={trip} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <NotesOutcome wishes={wishes} />
          <WhyNot preferenceId={trip.preferenceId} destination={trip.destination} />
          <Card title="Good to know" lines={notToldYet(trip)} />
        </div>
        <div className={classes.column}>
          <CostBreakdown costs={trip.costs} travelers={trip.tripInfo.travelers} />
          <Stats trip={trip} />
          <Card title={`Why ${trip.destination.name}`} lines={reasonLines(trip)} />
        </div>
      </div>
    </section>
  );
}

function Stats({ trip }: { trip: GeneratedTrip }) {
  const stats = [
    { label: 'Average temperature', value: trip.weather.avgTemp.replaceAll(' °', '\u00a0°') },
    {
      label: 'Per-day budget',
      value: formatMoney(trip.tripInfo.dailyBudget),
      note: `Your limit for ${countText(trip.tripInfo.travelers, 'traveler')}, not the cost`,
    },
    { label: 'Primary language', value: trip.language.primary },
    { label: 'Currency', value: trip.currency.code },
  ];

  return (
    <dl className={classes.stats}>
      {stats.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {note && <dd className={classes.statNote}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

function Card({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section className={classes.card} aria-label={title}>
      <h3 className={classes.cardTitle}>{title}</h3>
      <NoteLines notes={lines} />
    </section>
  );
}
