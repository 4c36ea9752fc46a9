import { Button } from '@mantine/core';
import { IconExternalLink, IconCheck, IconPlus, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { useSelectOption } from '#client/components/choices/use-select-option.ts';
import { siteName } from '#client/lib/site-name.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { SelectionType } from '#shared/booking/catalog-options.ts';
import { choiceOf } from '#shared/booking/stays-to-book.ts';
import classes from './search.module.css';

type ResultActionsProps = {
  deepLink: string;
  /** The link opens this very offer rather than a search for it. */
  linksToOffer?: boolean | undefined;
  type: SelectionType;
  /** The result as the provider gave it. */
  result: Record<string, unknown>;
  price: number;
  currency: string;
  /** The trip that the search was opened from, if any. */
  tripId: number | undefined;
  /** Of a trip to several places: the stay that it is for. */
  placeId?: string | undefined;
};

/** What can be done with a search result: book it elsewhere, or put it on the trip. */
export function ResultActions(props: ResultActionsProps) {
  const { deepLink, linksToOffer, tripId, ...choice } = props;

  return (
    <>
      <BookNowLink href={deepLink} linksToOffer={linksToOffer} />
      {tripId !== undefined && <PutOnTripButton tripId={tripId} {...choice} />}
    </>
  );
}

type BookNowLinkProps = { href: string; linksToOffer?: boolean | undefined };

/** Opens the provider's page in a tab of its own, which learns nothing of ours, and says what opens there. */
export function BookNowLink({ href, linksToOffer = false }: BookNowLinkProps) {
  const note = useId();
  const site = siteName(href);

  return (
    <span className={classes.bookNow}>
      <Button
        component="a"
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-describedby={note}
        rightSection={<IconExternalLink size={18} aria-hidden="true" />}
      >
        Book Now
      </Button>
      {site && (
        <span id={note} className={classes.leadsTo}>
          {linksToOffer ? `This offer on ${site}` : `A search on ${site}`}
        </span>
      )}
    </span>
  );
}

type PutOnTripButtonProps = Omit<ResultActionsProps, 'deepLink' | 'linksToOffer' | 'tripId'> & {
  tripId: number;
};

/** Makes a search result the trip's choice in its category, in place of the one before; says so while it is. */
function PutOnTripButton(props: PutOnTripButtonProps) {
  const { tripId, type, result, price, currency, placeId } = props;
  const choice = useSelectOption(tripId);
  const selections = trpc.booking.selections.useQuery({ tripId });
  const chosen = choiceOf(selections.data, type, placeId);
  const isOnTrip = chosen !== undefined && chosen.providerBookingData['id'] === result['id'];

  const put = () =>
    choice.select({ selectionType: type, placeId, providerBookingData: result, price, currency });
  const Icon = isOnTrip ? IconCheck : IconPlus;

  // One button throughout, never disabled: the keyboard's focus stays on it.
  return (
    <Button
      variant={isOnTrip ? 'light' : 'default'}
      aria-busy={choice.isSaving}
      leftSection={<Icon size={18} aria-hidden="true" />}
      rightSection={isOnTrip ? <IconX size={16} aria-hidden="true" /> : undefined}
      aria-label={isOnTrip ? 'On your trip: take it off' : undefined}
      onClick={() => {
        if (choice.isSaving) return;
        if (isOnTrip) choice.remove(type, placeId);
        else put();
      }}
    >
      {isOnTrip ? 'On your trip' : 'Add to trip'}
    </Button>
  );
}
