import { notifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';
import { toast } from '#client/lib/toast.tsx';
import type { Notice } from './wizard-steps.ts';

/** Tells what keeps a traveller on a step, as a toast that goes once `current` is another problem or none. */
export function useProblemToast(current: Notice | undefined): (problem: Notice) => void {
  const shown = useRef<{ id: string; problem: Notice }>(null);

  useEffect(() => {
    if (!shown.current || shown.current.problem === current) return;
    notifications.hide(shown.current.id);
    shown.current = null;
  }, [current]);

  return (problem) => {
    const id = toast({ title: problem.title, description: problem.text, variant: 'destructive' });

    shown.current = { id, problem };
  };
}
