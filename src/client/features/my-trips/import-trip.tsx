import { Button } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { lazyDialog } from '#client/components/lazy-dialog.tsx';

const ImportDialog = lazyDialog(() => import('./import-dialog.tsx').then((m) => m.ImportDialog));

/** Opens the dialog that takes a trip's JSON export in. */
export function ImportTrip() {
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <Button
        {...ImportDialog.onIntent}
        variant="default"
        leftSection={<IconFileImport size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Import
      </Button>
      <ImportDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
