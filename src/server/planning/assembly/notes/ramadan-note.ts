import { isRamadanIn, isShutUntilSunset } from '#server/catalogue/ramadan.ts';
import { timeOf } from '#shared/dates.ts';
import { dayFacts } from '../../days/day-facts.ts';
import type { PlanBasis } from '../plan-draft.ts';

export const RAMADAN = 'Ramadan: ';

/** What Ramadan makes of the days, where the trip lies in it. */
export function ramadanNote({
  planInput,
  match,
}: Pick<PlanBasis, 'planInput' | 'match'>): string | undefined {
  const { destination } = match;
  const day = planInput.facts.find(({ date }) => isRamadanIn(destination.country, date));

  if (!day) return undefined;
  const { sunset } = dayFacts(destination, day.date);
  const byDay = isShutUntilSunset(destination.country)
    ? 'most restaurants are closed until sunset: lunch at your hotel, in a mall or from a shop, and never in the street'
    : 'lunch at your hotel, in a mall or behind a screen, and eat and drink nothing in the street';

  return `${RAMADAN}by day ${byDay}. The fast ends at sunset, about ${timeOf(sunset)}: book dinner as iftar. Museums and shops keep shorter hours, and markets come alive after dark.`;
}
