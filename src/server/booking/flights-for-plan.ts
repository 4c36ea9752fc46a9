import { minutesAfterLanding } from '#shared/booking/plan-fit.ts';
import type { FlightResult } from '#shared/booking/search.schema.ts';
import { addDays } from '#shared/dates.ts';
import { landingOf } from './domain/flight-moments.ts';
import type { FlightSearch } from './providers/search-provider.ts';
import type { SearchService } from './search.service.ts';

type Days = Parameters<typeof minutesAfterLanding>[0];
type Wanted = { query: FlightSearch; days: Days; today: string };

/** Whoever lands before has a night to spend somewhere. */
const MORNING = '05:00';

/**
 * Flights of a trip's first day. Where none of them lands before the plan begins, as on the way over an ocean, also
 * those of the day before that land in the morning.
 */
export async function flightsForPlan(
  search: Pick<SearchService, 'flights'>,
  { query, days, today }: Wanted,
  signal: AbortSignal | undefined,
): Promise<FlightResult[]> {
  const { results } = await search.flights(query, signal);

  if (days.length === 0 || query.departureDate <= today) return results;
  if (results.some((flight) => landsInTime(flight, days))) return results;
  const before = await search
    .flights({ ...query, departureDate: addDays(query.departureDate, -1) }, signal)
    .catch(() => ({ results: [] }));

  return [...results, ...before.results.filter((flight) => landsInTime(flight, days))];
}

function landsInTime(flight: FlightResult, days: Days): boolean {
  const landing = landingOf(flight);

  return (
    landing !== undefined &&
    landing.date === days[0]?.date &&
    landing.time >= MORNING &&
    (minutesAfterLanding(days, landing) ?? -1) >= 0
  );
}
