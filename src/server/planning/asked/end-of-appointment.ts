import { minutesOf } from '#shared/dates.ts';
import type { Appointment } from '#shared/preferences/trip-details.schema.ts';

/** When an appointment is over: as it was said, else what such a thing usually takes. */
export function endOf({ start, end, title }: Appointment): number {
  const minutes = USUAL_MINUTES[title] ?? 60;

  return end === undefined ? minutesOf(start) + minutes : minutesOf(end);
}

const USUAL_MINUTES: Readonly<Record<string, number>> = {
  Dinner: 120,
  Lunch: 90,
  Breakfast: 60,
  Conference: 240,
  Cruise: 120,
  Wedding: 300,
  Show: 150,
  Ticket: 90,
};
