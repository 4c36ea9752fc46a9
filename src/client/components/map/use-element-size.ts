import { useEffect, useRef, useState } from 'react';
import type { Size } from './map-types.ts';

/** The size of an element as it is laid out; undefined until it has one. */
export function useElementSize() {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>();

  useEffect(() => {
    const element = ref.current;

    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;

      if (width > 0 && height > 0)
        setSize((old) => (isSame(old, width, height) ? old : { width, height }));
    });

    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { ref, size };
}

function isSame(size: Size | undefined, width: number, height: number): boolean {
  return size?.width === width && size.height === height;
}
