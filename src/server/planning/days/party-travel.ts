import type { Destination } from '#server/catalogue/catalogue.ts';
import { departurePoint } from '#server/catalogue/departure-points.ts';
import { hasDenseMetro } from '#server/catalogue/metro-towns.ts';
import { waysOf } from '#server/catalogue/ways.ts';
import type { DayTripFile } from '#server/catalogue/catalogue.schema.ts';
import type { Mode, Point, TravelModel } from '#server/planner/problem.ts';
import { distanceKm } from '#server/planner/distance.ts';
import { endPoint } from '#server/planner/end-point.ts';
import { createTravelModel, type TravelOptions } from '#server/planner/travel-model.ts';
import { type BudgetLevel, isLuxurious } from '#shared/preferences/options.ts';
import { feelsTheCold } from '../cares/warm-rooms.ts';
import { withDayTrips } from '../day-trips/day-trip-travel.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import type { Wishes } from '../understanding/wishes.ts';

type FromHere = { stay: Point; destination: Destination };
type PartyOnTheWay = { request: PlanRequest; wishes: Wishes; level: BudgetLevel };

/** The ways of this party: by the modes of its level and wishes, with the day trips' real journeys from the stay. */
export function travelFor(
  { request, wishes, level }: PartyOnTheWay,
  dayTrips: readonly DayTripFile[],
  { stay, destination }: FromHere,
): TravelModel {
  const inTown = createTravelModel({
    ...ridesOf({ request, wishes, level }, destination),
    eco: request.isEcoFriendly,
    maxWalkMinutes: Math.min(
      longestWalk(wishes, request.isEcoFriendly),
      feelsTheCold(wishes, destination, request.departureDate) ? WALK_IN_THE_COLD : Infinity,
    ),
    level,
    partySize: request.travelers,
    wayBetween: waysOf(destination),
    hasMetro: hasDenseMetro(destination.id),
    drives: drivingOf({ request, wishes, level }, { stay, destination }),
    hasCar: wishes.hasCar === true,
  });

  return withDayTrips(inTown, dayTrips, {
    stay,
    travelers: request.travelers,
    stationOf: (trip) => departurePoint(trip, destination.id),
  });
}

/** Whether they rather go by taxi than by train or bus, what that costs, and how far. */
function ridesOf(
  { request, wishes, level }: PartyOnTheWay,
  destination: Destination,
): Pick<TravelOptions, 'modes' | 'taxiRate' | 'longestTaxi'> {
  const isCheap = hasCheapTaxis(destination);
  const isByTaxi =
    level !== 'budget' &&
    !ratherByBoatOrBus(request.additionalPreferences) &&
    !NO_CARS.test(destination.getAround) &&
    (isCheap || needsTaxis(wishes, destination));
  const isFrugal = isByTaxi && !isCheap && !isLuxurious(level);

  return {
    modes: modesFor(isByTaxi ? 'luxury' : level, request.isEcoFriendly),
    taxiRate: isByTaxi && isCheap ? taxiRate(destination) : 1,
    ...(isFrugal && HAS_TRAINS.test(destination.getAround)
      ? { longestTaxi: longestTaxi(wishes) }
      : {}),
  };
}

/** Whether trains and buses are too much for them, or they do not drive where hardly a bus goes. */
function needsTaxis(wishes: Wishes, { getAround }: Destination): boolean {
  return tiresOnTheWay(wishes) || (wishes.isWithoutCar === true && HARDLY_A_BUS.test(getAround));
}

/** Whether stairs, changes and long walks are too much for somebody of the party. */
export function tiresOnTheWay({ needs, rhythm }: Wishes): boolean {
  return (
    needs.some((need) => need === 'seniors' || need === 'toddler') || rhythm?.isEasyOnFoot === true
  );
}

/** Who tires soon, and counts the money, takes a taxi for what is near and sits in a train for what is not. */
const LONGEST_TAXI = 20;
/** Who bears no heat waits for fewer trains. */
const LONGEST_IN_HEAT = 45;
const HAS_TRAINS =
  /\b(?:metros?|subways?|subte|underground|tube|trams?|streetcars?|light rail|trains?|[US]-Bahn|MRT|MTR|LRT|BTS|Skytrain)\b/i;

/** With a pram nobody changes trains for what a taxi does in so long. */
const LONGEST_WITH_TODDLER = 35;

function longestTaxi({ needs, rhythm }: Wishes): number {
  if (rhythm?.isOutOfHeat) return LONGEST_IN_HEAT;
  return needs.includes('toddler') ? LONGEST_WITH_TODDLER : LONGEST_TAXI;
}

/** Where boats are the buses, a taxi is a boat for the rich. */
const NO_CARS = /\bvaporett[oi]\b/i;
const BY_PUBLIC_TRANSPORT =
  /\b(?:vaporett[oi]|by (?:bus|tram|metro|underground|subway|public transport)|(?:buses|trams|metro|public transport) (?:only|please|rather|over taxis)|no taxis?|(?:rather|prefer to|love to|like to|happy to) walk|prefer walking|love walking|walk everywhere)\b/i;

