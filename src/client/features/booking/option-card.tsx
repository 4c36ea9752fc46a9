import { Badge, Button } from '@mantine/core';
import {
  IconBed,
  IconCheck,
  IconExternalLink,
  IconPlane,
  IconStarFilled,
  IconTicket,
  IconTrain,
} from '@tabler/icons-react';
import { joinFacts } from '#client/lib/join-facts.ts';
import { MoneyNote } from '#client/components/money-note.tsx';
import { FlightRoute } from '#client/components/flight-route.tsx';
import { providerName } from '#client/lib/provider-name.ts';
import { siteName } from '#client/lib/site-name.ts';
import { countText } from '#shared/count-text.ts';
import { formatCount } from '#shared/format-count.ts';
import type { SelectionType } from '#shared/booking/catalog-options.ts';
import type { Recommendation } from '#shared/booking/selection.schema.ts';
import { formatMoney } from '#shared/money.ts';
import { perNight } from '#client/lib/per-night.ts';
import classes from './booking-page.module.css';
import {
  flightFacts,
  flightLength,
  flightName,
  type FlightFacts as Flight,
} from './flight-facts.ts';
import { optionFacts, type OptionFacts } from './option-facts.ts';
import { RideFacts } from './ride-facts.tsx';

const ICONS = {
  flights: IconPlane,
  hotels: IconBed,
  experiences: IconTicket,
  rides: IconTrain,
} as const;
const UNITS: Record<Exclude<SelectionType, 'hotels'>, string> = {
  flights: 'per person',
  experiences: 'per person',
  rides: 'for your party',
};
const SHOWN_AMENITIES = 4;

type OptionCardProps = {
  option: Recommendation;
  /** What a price is multiplied by to be the party's; the price of a night is for the rooms. */
  party: { travelers: number; rooms: number; nights: number };
  isSelected: boolean;
  isSaving?: boolean;
  /** Left out where the option is the choice already. */
  onSelect?: () => void;
  onRemove: () => void;
};

/** One option of the booking page, with the reason it ranks and the button that chooses it. */
export function OptionCard(props: OptionCardProps) {
  const { option, isSelected } = props;
  const type = option.recommendationType;
  const facts = optionFacts(option.providerData);
  const flight = type === 'flights' ? flightFacts(option.providerData) : undefined;
  const name = type === 'flights' ? flightName(option.providerData) : facts.name;
  const Icon = ICONS[type];

  return (
    <article className={classes.option} data-selected={isSelected || undefined} aria-label={name}>
      <header className="cluster small">
        <span className={classes.provider}>
          <Icon size={18} aria-hidden="true" />{' '}
          {facts.isSample ? 'Northstar' : providerName(facts.provider)}
        </span>
        {option.aiRanking === 1 && <Badge color="sea">AI Recommended</Badge>}
        {facts.isSample && <Badge variant="outline">Sample</Badge>}
      </header>
      <h3 className={classes.optionName}>{name}</h3>
      {flight && <FlightFacts flight={flight} />}
      {type === 'rides' && <RideFacts data={option.providerData} />}
      {!flight && type !== 'rides' && <PlaceFacts facts={facts} type={type} />}
      {option.reason && <p className={classes.reason}>{option.reason}</p>}
      <OutLink facts={facts} type={type} />
      <OptionFoot {...props} name={name} facts={facts} />
    </article>
  );
}

type OptionFootProps = OptionCardProps & { name: string; facts: OptionFacts };

