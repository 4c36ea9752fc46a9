import type { Lodging, RoutePick, RoutePlace, RouteProblem, RouteRide } from './route-problem.ts';

/** The problem with places, slots, tags and modes as numbers; sets of them are bits of an integer. */
export type CompiledRoute = {
  problem: RouteProblem;
  places: readonly CompiledPlace[];
  kinds: readonly SlotKind[];
  /** The slot sets that a day of arrival or departure may have; the first has all of them. */
  slotSets: readonly number[];
  /** By place: the rides from the start, to other places and to the end. */
  firsts: readonly (readonly CompiledRide[])[];
  moves: readonly (readonly Move[])[];
  finals: readonly (readonly CompiledRide[])[];
  /** Tags that the picks together must have. */
  demanded: number;
  required: number;
  /** For each place those that must not have been visited before: itself, and what comes after it in a fixed order. */
  barred: readonly number[];
  visits: { min: number; max: number };
  first: number;
  last: number;
};

export type CompiledPlace = {
  place: RoutePlace;
  index: number;
  /** Lodging with the price of a night for all people; null where beds are no matter. */
  lodgings: readonly CompiledLodging[] | null;
  /** For each kind of slot. */
  picks: readonly (readonly CompiledPick[])[];
  arrival: { min: number; max: number };
};

export type CompiledLodging = { lodging: Lodging; units: number; usd: number; worth: number };
export type CompiledPick = { pick: RoutePick; usd: number; worth: number; tags: number };

export type CompiledRide = {
  ride: RouteRide;
  usd: number;
  worth: number;
  nights: number;
  /** Index of the slot set left on the day of departure, and of the one left on the day of arrival. */
  leaves: number;
  reaches: number;
  mode: number;
  clashes: number;
  /** 1 for each day on which it leaves; null where it does every day. */
  days: Uint8Array | null;
};

/** A ride to another place. */
type Move = {
  ride: CompiledRide;
  next: number;
  earliest: number;
  latest: number;
};

/** Slots that take from one list of picks. */
export type SlotKind = {
  kind: string;
  slots: number;
  /** How many they are, and how many of them are filled on a day without a ride. */
  all: number;
  required: number;
  /** The slots that are filled before a ride. */
  beforeRide: number;
};

/** How many places a problem may have: their sets are bits of one integer. */
const MOST_PLACES = 30;
const MOST_SLOTS = 30;
const MOST_TAGS = 10;

/** Prepares a problem; throws RangeError where it is larger than the search can hold. */
export function compileRoute(problem: RouteProblem): CompiledRoute {
  const { places, slots = [], coverage = [] } = problem;

  if (places.length > MOST_PLACES || slots.length > MOST_SLOTS || coverage.length > MOST_TAGS) {
    throw new RangeError(
      `A route holds at most ${MOST_PLACES} places, ${MOST_SLOTS} slots a day and ${MOST_TAGS} tags to cover`,
    );
  }
  const kinds = slotKinds(problem);
  const slotSets = [allBits(slots.length)];
  const compiled = places.map((place, index) => compilePlace(problem, kinds, { place, index }));

  return {
    problem,
    places: compiled,
    kinds,
    slotSets,
    ...compileRides(problem, slotSets, compiled),
    demanded: allBits(coverage.length),
    required: places.reduce((set, { required }, index) => set | (required ? 1 << index : 0), 0),
    barred: places.map(({ id }, index) => (1 << index) | laterThan(id, problem)),
    visits: visitRange(problem),
    first: places.findIndex(({ id }) => id === problem.first),
    last: places.findIndex(({ id }) => id === problem.last),
  };
}

function visitRange({ visits, places }: RouteProblem): { min: number; max: number } {
  return visits
    ? { min: Math.max(1, visits.min), max: Math.min(places.length, visits.max) }
    : { min: 1, max: Infinity };
}

function allBits(count: number): number {
  return 2 ** count - 1;
}

/** Places that come later in the fixed order. */
function laterThan(id: string, { order = [], places }: RouteProblem): number {
  const at = order.indexOf(id);
  const later = at < 0 ? [] : order.slice(at + 1);

  return places.reduce((set, one, index) => set | (later.includes(one.id) ? 1 << index : 0), 0);
}

