import { notifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';
import type { Notice } from './wizard-steps.ts';
import { toastFailure } from '#client/lib/toast.tsx';

/** Tells what keeps a traveller on a step, as a toast that goes once `current` is another problem or none. */
export function useProblemToast(current: Notice | undefined): (problem: Notice) => void {
  const shown = useRef<{ id: string; problem: Notice }>(null);

  useEffect(() => {
    if (!shown.current || shown.current.problem === current) return;
    notifications.hide(shown.current.id);
    shown.current = null;
  }, [current]);

  return (problem) => {
    const id = toastFailure(problem.title, problem.text);

    shown.current = { id, problem };
  };
}
