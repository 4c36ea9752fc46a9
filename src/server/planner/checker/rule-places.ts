import { isWarnedOf, type StopView, type TripView } from './trip-view.ts';
import { straightKm } from './physics.ts';

/** Further apart than this, coordinates stand for another place. */
const SAME_PLACE_KM = 0.15;
/** From this share of meals to places on, a restaurant may have to serve twice. */
const SHORT_OF_TABLES = 0.6;

/** Rule 1: every place exists, and none is visited twice. */
export function checkPlaces(view: TripView): string[] {
  return [...unknownPlaces(view), ...repeatedPlaces(view)];
}

function unknownPlaces({ days, trip, facts }: TripView): string[] {
  return days.flatMap(({ label, activities, stops }) => [
    ...activities
      .filter(
        ({ activity }) => (activity.kind === 'stop' || activity.kind === 'meal') && !activity.place,
      )
      .map(({ name }) => `${label}, ${name}: names no place`),
    ...stops.flatMap((stop) => {
      const fault = faultOf(stop, isStay(stop));

      return fault ? [`${label}, ${stop.name}: ${fault}`] : [];
    }),
  ]);

  function isStay({ activity, place }: StopView): boolean {
    return activity.kind === 'work' && straightKm(place, trip.accommodation) < SAME_PLACE_KM;
  }
  function faultOf(stop: StopView, atStay: boolean): string | undefined {
    const { place } = stop;
    const known = stop.facts;

    if (!known) {
      if (atStay || (place.unverified === true && place.source !== 'catalogue')) return undefined;
      return 'is not in the catalogue and not marked unverified';
    }
    if (facts.place(place.id)?.name !== place.name)
      return `is called ${known.name} in the catalogue`;
    return straightKm(place, known) > SAME_PLACE_KM
      ? 'lies somewhere else in the catalogue'
      : undefined;
  }
}

function repeatedPlaces(view: TripView): string[] {
  const seen = new Map<string, StopView & { label: string }>();
  const meals = view.days.flatMap(({ stops }) =>
    stops.filter(({ activity }) => activity.kind === 'meal'),
  ).length;
  const isShort = meals > (view.facts.mealPlaces ?? Infinity) * SHORT_OF_TABLES;

  return view.days.flatMap(({ label, stops }) =>
    stops.flatMap((stop) => {
      if (stop.activity.kind === 'work') return [];
      const first = seen.get(stop.place.id);
      const areMeals = first?.activity.kind === 'meal' && stop.activity.kind === 'meal';

      seen.set(stop.place.id, { ...stop, label });
      if (!first) return [];
      if (areMeals && first.label !== label && (isShort || isWarnedOf(view, stop.name))) return [];
      return [`${label}, ${stop.name}: already visited on ${first.label}`];
    }),
  );
}