/** Whether notes ask to walk, or to ride with everybody else. */
function ratherByBoatOrBus(notes: string): boolean {
  return BY_PUBLIC_TRANSPORT.test(notes);
}

/** Who has a car leaves it at the stay for anything nearer. */
const OUT_OF_TOWN_KM = 4;

/** A car that is hired for what lies out of town is left at the stay in it. */
const HIRED_FROM_KM = 8;
/** Once on the road, one drives on to the next place unless it is round the corner. */
const NEXT_KM = 1.5;
/** What people say of a place whose sights, or those out of town, are reached in a hired car. */
const HARDLY_A_BUS =
  /\b(?:hired car is (?:the way|best)|almost no public transport|no buses|want a car|car for almost everything)\b/i;
const HIRED_CAR =
  /\b(?:(?:hire|rent) a (?:small )?car\b(?! with driver| only)|hired car|car (?:is|makes|opens|helps|lets|or (?:tour|[A-Z]\w+ bus) is)\b)/i;

type Drives = NonNullable<TravelOptions['drives']>;

/**
 * Whether a way is driven: in the party's own car, in one hired where that is how one gets about, or picked up by a tour.
 * Whoever does not drive goes by the bus of the tour, or another.
 */
function drivingOf(party: PartyOnTheWay, from: FromHere): Drives {
  if (party.wishes.isWithoutCar) return () => false;
  const inOwnCar = ownCarOf(party, from);
  const isPickedUp = pickUpsOf(from.destination);

  return (one, other) => inOwnCar(one, other) || isPickedUp(one, other);
}

/** Tours that collect their guests, as far from town as no bus goes at their hour. */
const PICKED_UP_FROM_KM = 12;

function pickUpsOf({ places }: Destination): Drives {
  const keyOf = ({ lat, lon }: Point) => `${lat},${lon}`;
  const tours = new Set(
    places
      .filter(({ pickUp }) => pickUp)
      .flatMap((tour) => [tour, endPoint(tour)])
      .map(keyOf),
  );

  return (one, other) =>
    (tours.has(keyOf(one)) || tours.has(keyOf(other))) &&
    distanceKm(one, other) >= PICKED_UP_FROM_KM;
}

function ownCarOf(
  { request: { additionalPreferences: notes, isEcoFriendly }, wishes, level }: PartyOnTheWay,
  { stay, destination: { getAround } }: FromHere,
): Drives {
  const isHired =
    level !== 'budget' &&
    !isEcoFriendly &&
    !ratherByBoatOrBus(notes) &&
    (HARDLY_A_BUS.test(getAround) || HIRED_CAR.test(getAround));

  if (!wishes.hasCar && !isHired) return () => false;
  const fromKm = HARDLY_A_BUS.test(getAround)
    ? NEXT_KM
    : wishes.hasCar
      ? OUT_OF_TOWN_KM
      : HIRED_FROM_KM;
  const isFar = (point: Point) => distanceKm(stay, point) >= fromKm;

  return (from, to) => distanceKm(from, to) >= NEXT_KM && (isFar(from) || isFar(to));
}

/** What people say of a town where everybody goes by taxi, tuk-tuk or a car called by phone. */
const CHEAP_TAXIS =
  /tuk-?tuks?\b|rickshaws?|\bbajajs?\b|songthaew|moto-?taxis?|petits taxis|\b(?:taxis|cars|rides) (?:\w+ )?are (?:\w+ )?(?:cheap|inexpensive)|cheap (?:\w+ )?(?:taxis|ride|cars)|\b(?:use|take) (?:\w+ )?(?:taxis|app cars)|\bGrab\b|(?:ride-hailing|ride apps?|app cars)[^.;]*\bcheap/i;
const RAILS = new Set(['train', 'metro']);
/** Where a day costs so much, a taxi costs what the usual fares say. */
const USUAL_DAY_USD = 200;
const LEAST_RATE = 0.3;

/** Whether taxis are how one gets about: cheap, and with no rails to take instead. */
function hasCheapTaxis({ getAround, airports }: Destination): boolean {
  return CHEAP_TAXIS.test(getAround) && !airports.some(({ mode }) => RAILS.has(mode));
}

function taxiRate({ dailyUsd }: Destination): number {
  return Math.max(LEAST_RATE, Math.min(1, dailyUsd.moderate / USUAL_DAY_USD));
}

/** Lavish trips take taxis; green ones only where nothing else goes. */
function modesFor(level: BudgetLevel, isEco: boolean): Mode[] {
  return isLuxurious(level) && !isEco ? ['walk', 'taxi', 'transit'] : ['walk', 'transit', 'taxi'];
}

/** Who gets cold rides what takes longer on foot, in minutes. */
const WALK_IN_THE_COLD = 15;

/** Longest single walk in minutes that suits the party. */
function longestWalk({ needs, pace, rhythm }: Wishes, isEco: boolean): number {
  if (needs.includes('seniors') || rhythm?.isEasyOnFoot) return 12;
  if (needs.includes('wheelchair') || needs.includes('toddler')) return 15;
  if (needs.includes('relaxation') || pace === 'slow') return 18;
  return isEco ? 32 : 25;
}
