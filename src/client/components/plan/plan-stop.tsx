import {
  IconBed,
  IconBriefcase,
  IconBus,
  IconCar,
  IconCarSuv,
  IconMapPin,
  IconPlaneArrival,
  IconPlaneDeparture,
  IconSun,
  IconToolsKitchen2,
  IconWalk,
} from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import type {
  PlannedActivity,
  TravelLeg,
  TravelMode,
} from '#shared/generation/generated-trip.schema.ts';
import classes from './plan-day.module.css';
import { openText, priceText, travelText } from './plan-text.ts';

const KIND_ICONS: Record<PlannedActivity['kind'], Icon> = {
  stop: IconMapPin,
  meal: IconToolsKitchen2,
  arrival: IconPlaneArrival,
  departure: IconPlaneDeparture,
  stay: IconBed,
  work: IconBriefcase,
  free: IconSun,
};

const MODE_ICONS: Record<TravelMode, Icon> = {
  walk: IconWalk,
  transit: IconBus,
  taxi: IconCar,
  drive: IconCarSuv,
};

/** Shown where a saved plan names no duration, as documented. */
const DEFAULT_DURATION = '3h 0m';

/** One stop of a day on the route line, after the way that leads to it. */
export function PlanStop({ stop }: { stop: PlannedActivity }) {
  const KindIcon = KIND_ICONS[stop.kind];
  const facts = placeFacts(stop.place);

  return (
    <li className={classes.stop} data-kind={stop.kind}>
      {stop.travel && <TravelLine leg={stop.travel} />}
      <div className={classes.stopBody}>
        <span className={classes.time}>{stop.time}</span>
        <span className={classes.pin}>
          <KindIcon size={18} stroke={1.8} aria-hidden="true" />
        </span>
        <div className={classes.what}>
          <p className={classes.name}>
            {stop.activity}
            <span className={classes.duration}>{stop.duration || DEFAULT_DURATION}</span>
          </p>
          {stop.description && <p className={classes.description}>{stop.description}</p>}
          {facts.length > 0 && <p className={classes.facts}>{facts.join(' · ')}</p>}
          {stop.place?.unverified && <p className={classes.unverified}>Unverified</p>}
          {stop.why && <p className={classes.why}>{stop.why}</p>}
        </div>
      </div>
    </li>
  );
}

/** Opening hours and the price of a ticket; hours that nobody has checked are not told. */
function placeFacts(place: PlannedActivity['place']): string[] {
  if (!place) return [];
  return [place.unverified ? undefined : openText(place.open), priceText(place)].filter(
    (fact) => fact !== undefined,
  );
}

/** The way between two stops: "12 min walk". */
export function TravelLine({ leg, to }: { leg: TravelLeg; to?: string }) {
  const ModeIcon = MODE_ICONS[leg.mode];

  return (
    <p className={classes.travel}>
      <ModeIcon size={16} stroke={1.8} aria-hidden="true" />
      {to === undefined ? travelText(leg) : `${travelText(leg)} ${to}`}
    </p>
  );
}
