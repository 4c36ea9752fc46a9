import { type RefObject, useEffect, useEffectEvent } from 'react';

/** What was typed into a server-rendered field before it was hydrated: React reports no change for it. */
export function useTypedEarly(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  onTyped: (text: string) => void,
): void {
  const report = useEffectEvent(onTyped);

  useEffect(() => {
    const typed = field.current?.value ?? '';

    if (typed !== field.current?.defaultValue) report(typed);
  }, [field]);
}
