import { IconBed, IconPlane, IconTicket } from '@tabler/icons-react';
import { ButtonLink } from '#client/components/button-link.tsx';
import { MessageCard } from '#client/components/message-card.tsx';
import { paths } from '#client/lib/paths.ts';
import type { SelectionType } from '#shared/booking/catalog-options.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';

const PANELS = {
  flights: {
    icon: IconPlane,
    title: 'Flights for this trip',
    lead: 'Options from several providers, side by side.',
    action: 'Search Flights',
    to: paths.bookingFlights,
  },
  hotels: {
    icon: IconBed,
    title: 'A place to stay',
    lead: 'Rooms near the stops of your plan.',
    action: 'Search Hotels',
    to: paths.bookingHotels,
  },
  experiences: {
    icon: IconTicket,
    title: 'Experiences along the way',
    lead: 'Tours and tickets for what your plan holds.',
    action: 'Search Experiences',
    to: paths.bookingExperiences,
  },
} as const;

type OptionsPanelProps = { type: SelectionType; trip: TripDetail };

/** One tab of the booking page: the way to the search, filled in with this trip. */
export function OptionsPanel({ type, trip }: OptionsPanelProps) {
  const panel = PANELS[type];
  const Icon = panel.icon;

  return (
    <MessageCard
      level={2}
      title={panel.title}
      icon={<Icon size={32} aria-hidden="true" />}
      actions={<ButtonLink to={panel.to(trip.id)}>{panel.action}</ButtonLink>}
    >
      <p>{panel.lead}</p>
    </MessageCard>
  );
}
