import { Suspense, type ReactNode } from 'react';
import { useIsHydrating } from '#client/lib/hydration.ts';

type OnceHydratedProps = { fallback: ReactNode; children: ReactNode };

/**
 * What comes in a chunk of its own, too late to take over what the server would draw of it. A component of its own:
 * whoever asks for the hydration is drawn anew at once, with all that it draws.
 */
export function OnceHydrated({ fallback, children }: OnceHydratedProps) {
  return useIsHydrating() ? fallback : <Suspense fallback={fallback}>{children}</Suspense>;
}
