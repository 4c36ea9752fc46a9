import { Button } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { countText } from '#shared/count-text.ts';
import { formatDay } from '#shared/dates.ts';
import type { SurpriseTrip } from '#shared/generation/generated-trip.schema.ts';
import { CostBreakdown } from '#client/components/plan/cost-breakdown.tsx';
import { PreviewActions, type PreviewHandlers } from './preview-actions.tsx';
import { PreviewTitle } from './preview-title.tsx';
import { RevealSchedule } from './reveal-schedule.tsx';
import { SealedLetter } from './sealed-letter.tsx';
import { SecretName } from './secret-name.tsx';
import classes from './surprise-preview.module.css';
import { VerdictBadge } from '#client/components/plan/verdict-badge.tsx';

type SurprisePreviewProps = PreviewHandlers & { trip: SurpriseTrip };

/** A journey kept secret: when, for whom and what for; the rest is sealed until its day. */
export function SurprisePreview({ trip, ...handlers }: SurprisePreviewProps) {
  const navigate = useNavigate();
  const { destination, tripInfo } = trip;
  const tiles = [
    ['Departure', formatDay(tripInfo.startDate)],
    ['Return', formatDay(tripInfo.endDate)],
    ['Travelers', countText(tripInfo.travelers, 'traveler')],
    ['Budget', tripInfo.budget],
  ] as const;

  return (
    <div className={classes.preview}>
      <PreviewTitle>Your Surprise Journey Awaits</PreviewTitle>
      <section className={classes.sky} aria-label="Your secret destination">
        <SealedLetter />
        <h2 className={classes.name}>Mystery Destination</h2>
        <p className={classes.duration}>{tripInfo.duration}</p>
        <SecretName name={`${destination.name}, ${destination.country}`} />
        <p className={classes.advice}>Can&apos;t wait? Hover or tap to peek.</p>
        <dl className={classes.tiles}>
          {tiles.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <div className={classes.columns}>
        <RevealSchedule schedule={trip.revealSchedule} departure={tripInfo.startDate} />
        <aside className={classes.side} aria-label="About this plan">
          <VerdictBadge
            checks={trip.checks}
            generatedBy={trip.generatedBy}
            score={trip.score}
            bound={trip.bound}
            isSecret
          />
          <CostBreakdown costs={trip.costs} travelers={tripInfo.travelers} />
        </aside>
      </div>
      <PreviewActions {...handlers} saveLabel="Save Surprise Trip" customizeLabel="Customize">
        <Button variant="default" onClick={() => void navigate(paths.home())}>
          Return to Homepage
        </Button>
      </PreviewActions>
    </div>
  );
}
