import { useEffect, useEffectEvent } from 'react';

const TYPED_INTO = 'input, textarea, select, [contenteditable], [role="dialog"]';

/** Ctrl or Cmd with Z takes the last change back; inside a field it undoes the typing, as always. */
export function useUndoKey(undo: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isUndo =
      (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
    const isTyping = event.target instanceof Element && event.target.closest(TYPED_INTO);

    if (!isUndo || isTyping || event.defaultPrevented) return;
    event.preventDefault();
    undo();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);

    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
