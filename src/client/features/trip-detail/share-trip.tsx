import { Button } from '@mantine/core';
import { IconShare2 } from '@tabler/icons-react';
import { useState } from 'react';
import { lazyDialog } from '#client/components/lazy-dialog.tsx';
import { useMenuButton } from '#client/components/use-menu-button.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';

const ShareMenu = lazyDialog(() => import('./share-menu.tsx').then((m) => m.ShareMenu));
const ShareDialog = lazyDialog(() => import('./share-dialog.tsx').then((m) => m.ShareDialog));

/** Shares the trip's address or takes the trip along as a file; a secret place is named by neither. */
export function ShareTrip({ trip }: { trip: TripDetail }) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { buttonProps, listProps } = useMenuButton();

  return (
    <>
      <Button
        {...buttonProps}
        {...ShareMenu.onIntent}
        variant="default"
        leftSection={<IconShare2 size={18} aria-hidden="true" />}
      >
        Share Trip
      </Button>
      <ShareMenu {...listProps} trip={trip} onOpenDialog={() => setDialogOpen(true)} />
      <ShareDialog trip={trip} isOpen={isDialogOpen} onClose={() => setDialogOpen(false)} />
    </>
  );
}
