import type { Destination } from '#server/catalogue/catalogue.ts';
import { roomsFor } from '#shared/booking/rooms-for.ts';
import type { BudgetLevel } from '#shared/preferences/options.ts';
import type { NotCounted } from '../asked/read-limit.ts';
import { airportTaxi } from '../days/airport-taxi.ts';
import type { Journey } from '../days/day-windows.ts';

type Stay = Destination['stays'][number];
export { roomsFor };
export type Party = { travelers: number; nights: number };

/**
 * What a level may cost at most, in US dollars: a person's day (food, tickets, local transport) and a
 * room's night. Wide enough for dear cities; a plan aims at the destination's own usual prices below them.
 */
const CEILING: Record<BudgetLevel, { personDay: number; roomNight: number }> = {
  budget: { personDay: 100, roomNight: 130 },
  moderate: { personDay: 210, roomNight: 320 },
  luxury: { personDay: 520, roomNight: 850 },
  'ultra-luxury': { personDay: 1400, roomNight: 2800 },
};

/** Room for days that cost more than the usual one. */
const SLACK = 1.35;
/** At least so much more, in US dollars: where a day is cheap, one ticket is a third of it. */
const LEAST_SLACK = 30;

/** Where within its price range a stay is expected: lean travellers find the lower half. */
const RATE_POINT: Record<BudgetLevel, number> = {
  budget: 0.3,
  moderate: 0.4,
  luxury: 0.45,
  'ultra-luxury': 0.4,
};

/** Expected price of a room and night in whole US dollars, an estimate within the stay's range. */
export function stayRate(stay: Stay, level: BudgetLevel): number {
  const [low, high] = stay.usd;

  return Math.round(low + (high - low) * RATE_POINT[level]);
}

/**
 * The most that a level allows on the ground: stay, food, tickets, local transport, for the party. The way from the
 * airport is a part of the journey, as the flight is: it costs the same however short the stay.
 */
export function landCeiling(level: BudgetLevel, { travelers, nights }: Party): number {
  const { personDay, roomNight } = CEILING[level];

  return personDay * travelers * (nights + 1) + roomNight * roomsFor(travelers) * nights;
}

/** The way between airport and town, for a person. */
function transferUsd({ airports }: Destination): number {
  return airports[0]?.usd ?? 0;
}

/** What a person pays for the ways into town and out of it again, by the ends of the rides where there are any. */
export function transfersOf(
  destination: Destination,
  { arrivesBy, leavesBy }: Pick<Journey, 'arrivesBy' | 'leavesBy'>,
  party: Parameters<typeof airportTaxi>[1],
): number {
  const taxi = airportTaxi(destination, party);
  const airport = taxi ? taxi.usd / party.travelers : transferUsd(destination);

  return (arrivesBy?.usd ?? airport) + (leavesBy?.usd ?? airport);
}

/** Food, local transport and tickets of a usual person's day there, at a level. */
export function dailyUsd(destination: Destination, level: BudgetLevel): number {
  return destination.dailyUsd[level === 'ultra-luxury' ? 'ultraLuxury' : level];
}

export type Budget = {
  flights: number;
  stay: number;
  /** Airport transfers both ways, for the party. */
  transfers: number;
  /** What the days may cost: visits, meals and ways between them. */
  days: number;
  /** The whole budget; a multiple of the nights, so that the daily budget times the nights is exact. */
  total: number;
  daily: number;
};

/**
 * Splits a level's budget for a destination and a stay, in whole US dollars for the party. The days get
 * the destination's usual spending with some slack and what the wishes cost, as long as stay and days stay
 * below the level's ceiling; `days` is negative when not even the stay fits.
 */
export function splitBudget(
  level: BudgetLevel,
  party: Party,
  facts: {
    destination: Destination;
    nightly: number;
    flightPerPerson: number;
    /** What a person pays for the ways from and to airport or station; the airport's both ways when left out. */
    transfersPerPerson?: number;
    /** The most that the whole trip may cost. */
    limitUsd?: number | undefined;
    /** What of it the limit leaves out. */
    limitWithout?: readonly NotCounted[] | undefined;
    /** What was wished for costs so much for the party, beside usual days. */
    wishedUsd?: number;
    /** The limit that was told for the whole of a trip that is there already; its days may use all of it. */
    toldUsd?: number;
  },
): Budget {
  const stay = facts.nightly * roomsFor(party.travelers) * party.nights;
  const transfers = Math.round(
    (facts.transfersPerPerson ?? transferUsd(facts.destination) * 2) * party.travelers,
  );
  const flights = facts.flightPerPerson * party.travelers;
  const isFree = (part: NotCounted) => facts.limitWithout?.includes(part) === true;
  const fixed = (isFree('flights') ? 0 : flights) + (isFree('stay') ? 0 : stay) + transfers;
  const left = (facts.limitUsd ?? Infinity) - fixed;
  const plain = dailyUsd(facts.destination, level);
  const usual = Math.max(plain * SLACK, plain + LEAST_SLACK) * party.travelers * (party.nights + 1);
  const told = (facts.toldUsd ?? 0) - flights - stay - transfers;
  const meant = Math.max(usual + (facts.wishedUsd ?? 0), told);
  const days = Math.floor(Math.min(meant, landCeiling(level, party) - stay, left));
  const daily = Math.ceil((flights + stay + transfers + Math.max(0, days)) / party.nights);

  return { flights, stay, transfers, days, total: daily * party.nights, daily };
}
