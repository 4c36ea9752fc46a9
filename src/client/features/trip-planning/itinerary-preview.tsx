import { Button } from '@mantine/core';
import { IconShare2 } from '@tabler/icons-react';
import { DestinationImage } from '#client/components/destination-image.tsx';
import { monthOf } from '#shared/dates.ts';
import type { GeneratedTrip } from '#shared/generation/generated-trip.schema.ts';
import { formatMoney } from '#shared/money.ts';
import { CostBreakdown } from '#client/components/plan/cost-breakdown.tsx';
import classes from './itinerary-preview.module.css';
import { NotesOutcome } from './notes-outcome.tsx';
import { PlanHighlights } from './plan-highlights.tsx';
import { PreviewActions, type PreviewHandlers } from './preview-actions.tsx';
import { categoryChips } from './preview-model.ts';
import { PreviewTitle } from './preview-title.tsx';
import { shareTrip } from './share-trip.ts';
import { TripVersions, useTripVersions } from './trip-versions.tsx';
import { TripTimeline } from './trip-timeline.tsx';
import { travelersText } from '#client/components/plan/plan-text.ts';
import { VerdictBadge } from '#client/components/plan/verdict-badge.tsx';

type ItineraryPreviewProps = PreviewHandlers & { trip: GeneratedTrip };

/** A complete or business plan, all of it open: where, what on each day, what it costs, what was checked. */
export function ItineraryPreview({ trip: planned, ...handlers }: ItineraryPreviewProps) {
  const {
    versions,
    key,
    setKey,
    shown: trip,
    save,
    isChoosing,
  } = useTripVersions(planned, handlers.onSave);

  return (
    <div className={classes.preview}>
      <PreviewTitle>Your AI-Generated Travel Plan</PreviewTitle>
      <DestinationHero trip={trip} />
      <TripVersions versions={versions} value={key} onChange={setKey} />
      <Stats trip={trip} />
      <VerdictBadge
        checks={trip.checks}
        generatedBy={trip.generatedBy}
        score={trip.score}
        bound={trip.bound}
      />
      <div className={classes.columns}>
        <div className={classes.main}>
          <TripTimeline days={trip.itinerary} />
          <PlanHighlights trip={trip} />
        </div>
        <aside className={classes.side} aria-label="About this plan">
          <NotesOutcome wishes={trip.wishes ?? []} />
          <PlainList title={`Why ${trip.destination.name}`} lines={trip.reasons} />
          <PlainList title="Good to know" lines={trip.warnings} />
          <CostBreakdown costs={trip.costs} travelers={trip.tripInfo.travelers} />
        </aside>
      </div>
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

function DestinationHero({ trip }: { trip: GeneratedTrip }) {
  const { destination, tripInfo } = trip;

  return (
    <section className={classes.hero} aria-label="Destination">
      <div className={classes.picture}>
        <DestinationImage
          destination={`${destination.name}, ${destination.country}`}
          keywords={destination.imagePrompt}
          month={monthOf(tripInfo.startDate)}
          width={1600}
          shape="fill"
        />
      </div>
      <div className={classes.heroText}>
        <h2 className={classes.name}>{`${destination.name}, ${destination.country}`}</h2>
        <p className={classes.duration}>{tripInfo.duration}</p>
        <ul className={classes.chips} aria-label="Activity categories">
          {categoryChips(trip).map((category) => (
            <li key={category}>{category}</li>
          ))}
        </ul>
        <p className={classes.description}>{destination.description}</p>
      </div>
    </section>
  );
}

function Stats({ trip }: { trip: GeneratedTrip }) {
  const stats = [
    { label: 'Average temperature', value: trip.weather.avgTemp },
    {
      label: 'Per-day budget',
      value: formatMoney(trip.tripInfo.dailyBudget),
      note: `Your limit a night for ${travelersText(trip.tripInfo.travelers)}, not the cost`,
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

function PlainList({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section className={classes.card} aria-label={title}>
      <h3 className={classes.cardTitle}>{title}</h3>
      <ul className={classes.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
