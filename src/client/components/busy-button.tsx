import { Button, type ButtonProps } from '@mantine/core';
import { useRef, type ComponentProps, type MouseEvent } from 'react';

type BusyButtonProps = Omit<ButtonProps, 'loading'> &
  Omit<ComponentProps<'button'>, keyof ButtonProps> & {
    /** What it was pressed for is on its way; until it is done, further presses do nothing. */
    isBusy: boolean;
  };

/** Clicks that come faster are one double click. */
const DOUBLE_CLICK_MS = 400;

/**
 * A button whose work takes a while. It is never `disabled` by it, which would take the keyboard's focus away.
 * A double click presses it once: its second half may come before `isBusy` is drawn.
 */
export function BusyButton({ isBusy, disabled = false, onClick, ...button }: BusyButtonProps) {
  const pressedAt = useRef(-DOUBLE_CLICK_MS);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const isAgain = event.detail > 1 && event.timeStamp - pressedAt.current < DOUBLE_CLICK_MS;

    // Prevented, the press sends no form either, nor does Enter in one of its fields.
    if (isBusy || isAgain) return event.preventDefault();
    pressedAt.current = event.timeStamp;
    onClick?.(event);
  };

  return (
    <Button
      {...button}
      loading={isBusy}
      disabled={disabled}
      aria-busy={isBusy}
      aria-disabled={isBusy || undefined}
      onClick={press}
      renderRoot={(root) => <button {...root} disabled={disabled} />}
    />
  );
}
