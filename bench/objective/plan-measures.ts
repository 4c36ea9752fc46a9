import { distanceKm } from '#server/catalogue/distance.ts';
import { detourOf } from './detour.ts';
import { minutesOf, parseDuration } from '#shared/dates.ts';
import type { ItineraryTrip, PlannedActivity } from '#shared/generation/generated-trip.schema.ts';

/** What one plan is like, read from its JSON alone. */
export type PlanMeasures = {
  /** Pairs of sights within half a kilometre of each other, and how many of them stand on different days. */
  nearPairs: number;
  splitPairs: number;
  /** The way of the days against the shortest way found for the same stops; undefined for a single day. */
  detour: number | undefined;
  /** Per full day: minutes of the day at the first stop, sights, minutes seen, minutes travelled, end, share travelled. */
  fullDays: {
    first: number;
    sights: number;
    seen: number;
    travelled: number;
    end: number;
    share: number;
    evening: boolean;
    /** Ways of more than three kilometres from one sight of the day to the next before evening. */
    changes: number;
  }[];
  /** Global ids of the sights in the plan, with the minutes at each. */
  seen: { id: string; minutes: number }[];
  ownChoiceMeals: number;
  meals: number;
};

const NEAR_KM = 0.5;
const FAR_KM = 3;
const EVENING = 18 * 60;

/** Measures one plan. */
export function measurePlan(trip: ItineraryTrip): PlanMeasures {
  const days = trip.itinerary.map((day) => ({
    day,
    stops: day.activities.flatMap(({ kind, place, time, duration }) =>
      kind === 'stop' && place
        ? [{ place, time: minutesOf(time), minutes: parseDuration(duration) ?? 0 }]
        : [],
    ),
  }));
  const flat = days.flatMap(({ stops }, day) => stops.map(({ place }) => ({ place, day })));
  let nearPairs = 0;
  let splitPairs = 0;

  for (const [i, a] of flat.entries()) {
    for (const b of flat.slice(i + 1)) {
      if (a.place.name === b.place.name || distanceKm(a.place, b.place) > NEAR_KM) continue;
      nearPairs++;
      if (a.day !== b.day) splitPairs++;
    }
  }
  const meals = trip.itinerary.flatMap(({ activities }) =>
    activities.filter(({ kind }) => kind === 'meal'),
  );

  return {
    nearPairs,
    splitPairs,
    detour: detourOf(trip),
    fullDays: days
      .filter(({ day, stops }) => day.dayType === 'Full Day' && stops.length > 0)
      .map(({ day, stops }) => {
        const first = stops[0]?.time ?? 0;
        const travelled =
          day.activities.reduce((sum, { travel }) => sum + (travel?.minutes ?? 0), 0) +
          (day.back?.minutes ?? 0);
        const end = Math.max(...day.activities.map(endOf));

        return {
          first,
          sights: stops.length,
          seen: stops.reduce((sum, { minutes }) => sum + minutes, 0),
          travelled,
          end,
          share: travelled / Math.max(1, end - first),
          evening: stops.some(({ time }) => time >= EVENING),
          changes: changesOf(stops.filter(({ time }) => time < EVENING).map(({ place }) => place)),
        };
      }),
    seen: days.flatMap(({ stops }) =>
      stops.map(({ place, minutes }) => ({ id: place.id, minutes })),
    ),
    ownChoiceMeals: meals.filter(({ place }) => !place).length,
    meals: meals.length,
  };
}

function changesOf(places: readonly { lat: number; lon: number }[]): number {
  return places.slice(1).filter((place, at) => distanceKm(place, places[at] ?? place) > FAR_KM)
    .length;
}

function endOf({ time, duration }: PlannedActivity): number {
  return minutesOf(time) + (parseDuration(duration) ?? 0);
}
