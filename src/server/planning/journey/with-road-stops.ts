import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { daylight } from '#server/catalogue/daylight.ts';
import { mealHours } from '#server/catalogue/meal-hours.ts';
import { timeOf } from '#shared/dates.ts';
import type { PlannedPlace } from '#shared/generation/planned-place.schema.ts';
import type { PlannedRoadStop } from '#shared/trips/road-stops.ts';
import { spanTime } from '../assembly/assemble-stop.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import { askedDetails } from '../asked/asked-details.ts';
import { isOffCatalogue } from '../destination/off-catalogue-destination.ts';
import type { JourneyStay } from './journey-plan.ts';
import { stopsOnWay, type WayStop } from './on-the-way.ts';
import type { PlaceRide } from './place-ride.ts';
import { type DrivePlan, type DriveStop, planDrive } from './plan-drive.ts';
import type { RideWishes } from './ride-wishes.ts';
import { roadHours } from './road-places.ts';
import { LEAST_MINUTES, LEAST_ON_ROAD_TRIP } from './road-stops.ts';

type Told = { catalogue: Catalogue; request: PlanRequest; wishes: RideWishes };

/** On a road trip the way is what one came for; else it is a way with a break. */
const ROAD_TRIP = { from: LEAST_ON_ROAD_TRIP, stops: 3, onLong: 2, detour: 60, least: 40 };
const DRIVE = { from: LEAST_MINUTES, stops: 1, onLong: 1, detour: 20, least: 60 };
const LONG_DRIVE = 5 * 60;
/** When one is there: in time for dinner, and earlier where a single night leaves no other day to look around. */
const LATEST = 17 * 60 + 30;
const LATEST_ONE_NIGHT = 16 * 60;
const MOST_DRIVING = 8 * 60;
/** The hours that one may leave before the usual one. */
const EARLIER = [0, 30, 60, 90];
const EARLIEST = 8 * 60 + 30;
/** What a meal by the road costs a person, and an interest that a stop meets adds so much of its worth. */
const LUNCH_USD = 16;
const MEETS = 1.25;

/**
 * The stays with stops planned into the longer drives between them: what is worth stopping for, and lunch. On business,
 * and on a day on which something holds the party, one drives through. Nothing is stopped at twice.
 */
export function withRoadStops(stays: readonly JourneyStay[], told: Told): JourneyStay[] {
  const used = new Set<string>();

  return stays.map((stay) => {
    const plan = isPlannable(stay, told) && plannedDrive(stay, { stays, used }, told);

    if (!plan || !stay.ride || plan.stops.length === 0) return stay;
    for (const { visit } of plan.stops) if (visit) used.add(visit.id);
    const { travelers } = told.request;

    return { ...stay, ride: drivenRide(stay.ride, plan, { date: stay.arrive, travelers }) };
  });
}

function limitsOf({ only, hasDriver }: RideWishes): typeof ROAD_TRIP {
  return only === 'drive' && !hasDriver ? ROAD_TRIP : DRIVE;
}

/** A drive that is long enough, on a day that is the party's own. */
function isPlannable({ ride, arrive }: JourneyStay, { wishes, request }: Told): boolean {
  const isFree = request.tripType !== 'business' && (wishes.busy?.(arrive) ?? []).length === 0;

  return isFree && ride?.mode === 'drive' && ride.minutes >= limitsOf(wishes).from;
}

type Trip = { stays: readonly JourneyStay[]; used: ReadonlySet<string> };

/** The drive to a stay with its stops; what the trip has stopped at before is no choice. */
function plannedDrive(
  { ride, ...stay }: JourneyStay,
  { stays, used }: Trip,
  { catalogue, request, wishes }: Told,
): DrivePlan | undefined {
  if (!ride) return undefined;
  const { from, to, minutes, departs } = ride;
  const limits = limitsOf(wishes);
  const towns = stays.map(({ destination }) => destination);
  const { isStepFree } = askedDetails(request);
  const stops = stopsOnWay(ride, catalogue, { stays: towns, mostDetour: limits.detour })
    .filter(
      ({ id, worth, kind }) =>
        !used.has(id) && worth >= limits.least && !(isStepFree && kind === 'hike'),
    )
    .map((stop) => ({ ...stop, worth: stop.worth * (isWanted(stop, request) ? MEETS : 1) }))
    .toSorted((a, b) => b.worth - a.worth);
  const { sunrise, sunset } = daylight(from, stay.arrive);
  const isShort = stay.nights === 1 && !isOffCatalogue(to.id);

  return planDrive(
    {
      from,
      to,
      minutes,
      leaves: EARLIER.map((sooner) => departs - sooner).filter(
        (at) => at >= Math.min(departs, EARLIEST),
      ),
      latest: isShort ? LATEST_ONE_NIGHT : LATEST,
      mostDriving: Math.max(minutes, Math.min(MOST_DRIVING, wishes.mostDriving ?? MOST_DRIVING)),
      mostStops: minutes > LONG_DRIVE ? limits.onLong : limits.stops,
      lunch: mealHours(to.country).lunch,
      sun: [sunrise, sunset],
      openOn: (stop) => roadHours(stop, stay.arrive),
    },
    stops,
  );
}

function isWanted({ interests }: WayStop, request: PlanRequest): boolean {
  return interests.some((interest) => (request.interests as readonly string[]).includes(interest));
}

function drivenRide(
  ride: PlaceRide,
  { departs, driving, arrives, km, stops }: DrivePlan,
  party: { date: string; travelers: number },
): PlaceRide {
  const ahead = ride.arrives - ride.departs - ride.minutes;

  return {
    ...ride,
    departs,
    arrives: arrives + ahead,
    minutes: driving,
    km: Math.max(ride.km, km),
    stops: stops.map((stop) => plannedStop(stop, party)),
  };
}

function plannedStop(
  { name, lat, lon, arrives, minutes, visit }: DriveStop,
  { date, travelers }: { date: string; travelers: number },
): PlannedRoadStop {
  const own = { name, lat, lon, arrives: timeOf(arrives), minutes };

  if (!visit) return { ...own, detourMinutes: 0, meal: 'lunch', usd: LUNCH_USD * travelers };
  const { detourMinutes, usd, why, interests } = visit;

  return {
    ...own,
    detourMinutes,
    place: placeOf(visit, date),
    interests: [...interests],
    why,
    ...(usd === undefined ? {} : { usd: usd * travelers }),
  };
}

function placeOf(visit: WayStop, date: string): PlannedPlace {
  const { id, name, lat, lon, kind, indoor, usd } = visit;

  return {
    id,
    name,
    lat,
    lon,
    kind,
    indoor,
    open: roadHours(visit, date).map(([open, close]) => [spanTime(open), spanTime(close)]),
    opening: 'assumed',
    price: usd === undefined ? null : { amount: usd, currency: 'USD', usd, asOf: AS_OF },
    source: 'catalogue',
  };
}

/** The month that the prices of the list are of. */
const AS_OF = '2026-11';
