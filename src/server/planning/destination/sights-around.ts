import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import { loadRoadStops } from '#server/catalogue/road-stops.ts';
import { landmassOf } from '#server/gazetteer/landmass.ts';
import { chiefStop } from '../day-trips/day-trip-stops.ts';

type Sight = Destination['places'][number];
type DayTrip = Destination['dayTrips'][number];
type Town = { country: string; lat: number; lon: number };

/** From a town that has few sights one goes as far for one by the road; a day trip that leads there ends there. */
const BY_ROAD_KM = 60;
const OF_TRIP_KM = 20;
/** Two points as near as this are one sight. */
const SAME_KM = 2;
/** So far from a town of the catalogue one goes there for a day. */
const DAY_THERE_KM = 120;
const MOST = 24;
const INDOOR = new Set(['museum', 'gallery', 'palace', 'church', 'mosque', 'temple', 'cave']);

/**
 * What the catalogue knows around a town that it does not hold: the places that people stop at by the road, and what
 * day trips from other towns come here for; the best known first.
 */
export function sightsAround(town: Town, { destinations }: Pick<Catalogue, 'destinations'>) {
  const land = landmassOf(town);
  const ofTrips = destinations
    .filter(({ country }) => country === town.country)
    .flatMap(({ id, dayTrips }) => dayTrips.flatMap((trip) => stopsOf(trip, id)))
    .filter((sight) => distanceKm(sight, town) <= OF_TRIP_KM);
  const byRoad = loadRoadStops()
    .filter(({ country }) => country === town.country)
    .filter((stop) => distanceKm(stop, town) <= BY_ROAD_KM && landmassOf(stop) === land)
    .map(({ hours = '24/7', usd = 0, country: _, ...stop }): Sight => ({
      ...stop,
      hours,
      price: usd,
      currency: 'USD',
      indoor: INDOOR.has(stop.kind),
      daylight: !INDOOR.has(stop.kind),
      confidence: 'low',
    }));

  // What a town of the catalogue holds is seen on a day there.
  const inKnownTowns = destinations
    .filter((one) => distanceKm(one, town) <= DAY_THERE_KM)
    .flatMap(({ places }) => places);
  const isInKnownTown = (sight: Sight) =>
    inKnownTowns.some((one) => distanceKm(one, sight) <= SAME_KM);

  return each([...byRoad, ...ofTrips].filter((sight) => !isInKnownTown(sight)))
    .toSorted((a, b) => b.fame - a.fame)
    .slice(0, MOST);
}

/** What a day trip shows where its points are known; the chief stop is where the trip leads. */
function stopsOf(trip: DayTrip, base: string): Sight[] {
  const { id, hours, fame, interests, lat, lon, stops = [] } = trip;
  const chief = chiefStop(trip) - 1;

  return stops.flatMap((stop, at) => {
    const point = at === chief ? { lat, lon } : { lat: stop.lat, lon: stop.lon };

    if (point.lat === undefined || point.lon === undefined) return [];
    return [
      {
        id: `${base}-${id}-${at}`,
        name: stop.name,
        lat: point.lat,
        lon: point.lon,
        kind: 'landmark',
        interests,
        hours: hours.includes('sun') ? '24/7' : hours,
        minutes: Math.max(10, stop.minutes),
        price: null,
        indoor: false,
        daylight: true,
        ...(stop.why ? { why: stop.why } : {}),
        fame: at === chief ? fame : Math.max(1, fame - 1),
        confidence: 'low',
      },
    ];
  });
}

/** Each sight once, by where it lies. */
function each(sights: readonly Sight[]): Sight[] {
  const kept: Sight[] = [];

  for (const sight of sights)
    if (kept.every((one) => distanceKm(one, sight) > SAME_KM)) kept.push(sight);
  return kept;
}
