import { IconExternalLink, IconRoute, IconTicket } from '@tabler/icons-react';
import type { PlannedActivity, TravelMode } from '#shared/generation/generated-trip.schema.ts';
import classes from './stop-links.module.css';

/** How Google Maps' addresses name the ways of getting around. */
const DIRECTIONS_MODES: Record<TravelMode, string> = {
  walk: 'walking',
  transit: 'transit',
  taxi: 'driving',
  drive: 'driving',
};

/** The ways out from a stop: directions to it, and its own website, where tickets are sold if it asks for one. */
export function StopLinks({ stop }: { stop: PlannedActivity }) {
  const { place, travel, kind } = stop;

  if (!place) return null;
  const sellsTickets = kind === 'stop' && place.price !== null && place.price.usd > 0;
  const SiteIcon = sellsTickets ? IconTicket : IconExternalLink;

  return (
    <p className={`${classes.links} no-print`}>
      <Outward href={directionsAddress(place, travel?.mode)} about={place.name} label="Directions">
        <IconRoute size={16} stroke={1.8} aria-hidden="true" />
      </Outward>
      {place.url && (
        <Outward href={place.url} about={place.name} label={sellsTickets ? 'Tickets' : 'Website'}>
          <SiteIcon size={16} stroke={1.8} aria-hidden="true" />
        </Outward>
      )}
    </p>
  );
}

/** The map's route to a place, by the way of getting around that the plan counts on. */
function directionsAddress(
  { lat, lon }: { lat: number; lon: number },
  mode: TravelMode = 'transit',
): string {
  const query = new URLSearchParams({
    api: '1',
    destination: `${lat},${lon}`,
    travelmode: DIRECTIONS_MODES[mode],
  });

  return `https://www.google.com/maps/dir/?${query}`;
}

type OutwardProps = { href: string; about: string; label: string; children: React.ReactNode };

function Outward({ href, about, label, children }: OutwardProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer noopener"
      aria-label={`${label}: ${about}, in a new tab`}
    >
      {children}
      {label}
    </a>
  );
}
