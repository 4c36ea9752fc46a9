import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentProps } from 'react';

type BusyButtonProps = Omit<ButtonProps, 'loading'> &
  Omit<ComponentProps<'button'>, keyof ButtonProps> & {
    /** What it was pressed for is on its way; until it is done, further presses do nothing. */
    isBusy: boolean;
  };

/** A button whose work takes a while. It is never `disabled` by it, which would take the keyboard's focus away. */
export function BusyButton({ isBusy, disabled = false, onClick, ...button }: BusyButtonProps) {
  return (
    <Button
      {...button}
      loading={isBusy}
      disabled={disabled}
      aria-busy={isBusy}
      aria-disabled={isBusy || undefined}
      // Prevented, the press sends no form either, nor does Enter in one of its fields.
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      renderRoot={(root) => <button {...root} disabled={disabled} />}
    />
  );
}
