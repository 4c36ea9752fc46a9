import {
  IconBus,
  IconCar,
  IconCarSuv,
  IconClock,
  IconLock,
  IconWalk,
  type Icon,
} from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { durationText } from '#shared/dates.ts';
import type {
  PlannedActivity,
  TravelLeg,
  TravelMode,
} from '#shared/generation/generated-trip.schema.ts';
import { toldEnd } from '#shared/generation/told-end.ts';
import { toldHours } from '#shared/generation/told-hours.ts';
import classes from './plan-day.module.css';
import { stopIcon } from './stop-icon.ts';
import { StopLinks } from './stop-links.tsx';
import {
  checkedText,
  endTime,
  hoursCaution,
  openText,
  priceText,
  slotText,
  travelText,
} from './plan-text.ts';

const MODE_ICONS: Record<TravelMode, Icon> = {
  walk: IconWalk,
  transit: IconBus,
  taxi: IconCar,
  drive: IconCarSuv,
};

/** Shown where a saved plan names no duration, as documented. */
const DEFAULT_DURATION = '3h 0m';

type PlanStopProps = {
  stop: PlannedActivity;
  /** Its number on the map, in place of the icon of what it is. */
  number?: number | undefined;
  /** Time to spare before leaving for it. */
  freeMinutes?: number | undefined;
  /** What can be done with it, at the end of its line. */
  tools?: ReactNode;
  /** Drawn over its upper and lower edge. */
  edges?: ReactNode;
  /** What no longer holds about it. */
  children?: ReactNode;
  row?: Omit<ComponentProps<'li'>, 'className' | 'children'> & {
    [name: `data-${string}`]: string | boolean | undefined;
  };
};

/** One stop of a day on the route line, after the way that leads to it. */
export function PlanStop({
  stop,
  number,
  freeMinutes,
  tools,
  edges,
  children,
  row,
}: PlanStopProps) {
  const KindIcon = stopIcon(stop);
  const way = wayTo(stop);

  return (
    <li {...row} className={classes.stop} data-kind={stop.kind}>
      {edges}
      {(way || freeMinutes !== undefined) && <TravelLine leg={way} freeMinutes={freeMinutes} />}
      <div className={classes.stopBody}>
        <span className={classes.time}>
          {stop.time}
          <EndTime stop={stop} />
        </span>
        <span className={classes.pin}>
          {number === undefined ? (
            <KindIcon size={18} stroke={1.8} aria-hidden="true" />
          ) : (
            <>
              <span className="visually-hidden">Stop </span>
              {number}
            </>
          )}
        </span>
        <div className={classes.what}>
          <p className={classes.name}>
            {stop.activity}{' '}
            <span className={classes.duration}>{stop.duration || DEFAULT_DURATION}</span>
            {stop.locked && (
              <span className={classes.locked}>
                <IconLock size={14} stroke={2} aria-hidden="true" />
                Locked
              </span>
            )}
          </p>
          <StopFacts stop={stop} />
          <StopLinks stop={stop} />
          {children}
        </div>
        {tools && <div className={classes.tools}>{tools}</div>}
      </div>
    </li>
  );
}

/** What there is to know about a stop: its name on the spot, its hours, its price, why it is there. */
function StopFacts({ stop }: { stop: PlannedActivity }) {
  const facts = placeFacts(stop);

  return (
    <>
      {stop.place?.localName && (
        <p className="quiet small" translate="no">
          {stop.place.localName}
        </p>
      )}
      {stop.description && <p className={classes.description}>{stop.description}</p>}
      {facts.length > 0 && <p className="quiet small tabular">{facts.join(' · ')}</p>}
      {stop.place?.unverified && <p className={classes.unverified}>Unverified</p>}
      {stop.why && <p className={classes.why}>{stop.why}</p>}
    </>
  );
}

/** When it ends, small below its beginning. */
function EndTime({ stop }: { stop: PlannedActivity }) {
  const end = endTime(stop);

  return (
    end && (
      <span className={classes.until}>
        <span className="visually-hidden"> to </span>
        {end}
      </span>
    )
  );
}

/** Opening hours, where it ends, and the price of a ticket; hours that nobody has checked are not told. */
function placeFacts(stop: PlannedActivity): string[] {
  const { kind, place, partOf } = stop;

  if (!place || (partOf !== undefined && partOf !== place.id)) return [];
  const open = place.unverified ? undefined : openText(toldHours(stop));
  const caution = kind === 'work' ? undefined : hoursCaution(place);
  const hours = place.opening === 'unknown' ? open?.replace('Open', 'Likely open') : open;

  return [
    hours,
    caution,
    toldEnd(place),
    checkedText(place),
    priceText(place),
    slotText(place),
  ].filter((fact) => fact !== undefined);
}

/** The way to a stop; a ride is told by its own line. */
function wayTo({ kind, travel }: PlannedActivity): TravelLeg | undefined {
  return kind === 'ride' ? undefined : travel;
}

type TravelLineProps = {
  leg?: TravelLeg | undefined;
  to?: string;
  freeMinutes?: number | undefined;
};

/** The way between two stops, "12 min walk", and the time to spare before it. */
export function TravelLine({ leg, to, freeMinutes }: TravelLineProps) {
  const ModeIcon = leg ? MODE_ICONS[leg.mode] : IconClock;
  const way = leg && (to === undefined ? travelText(leg) : `${travelText(leg)} ${to}`);
  const free = freeMinutes === undefined ? undefined : `${durationText(freeMinutes)} free`;

  return (
    <p className={classes.travel}>
      <ModeIcon size={16} stroke={1.8} aria-hidden="true" />
      {[way, free].filter((part) => part !== undefined).join(' · ')}
    </p>
  );
}
