import { useEffect, useRef } from 'react';
import { dismissToast, toast } from '#client/lib/toast.ts';
import type { Notice } from './wizard-steps.ts';

/** Tells what keeps a traveller on a step, as a toast that goes once `current` is another problem or none. */
export function useProblemToast(current: Notice | undefined): (problem: Notice) => void {
  const shown = useRef<{ id: number; problem: Notice }>(null);

  useEffect(() => {
    if (!shown.current || shown.current.problem === current) return;
    dismissToast(shown.current.id);
    shown.current = null;
  }, [current]);

  return (problem) => {
    const id = toast({ title: problem.title, description: problem.text, variant: 'destructive' });

    shown.current = { id, problem };
  };
}
