import { useId, useRef, useState, type RefObject } from 'react';
import { closesOnEscape } from '#client/lib/close-on-escape.ts';

/** What a menu's list must know of its button. */
export type MenuParts = { id: string; button: RefObject<HTMLButtonElement | null> };

/** Whether a menu is open, and what opens and closes it. */
export type OpenState = readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void];

/**
 * A button that opens a menu whose list may come later: what goes onto the button, and what to the list.
 * `kept` is for a button that another drawing of the same page may replace: its menu stays open then.
 */
export function useMenuButton(kept?: OpenState) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const own = useState(false);
  const [isOpen, setOpen] = kept ?? own;
  const close = () => setOpen(false);

  return {
    buttonProps: {
      id,
      ref: button,
      'aria-haspopup': 'menu',
      'aria-controls': isOpen ? `${id}-dropdown` : undefined,
      'data-expanded': isOpen || undefined,
      onClick: () => setOpen(!isOpen),
      ...closesOnEscape(isOpen),
    } as const,
    listProps: { menu: { id, button } satisfies MenuParts, isOpen, onClose: close },
  };
}
