import { dailyUsd, roomsFor } from '../assembly/budget.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import { askedDetails } from '../asked/asked-details.ts';
import { toBudgetLevel } from '#shared/preferences/options.ts';
import type { AskedPlaces } from '../places/asked-places.ts';
import type { JourneyStay } from './journey-plan.ts';

type StayShare = {
  limitUsd: number | undefined;
  dayTrips: readonly string[];
  /** Whether the festive dinner of the trip may be here. */
  hasFeast: boolean;
  /** Whether a day without plans, asked for once, may be here. */
  hasRest: boolean;
  /** What earlier stays have seen. */
  seen?: readonly string[];
  /** Themes that an earlier stay has met. */
  metThemes?: readonly string[];
  /** How many of each limited kind this stay may have. */
  kindShares?: Readonly<Record<string, number>>;
};

/** What is asked for of one stay, as if it were a trip to that place alone. */
export function stayRequest(
  request: PlanRequest,
  stay: JourneyStay,
  { limitUsd, dayTrips, hasFeast, hasRest, seen = [], metThemes = [], kindShares }: StayShare,
): PlanRequest {
  const {
    places: _places,
    destinations: _field,
    arrival: _in,
    departure: _out,
    guidance: _,
    ...rest
  } = request;
  const { appointments, mustSees } = request;
  const isWithin = ({ date }: { date: string }) => date >= stay.arrive && date <= stay.depart;
  // Sights that are asked for belong to the stay in whose place they lie.
  const isHere = ({ id }: { id: string }) =>
    id.startsWith(`${stay.destination.id}/`) && !seen.includes(id);

  return {
    ...rest,
    departureDate: stay.arrive,
    returnDate: stay.depart,
    exclude: [],
    isFestiveDinnerTaken: !hasFeast,
    isRestDayTaken: !hasRest,
    metThemes,
    ...(kindShares ? { kindShares } : {}),
    include: [...(request.include ?? []), ...dayTrips].filter((id) => isHere({ id })),
    ...(appointments ? { appointments: appointments.filter(isWithin) } : {}),
    ...(mustSees ? { mustSees: mustSees.filter(isHere) } : {}),
    ...(limitUsd === undefined
      ? {}
      : { spendingLimit: { amount: Math.max(1, limitUsd), currency: 'USD' } }),
    asked: stayAsked(request.asked, stay, seen),
    seen: seen.filter((id) => request.asked?.sights.avoided.includes(id) !== true),
  };
}

function stayAsked(
  asked: AskedPlaces | undefined,
  { destination }: JourneyStay,
  seen: readonly string[],
): AskedPlaces {
  const sights = asked?.sights ?? { wanted: [], avoided: [] };
  const { id, name, country, lat, lon } = destination;

  return {
    avoided: { destinations: [], countries: [] },
    ...asked,
    sights: {
      wanted: sights.wanted.filter((one) => !seen.includes(one)),
      avoided: [...sights.avoided, ...seen],
    },
    places: [{ kind: 'destination', id, name, country, lat, lon, label: name, countryName: '' }],
    unclear: [],
    // Another name of one stay is looked for in the whole trip, not in each of them.
    told: [],
    notUnderstood: [],
  };
}

/**
 * The share of a spending limit that each stay may take, after the ways between home and the places are paid: by
 * nights, at what a usual day and room cost there.
 */
export function stayLimits(
  request: PlanRequest,
  stays: readonly JourneyStay[],
  journeyUsd: number,
): (number | undefined)[] {
  const { limitUsd, limitWithout = [] } = askedDetails(request);
  const limit = request.isLimitSetAside ? undefined : limitUsd;

  if (limit === undefined) return stays.map(() => undefined);
  const level = toBudgetLevel(request.budget);
  const weights = stays.map(({ destination, nights }) => {
    const [cheapest = 0] = destination.stays.map(({ usd }) => usd[0]).toSorted((a, b) => a - b);
    const day = dailyUsd(destination, level) * request.travelers;

    const rooms = limitWithout.includes('stay') ? 0 : cheapest * roomsFor(request.travelers);

    return day * (nights + 1) + rooms * nights;
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);

  return weights.map((weight) => Math.floor(((limit - journeyUsd) * weight) / sum));
}
