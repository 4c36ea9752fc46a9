import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const WRITE_DELAY_MS = 300;

/**
 * A search's values, kept in the address as well, so that a link or a reload brings them back. Values
 * equal to their default stay out of it. The form's own state leads: the address follows a moment later,
 * or fast typing would run ahead of it and lose letters.
 */
export function useAddressValues<Values extends Record<string, string>>(defaults: Values) {
  const [params, setParams] = useSearchParams();
  const [values, setValues] = useState<Values>(
    () =>
      Object.fromEntries(
        Object.entries(defaults).map(([key, value]) => [key, params.get(key) ?? value]),
      ) as Values,
  );
  const [initial] = useState(defaults);
  const change = useCallback(
    (next: Partial<Values>) => setValues((old) => ({ ...old, ...next })),
    [],
  );

  useEffect(() => {
    const timer = window.setTimeout(() => {
      const told = new URLSearchParams(
        Object.entries(values).filter(([key, value]) => value !== initial[key]),
      );

      if (told.toString() !== new URLSearchParams(window.location.search).toString()) {
        setParams(told, { replace: true });
      }
    }, WRITE_DELAY_MS);

    return () => window.clearTimeout(timer);
  }, [values, initial, setParams]);

  return { values, change };
}

/** A list as one value of the address: "wifi,pool". */
export function splitList(text: string): string[] {
  return text === '' ? [] : text.split(',');
}
