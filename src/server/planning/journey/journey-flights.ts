import { monthOf } from '#shared/dates.ts';
import { toBudgetLevel } from '#shared/preferences/options.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import { estimateFlight, type FlightEstimate, homePoint } from '../days/flight-estimate.ts';
import type { JourneyStay } from './journey-plan.ts';

export type JourneyFlights = { first: FlightEstimate; last: FlightEstimate; usd: number };

/** The ways from home to the first place and from the last one back, estimated for the party. */
export function journeyFlights(
  stays: readonly Pick<JourneyStay, 'destination'>[],
  request: PlanRequest,
  catalogue: Catalogue,
): JourneyFlights {
  const home = homePoint(request.homeAirport, catalogue);
  const trip = { month: monthOf(request.departureDate), level: toBudgetLevel(request.budget) };
  const [first, last] = [stays[0], stays.at(-1)].map(
    (stay) => stay && estimateFlight(home, stay.destination, trip),
  );

  if (!first || !last) throw new RangeError('A journey has stays');
  return {
    first,
    last,
    usd: Math.round(((first.usdPerPerson + last.usdPerPerson) / 2) * request.travelers),
  };
}
