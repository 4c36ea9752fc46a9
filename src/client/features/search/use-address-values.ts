import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * A search's values in the address, so that a link or a reload brings them back. Values equal to their
 * default stay out of it.
 */
export function useAddressValues<Values extends Record<string, string>>(defaults: Values) {
  const [params, setParams] = useSearchParams();
  const values = Object.fromEntries(
    Object.entries(defaults).map(([key, value]) => [key, params.get(key) ?? value]),
  ) as Values;
  const change = useCallback(
    (next: Partial<Values>) =>
      setParams(
        (old) => {
          const merged = new URLSearchParams(old);

          for (const [key, value] of Object.entries(next)) {
            if (value === undefined || value === defaults[key]) merged.delete(key);
            else merged.set(key, value);
          }

          return merged;
        },
        { replace: true },
      ),
    // The defaults of a page do not change while it is open.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [setParams],
  );

  return { values, change, isFromLink: [...params.keys()].some((key) => key in defaults) };
}

/** A list as one value of the address: "wifi,pool". */
export function splitList(text: string): string[] {
  return text === '' ? [] : text.split(',');
}
