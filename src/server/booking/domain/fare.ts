import type { CABIN_CLASSES } from '#shared/booking/catalog-options.ts';
import { daysBetween, monthOf, weekdayOf } from '#shared/dates.ts';
import { chanceOf } from '#shared/seeded.ts';
import type { Airline } from '../../catalogue/transport.ts';

type Cabin = (typeof CABIN_CLASSES)[number];

/** What a cabin costs, as a multiple of economy. */
const CABIN_FACTOR: Record<Cabin, number> = {
  economy: 1,
  premium_economy: 1.65,
  business: 3.4,
  first: 5.6,
};
const LOW_COST_FACTOR = 0.68;
/** A connection is sold for less than the nonstop it competes with. */
const CONNECTION_FACTOR = 0.87;
/** One-way economy: a fixed part for airports and handling, then so much per kilometre, less beyond 3,000 km. */
const FIXED_USD = 34;
const USD_PER_KM = 0.082;
const USD_PER_FAR_KM = 0.046;
const FAR_KM = 3000;
/** Index 0 is Sunday. */
const WEEKDAY_FACTOR = [1.1, 1, 0.94, 0.93, 1.01, 1.13, 1.03];
/** Index 0 is January, for a destination north of the equator. */
const MONTH_FACTOR = [0.9, 0.9, 0.97, 1.03, 1.02, 1.14, 1.24, 1.22, 1.02, 0.98, 0.9, 1.16];
const JITTER = 0.08;

export type FareFacts = {
  airline: Airline;
  km: number;
  stops: number;
  cabin: Cabin;
  date: string;
  today: string;
  /** Whether the destination lies south of the equator, where summer is in December. */
  isSouthern: boolean;
  /** Keeps the same flight at the same price in the same search. */
  key: string;
};

/**
 * A sample one-way fare per adult in whole US dollars, moving with distance, season, weekday, lead time
 * and cabin. An invention with plausible proportions, not a price: results carry `sample: true`.
 */
export function sampleFare(facts: FareFacts): number {
  const near = Math.min(facts.km, FAR_KM) * USD_PER_KM;
  const far = Math.max(0, facts.km - FAR_KM) * USD_PER_FAR_KM;
  const month = (monthOf(facts.date) - 1 + (facts.isSouthern ? 6 : 0)) % 12;
  const factors = [
    CABIN_FACTOR[facts.cabin],
    facts.airline.tier === 'low-cost' ? LOW_COST_FACTOR : 1,
    facts.stops > 0 ? CONNECTION_FACTOR : 1,
    WEEKDAY_FACTOR[weekdayOf(facts.date)] ?? 1,
    MONTH_FACTOR[month] ?? 1,
    leadTimeFactor(daysBetween(facts.today, facts.date)),
    1 + (chanceOf(facts.key) * 2 - 1) * JITTER,
  ];

  return Math.max(19, Math.round((FIXED_USD + near + far) * factors.reduce((a, b) => a * b, 1)));
}

function leadTimeFactor(days: number): number {
  if (days <= 3) return 1.85;
  if (days <= 7) return 1.55;
  if (days <= 14) return 1.28;
  if (days <= 30) return 1.1;
  return days <= 120 ? 0.97 : 1.02;
}
