import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';

type DialogFrameProps = { title: string; onClose: () => void; size?: string; children: ReactNode };

/** A dialog of the plan. Who opened it gets the focus back from whoever closes it. */
export function DialogFrame({ title, onClose, size = 'md', children }: DialogFrameProps) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={size}
      closeButtonProps={{ 'aria-label': 'Close' }}
      returnFocus={false}
    >
      {children}
    </Modal>
  );
}
