import { useWindowEvent } from '@mantine/hooks';

/** Hears Escape wherever the focus is, for as long as it is wanted. */
export function useEscape(isWanted: boolean, onEscape: () => void): void {
  useWindowEvent('keydown', ({ key }) => {
    if (isWanted && key === 'Escape') onEscape();
  });
}
