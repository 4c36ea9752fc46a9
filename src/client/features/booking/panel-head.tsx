import { IconRefresh, IconSearch } from '@tabler/icons-react';
import { BusyButton } from '#client/components/busy-button.tsx';
import { ButtonLink } from '#client/components/button-link.tsx';
import { paths } from '#client/lib/paths.ts';
import type { SelectionType } from '#shared/booking/catalog-options.ts';
import type { StayToBook } from '#shared/booking/stays-to-book.ts';
import classes from './booking-page.module.css';

/** What each tab of the booking page is called, what it says, and where its search is. */
export const PANELS = {
  flights: {
    title: 'Flights',
    lead: 'AI-curated options from multiple providers.',
    sample: 'Sample fares, not live offers. Each card links to a real search for its route.',
    action: 'Search Flights',
    to: paths.bookingFlights,
  },
  hotels: {
    title: 'Hotels',
    lead: 'Recommended accommodations close to your stops.',
    sample:
      'Real hotels with estimated prices and sample ratings. Each card links to a real search.',
    action: 'Search Hotels',
    to: paths.bookingHotels,
  },
  experiences: {
    title: 'Experiences',
    lead: 'Curated activities and tours to match your plan.',
    sample: 'Sample prices. Each card links to a real search.',
    action: 'Search Experiences',
    to: paths.bookingExperiences,
  },
  rides: {
    title: 'Rides',
    lead: 'How to get from one place to the next on travel days.',
    sample: 'Typical times and fares, not tickets. Check the timetable before you book.',
    action: 'Search Flights',
    to: paths.bookingFlights,
  },
} as const;

type PanelHeadProps = {
  type: SelectionType;
  stay: StayToBook | undefined;
  searchTo: string;
  isGenerating: boolean;
  onRefresh: () => void;
};

/** The title of a tab, of a trip to several places with the stay it is for, and what can be done beside choosing. */
export function PanelHead({ type, stay, searchTo, isGenerating, onRefresh }: PanelHeadProps) {
  const panel = PANELS[type];

  return (
    <div className={classes.panelHead}>
      <div>
        <h2 id={`${type}-title`} className={classes.panelTitle} data-plain={!stay || undefined}>
          {panel.title}
          {stay && (type === 'rides' ? ` to ${stay.place.name}` : ` in ${stay.place.name}`)}
        </h2>
        <p className="quiet">{panel.lead}</p>
      </div>
      <div className={classes.panelActions}>
        <ButtonLink
          to={searchTo}
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
