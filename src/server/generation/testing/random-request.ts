import { addDays } from '#shared/dates.ts';
import { BUDGET_OPTIONS, INTERESTS, TRIP_TYPES } from '#shared/preferences/options.ts';
import { chanceOf } from '#shared/seeded.ts';
import type { PlanRequest } from '#server/planning/assembly/plan-request.ts';

const NOTES = [
  '',
  '',
  '',
  '',
  'We are vegan.',
  'Travelling with a toddler, so nothing too late.',
  'My father uses a wheelchair.',
  'No museums, please.',
  'Slow pace, we want to relax.',
  'Show us as much as possible!',
  'Somewhere warm by the sea.',
  'No long flights.',
  'It is our honeymoon.',
  'With kids of 7 and 10. No early mornings.',
  'Grandparents come along, lots of gardens.',
  'Away from the crowds, we love hiking and markets.',
  'Somewhere in Asia.',
  'Not too hot, and good food.',
];
const HOMES = [undefined, undefined, 'FRA', 'JFK', 'SYD', 'GRU', 'LON', 'SIN'];

export type RandomTrips = { destinations: readonly { id: string; name: string }[] };

/**
 * The `index`-th random preference: all trip types, parties, budgets and interests, dates through a whole
 * year, lengths from 2 to 16 days. Half of them name their destination, in turn, so that all of them come up.
 */
export function randomRequest(
  index: number,
  { destinations }: RandomTrips,
  seed = 'plans',
): PlanRequest {
  let drawn = 0;
  const chance = () => chanceOf(`${seed}:${index}:${(drawn += 1)}`);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(chance() * items.length)] as T;
  const departureDate = addDays('2027-01-01', Math.floor(chance() * 365));
  const tripType = pick(TRIP_TYPES);
  const named = destinations[index % Math.max(1, destinations.length)]?.name ?? '';
  const isNamed = tripType === 'business' || (tripType === 'complete' && chance() < 0.6);
  const notes = pick(NOTES);

  return {
    id: index + 1,
    tripType,
    departureDate,
    returnDate: addDays(departureDate, 1 + Math.floor(chance() ** 1.6 * 15)),
    travelers: 1 + Math.floor(chance() ** 2 * 7),
    budget: pick(BUDGET_OPTIONS),
    interests: [
      ...new Set(
        Array.from(
          { length: tripType === 'business' && chance() < 0.5 ? 0 : 1 + Math.floor(chance() * 5) },
          () => pick(INTERESTS),
        ),
      ),
    ],
    isEcoFriendly: chance() < 0.25,
    isVeganFriendly: chance() < 0.15,
    additionalPreferences:
      isNamed && tripType !== 'business' && !/Asia|long flights|warm/.test(notes)
        ? `${named}! ${notes}`
        : notes,
    ...(tripType === 'business' ? { destinations: named } : {}),
    homeAirport: pick(HOMES),
    exclude: [],
    today: '2026-11-20',
  };
}
