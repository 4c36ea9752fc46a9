import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { WEEKDAYS } from '#shared/dates.ts';

/** Why the case itself is wrong or out of date; it is then counted apart. */
const disputed = z.string().min(10).optional();

const placeCase = z.strictObject({
  destination: z.string(),
  place: z.string(),
  /** Weekdays without a visit in high season. */
  closedDays: z.array(z.enum(WEEKDAYS)),
  /** What an adult pays at the door; null where it is not known for certain. */
  adultPrice: z.strictObject({ amount: z.number(), currency: z.string() }).nullable(),
  lat: z.number(),
  lon: z.number(),
  disputed,
});
const holidayCase = z.strictObject({
  destination: z.string(),
  place: z.string(),
  date: z.iso.date(),
  open: z.boolean(),
  sure: z.enum(['certain', 'likely']),
  disputed,
});

/** A well-known sight as somebody knows it who has not seen the catalogue. */
export type PlaceCase = z.infer<typeof placeCase>;
/** Whether a well-known sight is open on a holiday. */
export type HolidayCase = z.infer<typeof holidayCase>;

/** The name of a weekday by its number, Sunday first. */
export function weekdayName(weekday: number): string {
  return WEEKDAYS[weekday] ?? '';
}

/** The cases about weekdays, prices and points. */
export function readPlaceCases(): PlaceCase[] {
  return z.array(placeCase).parse(readCases('places.json'));
}

/** The cases about holidays. */
export function readHolidayCases(): HolidayCase[] {
  return z.array(holidayCase).parse(readCases('holidays.json'));
}

function readCases(name: string): unknown {
  return JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
}
