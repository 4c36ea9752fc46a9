import { Modal, type ModalProps } from '@mantine/core';
import { useOpenerFocus } from '#client/lib/use-opener-focus.ts';
import type { OverlayProps } from './lazy-dialog.tsx';

type DialogProps = OverlayProps &
  Pick<ModalProps, 'title' | 'size' | 'transitionProps' | 'children'> & {
    /** What its cross is called. */
    closeLabel?: string;
  };

/** A dialog over the page. */
export function Dialog({ isOpen, onClose, closeLabel = 'Close', ...dialog }: DialogProps) {
  useOpenerFocus(isOpen);
  return (
    <Modal
      {...dialog}
      opened={isOpen}
      inert={!isOpen}
      onClose={onClose}
      returnFocus={false}
      closeButtonProps={{ 'aria-label': closeLabel }}
    />
  );
}