/** The price, and the button that chooses the option; beside the choice, one that takes it off the trip. */
function OptionFoot(props: OptionFootProps) {
  const { name, isSelected, isSaving = false, onSelect, onRemove } = props;

  return (
    <footer className={classes.optionFoot}>
      <OptionPrice {...props} />
      <Button
        variant={isSelected ? 'light' : 'filled'}
        aria-pressed={isSelected}
        aria-busy={isSaving}
        // Not `disabled`, which would take the keyboard's focus away from the button just pressed.
        aria-disabled={isSelected || isSaving}
        data-disabled={isSelected || isSaving || undefined}
        className={isSelected ? classes.chosen : undefined}
        leftSection={isSelected ? <IconCheck size={18} aria-hidden="true" /> : undefined}
        onClick={isSelected || isSaving ? undefined : onSelect}
      >
        {isSelected ? 'Selected' : 'Select'}
      </Button>
      {isSelected && (
        <Button
          className={classes.remove}
          variant="subtle"
          aria-label={`Remove ${name} from your trip`}
          onClick={onRemove}
        >
          Remove
        </Button>
      )}
    </footer>
  );
}

function OptionPrice({ option, party, facts }: OptionFootProps) {
  const type = option.recommendationType;
  const total = partyPrice(type, facts, party);

  return (
    <p className={classes.price}>
      <strong>{formatMoney(facts.price, facts.currency)}</strong>{' '}
      {type === 'hotels' ? perNight(party.rooms) : UNITS[type]}
      <MoneyNote amount={facts.price} currency={facts.currency} />
      {total && <span className={classes.party}>{total}</span>}
    </p>
  );
}

/** "$744 for 2 travelers", "$840 for 4 nights": what the choice adds to the bill, where that is more than its price. */
function partyPrice(
  type: SelectionType,
  { price, currency }: OptionFacts,
  { travelers, nights }: OptionCardProps['party'],
): string | undefined {
  if (type === 'rides' || price === 0) return undefined;
  const [count, one] = type === 'hotels' ? [nights, 'night'] : [travelers, 'traveler'];

  return count > 1
    ? `${formatMoney(price * count, currency)} for ${countText(count, one)}`
    : undefined;
}

const LINKED: Record<SelectionType, string> = {
  flights: 'this route',
  hotels: 'this stay',
  experiences: 'this experience',
  rides: 'this flight',
};

/** Leads out to the offer's own page, or to a real search for it, in a tab that learns nothing of ours. */
function OutLink({ facts, type }: { facts: OptionFacts; type: SelectionType }) {
  const { deepLink = '', linksToOffer } = facts;
  const site = siteName(deepLink);

  if (!site) return null;
  return (
    <a className={classes.searchLink} href={deepLink} target="_blank" rel="noopener noreferrer">
      {linksToOffer ? 'See' : 'Search'} {LINKED[type]} on {site}{' '}
      <IconExternalLink size={16} aria-hidden="true" />
    </a>
  );
}

function FlightFacts({ flight }: { flight: Flight }) {
  const length = flightLength(flight);

  return (
    <>
      <FlightRoute label="Outbound" segments={flight.outboundSegments} />
      <FlightRoute label="Return" segments={flight.returnSegments} />
      {length && <p className="quiet">{length}</p>}
    </>
  );
}

function PlaceFacts({ facts, type }: { facts: OptionFacts; type: SelectionType }) {
  return (
    <>
      <p className="quiet">
        {joinFacts(
          type === 'experiences' ? facts.duration : undefined,
          facts.category,
          facts.stars === undefined ? undefined : `${facts.stars} stars`,
          facts.address,
        )}
      </p>
      {facts.rating !== undefined && (
        <p className={classes.rating}>
          <IconStarFilled size={16} aria-hidden="true" className={classes.star} />
          <span>
            {facts.rating.toFixed(1)}
            {facts.reviewCount === undefined ? '' : ` (${formatCount(facts.reviewCount)} reviews)`}
          </span>
        </p>
      )}
      {facts.description && <p className={classes.clamped}>{facts.description}</p>}
      {type === 'hotels' && facts.amenities.length > 0 && (
        <p className={classes.amenities}>
          {facts.amenities.slice(0, SHOWN_AMENITIES).join(', ').replaceAll('_', ' ')}
        </p>
      )}
    </>
  );
}
