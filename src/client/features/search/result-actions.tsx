import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useId } from 'react';
import { siteName } from '#client/lib/site-name.ts';
import type { SelectionType } from '#shared/booking/catalog-options.ts';
import { PutOnTripButton } from './put-on-trip-button.tsx';
import classes from './search.module.css';

type ResultActionsProps = {
  deepLink: string;
  /** The link opens this very offer rather than a search for it. */
  linksToOffer?: boolean | undefined;
  type: SelectionType;
  result: Record<string, unknown>;
  price: number;
  currency: string;
  /** The trip that the search was opened from, if any. */
  tripId: number | undefined;
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
