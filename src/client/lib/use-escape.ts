import { useEffect, useEffectEvent } from 'react';

/** Hears Escape wherever the focus is, for as long as it is wanted. */
export function useEscape(isWanted: boolean, onEscape: () => void): void {
  const tell = useEffectEvent(onEscape);

  useEffect(() => {
    if (!isWanted) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') tell();
    };

    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isWanted]);
}
