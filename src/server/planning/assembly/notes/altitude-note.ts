import type { PlanBasis } from '../plan-draft.ts';
import { isHigh } from '../../rhythm/high-places.ts';

export const ALTITUDE = 'Altitude: ';

/** How to begin at a place whose height is felt. */
export function altitudeNote({ match: { destination } }: Pick<PlanBasis, 'match'>): string[] {
  const { name, altitude = 0 } = destination;

  return isHigh(destination)
    ? [
        `${ALTITUDE}${name} lies at ${altitude.toLocaleString('en')} metres. Walk slowly on the first day, drink water rather than wine and sleep before the first climb; if you have a heart condition, ask a doctor before you go.`,
      ]
    : [];
}
