import { Button, Menu } from '@mantine/core';
import {
  IconBraces,
  IconCalendarDown,
  IconFileTypePdf,
  IconLink,
  IconRoute,
  IconShare2,
  IconWorldShare,
} from '@tabler/icons-react';
import { useState } from 'react';
import { closeOnEscape } from '#client/lib/close-on-escape.ts';
import { isSecret } from '#shared/trips/is-secret.ts';
import { paths } from '#client/lib/paths.ts';
import { shareLink } from '#client/lib/share-link.ts';
import { TRIP_FILES, tripFileAddress, type TripFile } from '#client/lib/trip-files.ts';
import { formatDay } from '#shared/dates.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { ShareDialog } from './share-dialog.tsx';
import classes from './share-trip.module.css';

const ICONS: Record<TripFile, typeof IconLink> = {
  'calendar.ics': IconCalendarDown,
  'voucher.pdf': IconFileTypePdf,
  'trip.gpx': IconRoute,
  'export.json': IconBraces,
};

/** Shares the trip's address or takes the trip along as a file; a secret place is named by neither. */
export function ShareTrip({ trip }: { trip: TripDetail }) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const secret = isSecret(trip);
  const files = TRIP_FILES.filter(({ keepsSecret }) => keepsSecret || !secret);

  return (
    <>
      <Menu position="bottom-start" width={280} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconShare2 size={18} aria-hidden="true" />}
            onKeyDown={closeOnEscape}
          >
            Share Trip
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconLink size={18} aria-hidden="true" />}
            onClick={() => void shareTrip(trip, secret)}
          >
            Share link
          </Menu.Item>
          <Menu.Item
            leftSection={<IconWorldShare size={18} aria-hidden="true" />}
            onClick={() => setDialogOpen(true)}
          >
            Public page and calendar…
          </Menu.Item>
          <Menu.Divider />
          {files.map(({ file, label, about }) => {
            const Icon = ICONS[file];

            return (
              <Menu.Item
                key={file}
                component="a"
                href={tripFileAddress(trip.id, file)}
                download
                leftSection={<Icon size={18} aria-hidden="true" />}
              >
                {label}
                <span className={classes.about}>
                  {secret ? 'Without giving the secret away' : about}
                </span>
              </Menu.Item>
            );
          })}
          {secret && <Menu.Label>GPX and JSON open with the destination.</Menu.Label>}
        </Menu.Dropdown>
      </Menu>
      <ShareDialog trip={trip} isOpen={isDialogOpen} onClose={() => setDialogOpen(false)} />
    </>
  );
}

function shareTrip(trip: TripDetail, secret: boolean): Promise<void> {
  const place = secret ? 'a secret destination' : trip.destination;
  const text = `My trip to ${place}, ${formatDay(trip.startDate)} to ${formatDay(trip.endDate)}`;

  return shareLink({ text, url: new URL(paths.trip(trip.id), window.location.origin).href });
}
