import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { lazyDialog } from '#client/components/lazy-dialog.tsx';
import type { TripDetail } from '#shared/trips/trip.schema.ts';

const EditDialog = lazyDialog(() => import('./edit-dialog.tsx').then((m) => m.EditDialog));

/** Opens the dialog in which a trip's dates, travelers and notes are changed. */
export function EditTrip({ trip }: { trip: TripDetail }) {
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <Button
        {...EditDialog.onIntent}
        variant="default"
        leftSection={<IconPencil size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Edit Trip
      </Button>
      <EditDialog trip={trip} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
