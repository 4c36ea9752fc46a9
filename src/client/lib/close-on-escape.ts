import type { KeyboardEvent } from 'react';

/**
 * For the button of a menu or a popover: those hear Escape only once the focus has moved into them, a moment
 * after they opened. Until then the button that opened them closes them, and only them: a dialog that they are
 * in stays.
 */
export function closesOnEscape(isOpen: boolean, onEscape?: () => void) {
  return {
    'aria-expanded': isOpen,
    'data-mantine-stop-propagation': isOpen || undefined,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'Escape' || !isOpen) return;
      if (onEscape) onEscape();
      else event.currentTarget.click();
    },
  } as const;
}
