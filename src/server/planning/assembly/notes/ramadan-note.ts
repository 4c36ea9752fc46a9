import { isFeast } from '#server/catalogue/feasts.ts';
import { timeOf } from '#shared/dates.ts';
import type { PlanBasis } from '../plan-draft.ts';

export const RAMADAN = 'Ramadan: ';

/** Countries where most people fast, so that eating out by day is another matter. */
const FASTING = new Set(['AE', 'EG', 'ID', 'JO', 'MA', 'MV', 'MY', 'OM', 'QA', 'SA', 'SN', 'TN']);

/** What the month of fasting means for meals, with the hour from which restaurants fill. */
export function ramadanNote({
  planInput: { facts },
  match: { destination },
}: Pick<PlanBasis, 'planInput' | 'match'>): string[] {
  const day = facts.find(({ date }) => isFeast('ramadan', date));

  if (!day || !FASTING.has(destination.country)) return [];
  return [
    `${RAMADAN}no eating, drinking or smoking in the street before sunset (about ${timeOf(Math.round(day.sunset / 5) * 5)}). Ask whether a kitchen serves lunch: hotels and malls mostly do. Reserve for iftar, when every table fills at once.`,
  ];
}
