import { isDayTrip } from '../day-trips/is-day-trip.ts';
import { rideLeg } from '../day-trips/day-trip-travel.ts';
import { THEME_WISH } from '../themes/themed-sights.ts';
import type { DestinationInput } from '../assembly/planning-input.ts';
import type { Candidate } from './candidates.ts';

type Wished = Pick<DestinationInput, 'candidates' | 'match' | 'request' | 'wishes'>;

/**
 * What the party pays for all that the plan is made for, in US dollars: sights that were asked for, day trips with
 * their rides, and the best sight of each theme of the notes.
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
  return Math.round([...wished].reduce((sum, one) => sum + one.visit.usd + ridesUsd(one, base), 0));
}

/** There and back again. */
function ridesUsd(one: Candidate, { match, request: { travelers } }: Wished): number {
  if (!isDayTrip(one)) return 0;
  return 2 * rideLeg(one.file, { spot: one.file, stay: match.destination, travelers }).usd;
}
