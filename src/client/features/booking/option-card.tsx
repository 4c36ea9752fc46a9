import { Badge, Button } from '@mantine/core';
import {
  IconBed,
  IconCheck,
  IconExternalLink,
  IconPlane,
  IconStarFilled,
  IconTicket,
} from '@tabler/icons-react';
import { MoneyNote } from '#client/components/money-note.tsx';
import { FlightRoute } from '#client/components/flight-route.tsx';
import type { SelectionType } from '#shared/booking/catalog-options.ts';
import type { Recommendation } from '#shared/booking/selection.schema.ts';
import { durationText } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import classes from './booking-page.module.css';
import { flightFacts, type FlightFacts as Flight } from './flight-facts.ts';
import { optionFacts, type OptionFacts, siteName } from './option-facts.ts';

const ICONS = { flights: IconPlane, hotels: IconBed, experiences: IconTicket } as const;
const UNITS: Record<SelectionType, string> = {
  flights: 'per person',
  hotels: 'per night',
  experiences: 'per person',
};
const SHOWN_AMENITIES = 4;

type OptionCardProps = {
  option: Recommendation;
  isSelected: boolean;
  isSaving: boolean;
  onSelect: () => void;
};

/** One option of the booking page, with the reason it ranks and the button that chooses it. */
export function OptionCard({ option, isSelected, isSaving, onSelect }: OptionCardProps) {
  const type = option.recommendationType;
  const facts = optionFacts(option.providerData);
  const flight = type === 'flights' ? flightFacts(option.providerData) : undefined;
  const name = flight ? flightName(flight) : facts.name;
  const Icon = ICONS[type];

  return (
    <article className={classes.option} data-selected={isSelected || undefined} aria-label={name}>
      <header className={classes.optionHead}>
        <span className={classes.provider}>
          <Icon size={18} aria-hidden="true" /> {facts.provider}
        </span>
        {option.aiRanking === 1 && <Badge color="sea">AI Recommended</Badge>}
        {facts.isSample && <Badge variant="outline">Sample</Badge>}
      </header>
      <h3 className={classes.optionName}>{name}</h3>
      {flight ? <FlightFacts flight={flight} /> : <PlaceFacts facts={facts} type={type} />}
      <p className={classes.reason}>{option.reason}</p>
      {facts.deepLink && <SearchLink href={facts.deepLink} type={type} />}
      <footer className={classes.optionFoot}>
        <p className={classes.price}>
          <strong>{formatMoney(facts.price, facts.currency)}</strong> {UNITS[type]}
          <MoneyNote amount={facts.price} currency={facts.currency} />
        </p>
        <Button
          variant={isSelected ? 'light' : 'filled'}
          loading={isSaving}
          aria-pressed={isSelected}
          leftSection={isSelected ? <IconCheck size={18} aria-hidden="true" /> : undefined}
          onClick={onSelect}
          disabled={isSelected}
        >
          {isSelected ? 'Selected' : 'Select'}
        </Button>
      </footer>
    </article>
  );
}

const SEARCHED: Record<SelectionType, string> = {
  flights: 'this route',
  hotels: 'this stay',
  experiences: 'this experience',
};

/** Leads out to a real search page, in a tab that learns nothing of ours. */
function SearchLink({ href, type }: { href: string; type: SelectionType }) {
  const site = siteName(href);

  if (!site) return null;
  return (
    <a className={classes.searchLink} href={href} target="_blank" rel="noopener noreferrer">
      Search {SEARCHED[type]} on {site} <IconExternalLink size={16} aria-hidden="true" />
    </a>
  );
}

function flightName({ outboundSegments }: Flight): string {
  const [first] = outboundSegments;

  return `${first?.airline ?? 'Flight'} ${first?.flightNumber ?? ''}`.trim();
}

function FlightFacts({ flight }: { flight: Flight }) {
  return (
    <>
      <FlightRoute label="Outbound" segments={flight.outboundSegments} />
      <FlightRoute label="Return" segments={flight.returnSegments} />
      <p className={classes.quiet}>
        {durationText(flight.totalDuration)} in the air and between flights ·{' '}
        {flight.stops === 0 ? 'Direct' : `${flight.stops} ${flight.stops === 1 ? 'stop' : 'stops'}`}
      </p>
    </>
  );
}

function PlaceFacts({ facts, type }: { facts: OptionFacts; type: SelectionType }) {
  return (
    <>
      <p className={classes.quiet}>
        {[
          type === 'experiences' ? facts.duration : undefined,
          facts.category,
          facts.stars === undefined ? undefined : `${facts.stars} stars`,
          facts.address,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {facts.rating !== undefined && (
        <p className={classes.rating}>
          <IconStarFilled size={16} aria-hidden="true" className={classes.star} />
          <span>
            {facts.rating.toFixed(1)}
            {facts.reviewCount === undefined ? '' : ` (${facts.reviewCount} reviews)`}
          </span>
        </p>
      )}
      {facts.description && <p className={classes.clamped}>{facts.description}</p>}
      {type === 'hotels' && facts.amenities.length > 0 && (
        <p className={classes.quiet}>
          {facts.amenities.slice(0, SHOWN_AMENITIES).join(', ').replaceAll('_', ' ')}
        </p>
      )}
    </>
  );
}
