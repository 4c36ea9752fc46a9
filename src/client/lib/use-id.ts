import { useId as useReactId } from 'react';

/**
 * In place of the component library's hook of this name (vite.config.ts), which draws every field and every
 * row of tabs a second time, at once and in one go, to give it a random id. React's own holds on both sides.
 */
export function useId(given?: string): string {
  const id = useReactId();

  return typeof given === 'string' ? given : `mantine-${id}`;
}