function slotKinds({ slots = [] }: RouteProblem): SlotKind[] {
  return [...new Set(slots.map(({ kind }) => kind))].map((kind) => {
    const own = slots.filter((slot) => slot.kind === kind);

    return {
      kind,
      slots: slots.reduce((set, slot, index) => set | (slot.kind === kind ? 1 << index : 0), 0),
      all: own.length,
      required: own.filter(({ required }) => required).length,
      beforeRide: slots.reduce(
        (set, slot, index) =>
          set | (slot.kind === kind && slot.requiredBeforeRide ? 1 << index : 0),
        0,
      ),
    };
  });
}

function compilePlace(
  problem: RouteProblem,
  kinds: readonly SlotKind[],
  { place, index }: { place: RoutePlace; index: number },
): CompiledPlace {
  const { people, worthPerUsd = 0, coverage = [], constraints = [] } = problem;
  const allowed = place.lodgings?.filter((lodging) =>
    constraints.every((constraint) => constraint.lodging?.(lodging, place.id) ?? true),
  );
  const lodgings = allowed?.map((lodging) => {
    const units = Math.ceil(people / Math.max(1, lodging.sleeps));
    const usd = units * lodging.usdPerNight;

    return { lodging, units, usd, worth: (lodging.worth ?? 0) - worthPerUsd * usd };
  });
  const picks = kinds.map(({ kind }) =>
    (place.picks?.[kind] ?? []).map((pick) => {
      const usd = pick.usdPerPerson * people;
      const tags = coverage.reduce(
        (set, tag, bit) => set | (pick.tags?.includes(tag) ? 1 << bit : 0),
        0,
      );

      return { pick, usd, worth: pick.worth - worthPerUsd * usd, tags };
    }),
  );

  return {
    place,
    index,
    lodgings: lodgings ?? null,
    picks,
    arrival: place.arrival ?? { min: 0, max: problem.nights },
  };
}

/** The price of a ride for so many people; vehicles are rounded up. */
function rideUsd({ price }: RouteRide, people: number): number {
  return price.usd * (price.per === 'person' ? people : Math.ceil(people / price.seats));
}

function compileRides(problem: RouteProblem, slotSets: number[], places: readonly CompiledPlace[]) {
  const { constraints = [], start, end } = problem;
  const between = (from: string | undefined, to: string | undefined): CompiledRide[] =>
    from === undefined || to === undefined
      ? []
      : problem
          .rides(from, to)
          .filter((ride) => constraints.every((constraint) => constraint.ride?.(ride) ?? true))
          .map((ride) => compileRide(problem, slotSets, ride));

  return {
    firsts: places.map(({ place }) => between(start, place.id)),
    finals: places.map(({ place }) => between(place.id, end)),
    moves: places.map(({ place: from }) =>
      places
        .filter(({ place }) => place !== from && place.id !== problem.first)
        .flatMap(({ place, index, arrival }): Move[] =>
          between(from.id, place.id).map((ride) => ({
            ride,
            next: index,
            earliest: arrival.min,
            latest: Math.min(arrival.max, problem.nights - Math.max(1, place.nights.min)),
          })),
        ),
    ),
  };
}

function compileRide(problem: RouteProblem, slotSets: number[], ride: RouteRide): CompiledRide {
  const { slots = [], people, worthPerUsd = 0, exclusiveModes = [] } = problem;
  const { departs = -1, nightsAboard: nights = 0, arrives = Infinity } = ride;
  const clock = arrives - 1440 * nights;
  const usd = rideUsd(ride, people);
  const setOf = (holds: (slot: (typeof slots)[number]) => boolean) =>
    intern(
      slotSets,
      slots.reduce((set, slot, index) => set | (holds(slot) ? 1 << index : 0), 0),
    );

  return {
    ride,
    usd,
    worth: -(ride.burden ?? 0) - worthPerUsd * usd,
    nights,
    days: ride.days
      ? Uint8Array.from({ length: problem.nights + 1 }, (_, day) =>
          ride.days?.includes(day) ? 1 : 0,
        )
      : null,
    leaves: setOf(({ until }) => until <= departs),
    reaches: setOf(({ from }) => from >= clock),
    mode: exclusiveModes.reduce(
      (set, pair, index) =>
        set |
        (pair[0] === ride.mode ? 1 << (2 * index) : 0) |
        (pair[1] === ride.mode ? 2 << (2 * index) : 0),
      0,
    ),
    clashes: exclusiveModes.reduce(
      (set, pair, index) =>
        set |
        (pair[1] === ride.mode ? 1 << (2 * index) : 0) |
        (pair[0] === ride.mode ? 2 << (2 * index) : 0),
      0,
    ),
  };
}

function intern(sets: number[], set: number): number {
  const at = sets.indexOf(set);

  return at < 0 ? sets.push(set) - 1 : at;
}
