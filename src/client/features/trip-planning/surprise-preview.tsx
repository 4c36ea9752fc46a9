import { Button } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { CostBreakdown } from '#client/components/plan/cost-breakdown.tsx';
import { VerdictBadge } from '#client/components/plan/verdict-badge.tsx';
import { STAR_PATH } from '#client/components/star-mark.tsx';
import { ValuePairs } from '#client/components/value-pairs.tsx';
import { paths } from '#client/lib/paths.ts';
import { countText } from '#shared/count-text.ts';
import { formatDay } from '#shared/dates.ts';
import type { SurpriseTrip } from '#shared/generation/generated-trip.schema.ts';
import { PreviewActions, type PreviewHandlers } from './preview-actions.tsx';
import { PreviewTitle } from './preview-title.tsx';
import { RevealSchedule } from './reveal-schedule.tsx';
import { SecretName } from './secret-name.tsx';
import classes from './surprise-preview.module.css';

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
        <ValuePairs rows={tiles} className={classes.tiles} />
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

/** The journey as a letter: paper, a flap, a wax seal with the star. */
function SealedLetter() {
  return (
    <svg className={classes.letter} viewBox="0 0 240 160" aria-hidden="true">
      <rect x="10" y="14" width="220" height="140" rx="12" fill="#efe5d4" />
      <path d="M14 148l84-62M226 148l-84-62" stroke="#cdbfa6" strokeWidth="2.500" fill="none" />
      <path
        d="M11 26c0-7 5-12 12-12h194c7 0 12 5 12 12l-97 68c-7 5-17 5-24 0Z"
        fill="#fbf6ec"
        stroke="#cdbfa6"
        strokeWidth="2.500"
      />
      <g className={classes.seal}>
        <circle cx="120" cy="94" r="27" fill="#c2401a" />
        <circle
          cx="120"
          cy="94"
          r="21"
          fill="none"
          stroke="#fff3dc"
          strokeOpacity=".35"
          strokeWidth="2"
        />
        <path d={STAR_PATH} transform="translate(104.500 78.500) scale(.485)" fill="#fff3dc" />
      </g>
    </svg>
  );
}
