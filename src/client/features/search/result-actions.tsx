import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { SelectionType } from '#shared/booking/catalog-options.ts';
import { PutOnTripButton } from './put-on-trip-button.tsx';

type ResultActionsProps = {
  deepLink: string;
  type: SelectionType;
  result: Record<string, unknown>;
  price: number;
  currency: string;
  /** The trip that the search was opened from, if any. */
  tripId: number | undefined;
};

/** What can be done with a search result: book it elsewhere, or put it on the trip. */
export function ResultActions({ deepLink, tripId, ...choice }: ResultActionsProps) {
  return (
    <>
      <BookNowLink href={deepLink} />
      {tripId !== undefined && <PutOnTripButton tripId={tripId} {...choice} />}
    </>
  );
}

/** Opens the provider's page in a tab of its own, which learns nothing of ours. */
export function BookNowLink({ href }: { href: string }) {
  return (
    <Button
      component="a"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      rightSection={<IconExternalLink size={18} aria-hidden="true" />}
    >
      Book Now
    </Button>
  );
}
