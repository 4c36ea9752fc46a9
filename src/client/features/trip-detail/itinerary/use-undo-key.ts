import { useHotkeys } from '@mantine/hooks';

const IN_DIALOG = '[role="dialog"]';

/** Ctrl or Cmd with Z takes the last change back; inside a field it undoes the typing, as always. */
export function useUndoKey(undo: () => void): void {
  useHotkeys([
    [
      'mod+Z',
      (event) => {
        const isInDialog = event.target instanceof Element && event.target.closest(IN_DIALOG);

        if (isInDialog || event.defaultPrevented) return;
        event.preventDefault();
        undo();
      },
      { preventDefault: false },
    ],
  ]);
}
