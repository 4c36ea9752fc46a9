import type {
  DaySlot,
  Lodging,
  RoutePick,
  RoutePlace,
  RouteProblem,
  RouteRide,
} from '../route/route-problem.ts';

type Trip = {
  at: RoutePlace;
  /** The day of arrival here, and the ride that led here. */
  day: number;
  by: RouteRide | null;
  visited: readonly string[];
  modes: readonly string[];
  tags: readonly string[];
  usd: number;
  worth: number;
};

/** The worth of the best trip, by trying every trip; -Infinity where there is none. For small problems. */
export function bruteForceRoute(problem: RouteProblem): number {
  let best = -Infinity;

  for (const at of problem.places) {
    if (problem.first !== undefined && problem.first !== at.id) continue;
    const rides =
      problem.start === undefined ? [null] : allowedRides(problem, problem.start, at.id);

    for (const by of rides) {
      const day = by?.nightsAboard ?? 0;

      if (by && !leavesOn(by, 0)) continue;
      if (!mayArrive(at, day)) continue;
      const trip = { at, day, by, visited: [at.id], modes: by ? [by.mode] : [], tags: [] };

      best = Math.max(best, bestFrom(problem, { ...trip, ...rideSum(problem, by) }));
    }
  }
  return best;
}

function bestFrom(problem: RouteProblem, trip: Trip): number {
  const { at, day } = trip;
  let best = -Infinity;

  for (let nights = at.nights.min; nights <= at.nights.max; nights++) {
    const leaves = day + nights;

    for (const lodging of allowedLodgings(problem, at, nights)) {
      const stayed = stay(problem, trip, { lodging, nights });

      for (const { to, ride } of onward(problem, trip, leaves)) {
        const ways = pickSets(problem, { trip: stayed, nights, leaves: ride }).map((way) =>
          depart(problem, way, { to, ride, leaves }),
        );

        best = Math.max(best, ...ways);
      }
    }
  }
  return best;
}

type Departure = { to: RoutePlace | null; ride: RouteRide | null; leaves: number };

function depart(problem: RouteProblem, trip: Trip, { to, ride, leaves }: Departure): number {
  const sum = rideSum(problem, ride);
  const next = { ...trip, usd: trip.usd + sum.usd, worth: trip.worth + sum.worth };

  if (!to) return isWhole(problem, next) ? next.worth : -Infinity;
  return bestFrom(problem, {
    ...next,
    at: to,
    day: leaves + (ride?.nightsAboard ?? 0),
    by: ride,
    visited: [...trip.visited, to.id],
    modes: ride ? [...trip.modes, ride.mode] : trip.modes,
  });
}

function isWhole(
  { places, visits, last, coverage = [], budgetUsd = Infinity }: RouteProblem,
  trip: Trip,
) {
  const { length } = trip.visited;

  return (
    places.every(({ id, required }) => !required || trip.visited.includes(id)) &&
    (!visits || (length >= visits.min && length <= visits.max)) &&
    (last === undefined || trip.at.id === last) &&
    coverage.every((tag) => trip.tags.includes(tag)) &&
    trip.usd <= budgetUsd + 1e-6
  );
}

/** The next places and the end, each with every ride that leads there on that day. */
function onward(problem: RouteProblem, trip: Trip, day: number): Omit<Departure, 'leaves'>[] {
  const { places, end, nights, exclusiveModes = [], order = [], first, last } = problem;
  const fits = (ride: RouteRide) =>
    leavesOn(ride, day) &&
    !exclusiveModes.some(
      ([one, other]) =>
        (ride.mode === one && trip.modes.includes(other)) ||
        (ride.mode === other && trip.modes.includes(one)),
    );
  const ends =
    end === undefined
      ? [{ to: null, ride: null }].filter(() => day === nights)
      : allowedRides(problem, trip.at.id, end)
          .filter((ride) => fits(ride) && day + (ride.nightsAboard ?? 0) === nights)
          .map((ride) => ({ to: null, ride }));
  const rank = (id: string) => order.indexOf(id);
  const open = places.filter(
    ({ id }) =>
      !trip.visited.includes(id) &&
      id !== first &&
      trip.at.id !== last &&
      !(rank(id) >= 0 && trip.visited.some((before) => rank(before) > rank(id))),
  );
  const moves = open.flatMap((to) =>
    allowedRides(problem, trip.at.id, to.id)
      .filter((ride) => fits(ride) && mayArrive(to, day + (ride.nightsAboard ?? 0)))
      .filter((ride) => day + (ride.nightsAboard ?? 0) < nights)
      .map((ride) => ({ to, ride })),
  );

  return [...ends, ...moves];
}

