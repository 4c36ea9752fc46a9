import { Menu } from '@mantine/core';
import {
  IconBraces,
  IconCalendarDown,
  IconFileTypePdf,
  IconLink,
  IconRoute,
  IconWorldShare,
} from '@tabler/icons-react';
import { MenuList } from '#client/components/menu-list.tsx';
import type { OverlayProps } from '#client/components/lazy-dialog.tsx';
import type { MenuParts } from '#client/components/use-menu-button.ts';
import { paths } from '#client/lib/paths.ts';
import { shareLink } from '#client/lib/share-link.ts';
import { tripFileAddress } from '#client/lib/trip-file-address.ts';
import { isSecret } from '#shared/trips/is-secret.ts';
import { TRIP_FILES, type TripFile } from '#shared/trips/trip-files.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { shareText } from './share-text.ts';
import classes from './share-trip.module.css';

const ICONS: Record<TripFile, typeof IconLink> = {
  'calendar.ics': IconCalendarDown,
  'voucher.pdf': IconFileTypePdf,
  'trip.gpx': IconRoute,
  'export.json': IconBraces,
};

type ShareMenuProps = OverlayProps & {
  menu: MenuParts;
  trip: TripDetail;
  onOpenDialog: () => void;
};

/** The ways to share a trip and the files to take along; a secret place is named by none. */
export function ShareMenu({ trip, onOpenDialog, ...list }: ShareMenuProps) {
  const secret = isSecret(trip);
  const files = TRIP_FILES.filter(({ keepsSecret }) => keepsSecret || !secret).toSorted(
    (a, b) => Number(b.keepsSecret) - Number(a.keepsSecret),
  );

  return (
    <MenuList {...list} position="bottom-start" width={280}>
      <Menu.Item
        leftSection={<IconLink size={18} aria-hidden="true" />}
        onClick={() =>
          void shareLink({
            text: shareText(trip),
            url: new URL(paths.trip(trip.id), window.location.origin).href,
          })
        }
      >
        Share link
      </Menu.Item>
      <Menu.Item
        leftSection={<IconWorldShare size={18} aria-hidden="true" />}
        onClick={onOpenDialog}
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
      {secret && <Menu.Label>GPX and JSON appear once the destination is revealed.</Menu.Label>}
    </MenuList>
  );
}
