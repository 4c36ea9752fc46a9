import type { AskedFacts } from '../check-facts.ts';
import { clockMinutes } from './clock.ts';
import type { TripView } from './trip-view.ts';

type Item = {
  /** What the entry's words must hold. */
  words: string;
  /** The entry itself, where others may hold the same words. */
  wish?: string;
  /** Whether the plan holds it; undefined where a plan cannot show it. */
  holds: boolean | undefined;
};

/** Rule 11: what was asked is in the plan, or named first with the reason; nothing else is called kept. */
export function checkAsked(view: TripView): string[] {
  const { asked } = view.facts;

  if (!asked) return [];
  return itemsOf(asked, view).flatMap((item) => faultOf(item, view));
}

/** What the trip costs without what the limit leaves out. */
function limitedUsd({ costs }: TripView['trip'], { limitWithout = [] }: AskedFacts): number {
  return limitWithout.reduce((left, part) => left - costs[part], costs.total);
}

function faultOf({ words, holds, wish: own = words }: Item, { trip }: TripView): string[] {
  const told = trip.asked ?? [];
  const entry =
    told.find(({ wish }) => wish.toLowerCase() === own.toLowerCase()) ??
    told.find(({ wish }) => wish.toLowerCase().includes(words.toLowerCase()));

  if (!entry) return [`The wish for ${words}: was asked for, and nothing is said of it`];
  if (entry.met && holds === false)
    return [`The wish for ${words}: is called met, but the plan does not hold it`];
  if (entry.met) return [];
  if (entry.detail.trim() === '')
    return [`The wish for ${words}: is not met, and no reason is given`];
  const unmet = (trip.asked ?? []).filter(({ met }) => !met).length;
  const isFirst = trip.warnings
    .slice(0, unmet)
    .some((warning) => warning.toLowerCase().includes(words.toLowerCase()));

  return isFirst ? [] : [`The wish for ${words}: is not met, and is not named first`];
}

function itemsOf(asked: AskedFacts, view: TripView): Item[] {
  const { trip, days } = view;
  const stops = days.flatMap((day) => day.stops.filter(({ activity }) => activity.kind === 'stop'));
  const visited = new Set(stops.map(({ place }) => place.id));
  const tables = new Set(
    days.flatMap((day) =>
      day.stops.filter(({ activity }) => activity.kind === 'meal').map(({ place }) => place.id),
    ),
  );
  // "No museums except the Orsay": what was named is no breach of what was turned down.
  const named = new Set(asked.mustSees.map(({ id }) => id));
  const kinds = new Set(stops.flatMap(({ place }) => (named.has(place.id) ? [] : [place.kind])));
  const [first, last] = [days[0], days.at(-1)];

  return [
    ...asked.places.map(({ id, name, otherNames = [], country }) => ({
      words: name,
      holds: country === undefined ? goesTo(trip, id, [name, ...otherNames]) : undefined,
    })),
    ...asked.mustSees.map(({ id, name }) => ({
      words: name,
      wish: `Must see: ${name}`,
      // A coffee house may stand in the plan as the sight that it is as well.
      holds:
        visited.has(id) || tables.has(id) || stops.some(({ place }) => place.name.includes(name)),
    })),
    ...asked.avoidPlaces.map(({ id, name }) => ({ words: name, holds: !visited.has(id) })),
    ...(asked.refused ?? []).map(({ said, kinds: of }) => ({
      words: `No ${said}`,
      holds: !of.some((kind) => kinds.has(kind)),
    })),
    ...asked.avoidKinds.map((kind) => ({
      words: `no ${kind.replace('-', ' ').replace(/y$/, '')}`,
      holds: !kinds.has(kind),
    })),
    ...(asked.landing === undefined
      ? []
      : [{ words: 'arrival', holds: (first?.start ?? 0) >= asked.landing }]),
    ...(asked.takeOff === undefined
      ? []
      : [{ words: 'departure', holds: (last?.end ?? 0) <= asked.takeOff }]),
    ...(asked.limitUsd === undefined
      ? []
      : [{ words: asked.limitText ?? '', holds: limitedUsd(trip, asked) <= asked.limitUsd }]),
    ...dietItems(asked, view),
    ...asked.allergies.map((allergen) => ({ words: allergen, holds: undefined })),
    ...asked.children.slice(0, 1).map((age) => ({ words: childWords(age), holds: undefined })),
    ...(asked.isStepFree ? [{ words: 'step-free', holds: undefined }] : []),
    ...conditionItems(asked, trip),
    ...asked.appointments.map((one) => appointmentItem(one, view)),
    ...asked.notUnderstood.map(({ said }) => ({
      words: said,
      wish: `Not understood: ${said}`,
      holds: false,
    })),
  ];
}

/** A child under two is told as a baby, any other by its age. */
function childWords(age: number): string {
  return age < 2 ? 'baby' : `aged ${age}`;
}

/** Without accents, capitals and spaces: "Cancún" and "Cancun", "Machu Picchu" and "Machupicchu". */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M} ]/gu, '')
    .toLowerCase();
}

/** Whether a plan stays in a place, or visits it for a day from another: the day's own place has its name. */
function goesTo(
  { destination, places = [], itinerary }: TripView['trip'],
  id: string,
  names: readonly string[],
): boolean {
  if ([destination.id, ...places.map((place) => place.id)].includes(id)) return true;
  return (
    places.length > 0 &&
    itinerary.some(({ activities }) =>
      activities.some(
        ({ activity, place }) =>
          place?.kind === 'day-trip' &&
          (townOf(place.id) === id ||
            names.some((name) => plain(`${activity} ${place.name}`).includes(plain(name)))),
      ),
    )
  );
}

/** What holds on every day. The hours of work are a rule of their own. */
function conditionItems({ work, isWithoutCar }: AskedFacts, trip: TripView['trip']): Item[] {
  return [
    ...(work?.hours ? [{ words: 'work ', holds: undefined }] : []),
    ...(isWithoutCar ? [{ words: 'no driving', holds: !isDriven(trip) }] : []),
  ];
}

/** Whether any way of a trip is by car. */
function isDriven({ itinerary }: TripView['trip']): boolean {
  return itinerary.some(({ activities, back }) =>
    [...activities.map(({ travel }) => travel), back].some((leg) => leg?.mode === 'drive'),
  );
}

/** "siena", of the day trip "florence/siena". */
function townOf(id: string): string {
  return id.slice(id.indexOf('/') + 1);
}

/** Which restaurants serve vegan dishes is known; of other diets nothing is. */
function dietItems({ diets }: AskedFacts, { days }: TripView): Item[] {
  const isServed = days.every(({ stops }) =>
    stops
      .filter(({ activity, isOwnChoice }) => activity.kind === 'meal' && !isOwnChoice)
      .every(({ facts }) => facts?.vegan === true),
  );

  return diets.map((diet) => ({
    words: diet,
    holds: diet === 'vegan' || diet === 'vegetarian' ? isServed : undefined,
  }));
}

function appointmentItem(
  { date, start, title, place }: AskedFacts['appointments'][number],
  { days }: TripView,
): Item {
  const day = days.find((one) => one.day.date === date);
  const from = clockMinutes(start);

  return {
    words: `${title}, `,
    holds:
      day?.activities.some(
        ({ activity, start: at }) =>
          at === from &&
          (activity.kind === 'work' || (activity.kind === 'stop' && place !== undefined)),
      ) ?? false,
  };
}
