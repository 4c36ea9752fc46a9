import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { lazyDialog } from '#client/components/lazy-dialog.tsx';

const SubscribeDialog = lazyDialog(() =>
  import('./subscribe-dialog.tsx').then((m) => m.SubscribeDialog),
);

/** Opens the dialog about the calendar of all trips. */
export function SubscribeTrips() {
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <Button
        {...SubscribeDialog.onIntent}
        variant="subtle"
        px="xs"
        leftSection={<IconCalendarPlus size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Subscribe to all my trips
      </Button>
      <SubscribeDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