function mayArrive({ arrival }: RoutePlace, day: number): boolean {
  return !arrival || (day >= arrival.min && day <= arrival.max);
}

function leavesOn({ days }: RouteRide, day: number): boolean {
  return !days || days.includes(day);
}

function allowedRides({ rides, constraints = [] }: RouteProblem, from: string, to: string) {
  return rides(from, to).filter((ride) => constraints.every((one) => one.ride?.(ride) ?? true));
}

function allowedLodgings(
  { constraints = [] }: RouteProblem,
  { id, lodgings }: RoutePlace,
  nights: number,
) {
  return (
    lodgings?.filter(
      (one) =>
        constraints.every((constraint) => constraint.lodging?.(one, id) ?? true) &&
        nights >= (one.minNights ?? 0) &&
        nights <= (one.maxNights ?? Infinity),
    ) ?? [null]
  );
}

function rideSum({ people, worthPerUsd = 0 }: RouteProblem, ride: RouteRide | null) {
  if (!ride) return { usd: 0, worth: 0 };
  const { price } = ride;
  const usd = price.usd * (price.per === 'person' ? people : Math.ceil(people / price.seats));

  return { usd, worth: -(ride.burden ?? 0) - worthPerUsd * usd };
}

function stay(
  { people, worthPerUsd = 0 }: RouteProblem,
  trip: Trip,
  { lodging, nights }: { lodging: Lodging | null; nights: number },
): Trip {
  const usd = lodging ? Math.ceil(people / lodging.sleeps) * lodging.usdPerNight * nights : 0;
  const worth = trip.at.worth(nights) + (lodging?.worth ?? 0) * nights - worthPerUsd * usd;

  return { ...trip, usd: trip.usd + usd, worth: trip.worth + worth };
}

type Stay = { trip: Trip; nights: number; leaves: RouteRide | null };

/** The trip with every set of picks that the slots of a stay allow. */
function pickSets(problem: RouteProblem, { trip, nights, leaves }: Stay): Trip[] {
  const { slots = [], people, worthPerUsd = 0 } = problem;
  const kinds = [...new Set(slots.map(({ kind }) => kind))];
  const arrives = trip.by ? (trip.by.arrives ?? Infinity) - 1440 * (trip.by.nightsAboard ?? 0) : -1;
  const departs = leaves ? (leaves.departs ?? -1) : Infinity;

  return kinds.reduce<Trip[]>(
    (trips, kind) => {
      const own = slots.filter((slot) => slot.kind === kind);
      const count = (holds: (slot: DaySlot) => boolean) => own.filter(holds).length;
      const least =
        (nights - 1) * count(({ required }) => required === true) +
        count(({ until, requiredBeforeRide }) => requiredBeforeRide === true && until <= departs);
      const most =
        (nights - 1) * own.length +
        count(({ from }) => from >= arrives) +
        count(({ until }) => until <= departs);
      const sets = subsets(trip.at.picks?.[kind] ?? []).filter(
        ({ length }) => length >= least && length <= most,
      );

      return trips.flatMap((before) =>
        sets.map((set) => ({
          ...before,
          usd: before.usd + set.reduce((sum, pick) => sum + pick.usdPerPerson * people, 0),
          worth: set.reduce(
            (sum, pick) => sum + pick.worth - worthPerUsd * pick.usdPerPerson * people,
            before.worth,
          ),
          tags: [...before.tags, ...set.flatMap(({ tags = [] }) => tags)],
        })),
      );
    },
    [trip],
  );
}

function subsets(picks: readonly RoutePick[]): RoutePick[][] {
  return picks.reduce<RoutePick[][]>(
    (sets, pick) => [...sets, ...sets.map((set) => [...set, pick])],
    [[]],
  );
}
