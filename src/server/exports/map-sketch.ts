import type { TripDetail, TripItineraryDay } from '#shared/trips/trip.schema.ts';

export type SketchPoint = {
  /** Kilometres east and south of the sketch's first point. */
  x: number;
  y: number;
  /** The number of the stop in its day; missing for the stay, and where a ride or a walk ends. */
  mark?: number;
  isEnd?: true;
};

/** A day's ways, flat: the stay, its stops in order, and the stay again. */
export type MapSketch = { points: SketchPoint[]; isLoop: boolean };

type Place = { lat: number; lon: number };

const KM_PER_DEGREE = 111.32;

/** The stops of a day that have a place, numbered in their order; by their index in the day. */
export function stopNumbers(day: Pick<TripItineraryDay, 'activities'>): Map<number, number> {
  const placed = day.activities.flatMap(({ place, kind }, index) =>
    place && kind !== 'arrival' && kind !== 'departure' ? [index] : [],
  );

  return new Map(placed.map((index, at) => [index, at + 1]));
}

/** Undefined for a day with fewer than two places: there is no way to draw. */
export function sketchDay(
  day: Pick<TripItineraryDay, 'activities'>,
  stay: TripDetail['stay'],
): MapSketch | undefined {
  const stops = [...stopNumbers(day)].flatMap(([index, mark]) => {
    const place = day.activities[index]?.place;

    return place && isOnEarth(place) ? [{ place, mark }] : [];
  });
  const [first] = stops;

  if (!first || stops.length < 2) return undefined;
  const home = stay && isOnEarth(stay) && isNear(stay, first.place) ? stay : undefined;
  const flat = flatten(home ?? first.place);

  return {
    points: [
      ...(home ? [flat(home)] : []),
      ...stops.flatMap(({ place, mark }): SketchPoint[] => [
        { ...flat(place), mark },
        ...(place.endsAt && isOnEarth(place.endsAt)
          ? [{ ...flat(place.endsAt), isEnd: true as const }]
          : []),
      ]),
    ],
    isLoop: home !== undefined,
  };
}

/** A plane that touches the globe at `origin`: true enough for a day's ways, also across the date line. */
function flatten(origin: Place) {
  const squeeze = Math.cos((origin.lat * Math.PI) / 180);

  return ({ lat, lon }: Place): SketchPoint => ({
    x: eastOf(origin.lon, lon) * KM_PER_DEGREE * squeeze,
    y: (origin.lat - lat) * KM_PER_DEGREE,
  });
}

/** Degrees from one meridian east to another, the short way round. */
function eastOf(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}

function isOnEarth({ lat, lon }: Place): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
}

/** A stay in another town would squeeze the day's own ways into one dot. */
function isNear(stay: Place, stop: Place): boolean {
  return Math.abs(stay.lat - stop.lat) < 0.7 && Math.abs(eastOf(stay.lon, stop.lon)) < 1;
}
