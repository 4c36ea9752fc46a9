import type { KeyboardEvent } from 'react';

/**
 * For the button of a menu or a popover: those hear Escape only once the focus has moved into them, a moment
 * after they opened. Until then the button that opened them closes them.
 */
export function closeOnEscape(event: KeyboardEvent<HTMLElement>): void {
  const button = event.currentTarget;

  if (event.key === 'Escape' && button.getAttribute('aria-expanded') === 'true') button.click();
}
