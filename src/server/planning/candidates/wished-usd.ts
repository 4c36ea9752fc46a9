import { isDayTrip } from '../day-trips/is-day-trip.ts';
import { rideLeg } from '../day-trips/day-trip-travel.ts';
import { THEME_WISH } from '../themes/themed-sights.ts';
import type { DestinationInput } from '../assembly/planning-input.ts';
import type { Candidate } from './candidates.ts';
import { festiveDinnerOf } from './festive-dinner.ts';
import { mealUsd } from './meal-prices.ts';

type Wished = Pick<
  DestinationInput,
  'candidates' | 'frames' | 'level' | 'match' | 'request' | 'restaurants' | 'wishes'
>;

/**
 * What the party pays for all that the plan is made for, in US dollars: sights that were asked for, day trips with
 * their rides, the best sight of each theme of the notes, and what a festive dinner costs beyond a usual one.
 */
export function wishedUsd(base: Wished): number {
  const { wanted } = base.wishes.places;
  const wished = new Set(base.candidates.filter(({ id }) => wanted.includes(id)));
  const met = new Set([...wished].flatMap(({ visit }) => visit.meets));
  const themed = base.candidates.toSorted((a, b) => b.visit.value - a.visit.value);

  for (const one of themed) {
    const themes = one.visit.meets.filter((name) => name.startsWith(THEME_WISH) && !met.has(name));

    if (themes.length === 0) continue;
    wished.add(one);
    for (const theme of themes) met.add(theme);
  }
  const sights = [...wished].reduce((sum, one) => sum + one.visit.usd + ridesUsd(one, base), 0);

  return Math.round(sights + feastUsd(base));
}

/** What the dearest of the tables for the festive dinner costs the party beyond a usual one. */
function feastUsd(base: Wished): number {
  const festive = festiveDinnerOf(base);
  const dearest = Math.max(
    USUAL_LEVEL,
    ...base.restaurants.flatMap(({ id, file }) => (festive?.ids.has(id) ? [file.priceLevel] : [])),
  );

  return (mealUsd(dearest) - mealUsd(USUAL_LEVEL)) * base.request.travelers;
}

const USUAL_LEVEL = 2;

/** There and back again. */
function ridesUsd(one: Candidate, { match, request: { travelers } }: Wished): number {
  if (!isDayTrip(one)) return 0;
  return 2 * rideLeg(one.file, { spot: one.file, stay: match.destination, travelers }).usd;
}
