import { globalPlaceId } from '#server/catalogue/catalogue.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import type { PlaceFile } from '#server/catalogue/place.schema.ts';
import type { PlannedRoute, Point } from '#server/planner/problem.ts';
import type { PlannedActivity } from '#shared/generation/generated-trip.schema.ts';
import { describeMeal, describeSight, stayWords } from '../candidates/place-words.ts';
import { spansOn } from '../days/day-facts.ts';
import { isDayTrip } from '../day-trips/is-day-trip.ts';
import { restBeforeDinner, type RestPlace } from '../days/rest-before-dinner.ts';
import type { PlanIndex } from './plan-index.ts';
import type { PlanDraft } from './plan-draft.ts';

/** How far one goes for a break, in a straight line. */
const NEAR_KM = 0.8;
const WALK_MINUTES_PER_KM = 17;
/** A place must be open for so long from then on. */
const OPEN_FOR = 60;
/** Nobody sits in a park below this usual high, degrees Celsius, or in a wet month. */
const PARK_WEATHER = { highC: 15, rainMm: 110 } as const;
/** A better known café is worth so many kilometres more for each step of fame. */
const KM_PER_FAME = 0.08;

type Spot = RestPlace & { id: string; rank: number };

/** The rest before dinner of a full day that holds sights. */
export function restOf(draft: PlanDraft, index: PlanIndex, day: number): PlannedActivity[] {
  return restsUpTo(draft, index, day)[day] ?? [];
}

/** The rests of the days up to one of them, so that no place comes twice. */
function restsUpTo(draft: PlanDraft, index: PlanIndex, last: number): PlannedActivity[][] {
  const { solution, built, brief, match } = draft;
  const used = new Set(solution.routes.flatMap(({ stops }) => stops.map(({ id }) => id)));
  const pointOf = (id: string): Point =>
    index.sights.get(id)?.visit ?? index.tables.get(id)?.meal ?? brief.stay.stay;

  return brief.frames.slice(0, last + 1).map((frame, day) => {
    const route = solution.routes[built.dayIndexes.indexOf(day)];

    const atDinner = route?.stops.findIndex(({ meal }) => meal === 'dinner') ?? -1;
    const before = index.sights.get(route?.stops[atDinner - 1]?.id ?? '');

    if (frame.kind !== 'Full Day' || !hasVisit(route)) return [];
    // The ride home of a day trip lies between: what is left of the hour is told as free.
    if (before && isDayTrip(before)) return [];
    return restBeforeDinner(route, {
      stay: stayWords(match.destination, brief.stay.stay.name),
      toStay: (id) => Math.ceil(brief.travel.leg(pointOf(id), brief.stay.stay).minutes),
      placeNear: (id, from) => {
        const [spot] = spotsNear(draft, { point: pointOf(id), day, from, used });

        if (spot) used.add(spot.id);
        return spot;
      },
    });
  });
}

function hasVisit(route: PlannedRoute | undefined): boolean {
  return (route?.stops ?? []).some(({ kind }) => kind === 'visit');
}

type Need = { point: Point; day: number; from: number; used: ReadonlySet<string> };

/** Cafés and, in good weather, parks that are open then and near, the best first. */
function spotsNear({ match, brief, isVegan }: PlanDraft, need: Need): Spot[] {
  const { destination } = match;
  const facts = brief.facts[need.day];

  if (!facts) return [];
  const isParkWeather =
    facts.highC >= PARK_WEATHER.highC &&
    facts.rainMm < PARK_WEATHER.rainMm &&
    facts.sunset > need.from + OPEN_FOR;
  const cafes = destination.food.filter(isCafe).filter(({ vegan }) => !isVegan || vegan !== 'none');
  const parks = isParkWeather ? destination.places.filter(isPark) : [];
  const found = [
    ...cafes.map((file) => ({ file, what: describeMeal(file, isVegan) })),
    ...parks.map((file) => ({
      file,
      what: describeSight(file, { isEco: false, needsAccess: false }),
    })),
  ];

  return found
    .map(({ file, what }) => ({ file, what, km: distanceKm(file, need.point) }))
    .filter(({ km }) => km <= NEAR_KM)
    .filter(({ file }) => !need.used.has(globalPlaceId(destination.id, file.id)))
    .filter(({ file }) =>
      spansOn(file, facts).some(
        ([open, close]) => open <= need.from && close >= need.from + OPEN_FOR,
      ),
    )
    .map(({ file, what, km }) => ({
      id: globalPlaceId(destination.id, file.id),
      name: file.name,
      what,
      minutesAway: Math.ceil(km * WALK_MINUTES_PER_KM),
      rank: km - file.fame * KM_PER_FAME,
    }))
    .toSorted((a, b) => a.rank - b.rank || a.id.localeCompare(b.id));
}

function isCafe({ kind, style }: FoodFile): boolean {
  return kind === 'cafe' && (style === 'cafe' || style === 'breakfast' || style === 'bakery');
}

function isPark({ kind, price }: PlaceFile): boolean {
  return (kind === 'park' || kind === 'garden') && price === 0;
}
