import type { ItineraryTrip, PlannedActivity, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { durationText, minutesOf, parseDuration, timeOf } from '#shared/dates.ts';
import type { CheckFacts, PlaceFacts } from '../check-facts.ts';
import type { FixtureWorld } from './fixture-world.ts';

/** A plan that is spoiled in one way: which rule must name it, and which words its detail must hold. */
export type Planted = { trip: ItineraryTrip; facts: CheckFacts; names?: string };
export type Fault = {
  rule: number;
  what: string;
  isBusiness?: boolean;
  /** Undefined when this plan offers no place for the fault. */
  plant: (trip: ItineraryTrip, facts: CheckFacts, world: FixtureWorld) => Planted | undefined;
};

type Where = { day: PlannedDay; activity: PlannedActivity; at: number };

/** The first activity on a full day that a test accepts. */
function find(trip: ItineraryTrip, accept: (where: Where) => boolean): Where | undefined {
  return trip.itinerary
    .slice(1, -1)
    .flatMap((day) => day.activities.map((activity, at) => ({ day, activity, at })))
    .find(accept);
}

function named({ day, activity }: Where): string {
  return `Day ${day.dayNumber}, ${activity.place?.name ?? activity.activity}`;
}

const isVisit = ({ activity }: Where) => activity.kind === 'stop';
const isLunch = ({ activity }: Where) => activity.meal === 'lunch';
const isDinner = ({ activity }: Where) => activity.meal === 'dinner';

function shift(activity: PlannedActivity, minutes: number): void {
  activity.time = timeOf(minutesOf(activity.time) + minutes);
}

/** Spoils the first activity that is accepted. */
function spoil(
  accept: (where: Where) => boolean,
  change: (where: Where, facts: CheckFacts, world: FixtureWorld) => void,
  words?: string,
) {
  return (trip: ItineraryTrip, facts: CheckFacts, world: FixtureWorld): Planted | undefined => {
    const where = find(trip, accept);

    if (!where) return undefined;
    const names = words ?? named(where);

    change(where, facts, world);
    return { trip, facts, names };
  };
}

function withPlace(facts: CheckFacts, id: string, change: Partial<PlaceFacts>): CheckFacts {
  return {
    ...facts,
    place: (asked) => {
      const place = facts.place(asked);

      return place && asked === id ? { ...place, ...change } : place;
    },
  };
}

/** Keeps the plan and changes what is true about the first accepted place. */
function learn(accept: (where: Where) => boolean, change: Partial<PlaceFacts>) {
  return (trip: ItineraryTrip, facts: CheckFacts): Planted | undefined => {
    const where = find(trip, accept);

    return where && { trip, facts: withPlace(facts, where.activity.place?.id ?? '', change), names: named(where) };
  };
}

const PLACE_FAULTS: Fault[] = [
  { rule: 1, what: 'a place that does not exist', plant: spoil(isVisit, ({ activity }) => activity.place && (activity.place.id = 'atlantis')) },
  { rule: 1, what: 'a place with another name', plant: spoil(isVisit, ({ activity }) => activity.place && (activity.place.name = 'The Louvre'), 'The Louvre: is called The ') },
  { rule: 1, what: 'a place that lies elsewhere', plant: spoil(isVisit, ({ activity }) => activity.place && (activity.place.lat += 0.01)) },
  { rule: 1, what: 'a stop without a place', plant: spoil(isVisit, ({ activity }) => void delete activity.place) },
  {
    rule: 1,
    what: 'a place visited twice',
    plant: (trip, facts) => {
      const first = find(trip, isVisit);
      const second = first && find(trip, (where) => isVisit(where) && where.activity !== first.activity);

      if (!first || !second) return undefined;
      second.activity.place = first.activity.place;
      return { trip, facts, names: 'already visited' };
    },
  },
];

const OPENING_FAULTS: Fault[] = [
  { rule: 2, what: 'a visit before opening', plant: spoil((where) => isVisit(where) && where.activity.place?.kind === 'museum', ({ activity }) => (activity.time = '09:15')) },
  { rule: 2, what: 'a visit that outlasts closing', plant: spoil((where) => where.activity.place?.kind === 'palace', ({ activity }) => (activity.duration = '11h')) },
  { rule: 2, what: 'a place that has closed for good', plant: learn(isVisit, { openOn: () => [] }) },
  { rule: 2, what: 'a restaurant that is closed', plant: learn(isLunch, { openOn: () => [] }) },
  { rule: 2, what: 'a plan whose own hours say closed', plant: spoil(isVisit, ({ activity }) => activity.place && (activity.place.open = [])) },
  {
    rule: 2,
    what: 'two days whose programmes are swapped, a museum landing on its closing day',
    plant: (trip, facts) => {
      const monday = trip.itinerary.find(({ date }) => new Date(`${date}T00:00:00Z`).getUTCDay() === 1);
      const other = trip.itinerary.slice(1, -1).find((day) => day !== monday && day.activities.some(({ place }) => place?.kind === 'museum'));

      if (!monday || !other) return undefined;
      [monday.activities, other.activities] = [other.activities, monday.activities];
      return { trip, facts, names: 'closed on Mondays' };
    },
  },
];

const ORDER_FAULTS: Fault[] = [
  { rule: 3, what: 'stops that overlap', plant: spoil((where) => isVisit(where) && where.at > 0, ({ activity, day, at }) => (activity.time = day.activities[at - 1]?.time ?? '')) },
  { rule: 3, what: 'a stop moved before the one it follows', plant: spoil((where) => where.at > 1, ({ activity, day }) => (activity.time = timeOf(minutesOf(day.activities[0]?.time ?? '') - 5))) },
  { rule: 3, what: 'a way that is left no time', plant: spoil((where) => where.at > 0 && (where.activity.travel?.minutes ?? 0) > 2, ({ activity, day, at }) => {
    const before = day.activities[at - 1];

    activity.time = timeOf(minutesOf(before?.time ?? '') + (parseDuration(before?.duration ?? '') ?? 0));
  }) },
  { rule: 3, what: 'a way faster than anyone can go', plant: spoil((where) => (where.activity.travel?.minutes ?? 0) > 15, ({ activity }) => activity.travel && (activity.travel.minutes = 1)) },
  { rule: 3, what: 'a way shorter than the straight line', plant: spoil((where) => (where.activity.travel?.km ?? 0) > 1, ({ activity }) => activity.travel && (activity.travel.km = 0.2)) },
  { rule: 3, what: 'a stop without a way', plant: spoil((where) => (where.activity.travel?.km ?? 0) > 1, ({ activity }) => void delete activity.travel) },
  { rule: 3, what: 'a time that cannot be read', plant: spoil(isVisit, ({ activity }) => (activity.time = 'noonish')) },
  {
    rule: 3,
    what: 'two days in the wrong order',
    plant: (trip, facts) => {
      const [first, second, third, ...rest] = trip.itinerary;

      if (!first || !second || !third) return undefined;
      return { trip: { ...trip, itinerary: [first, third, second, ...rest] }, facts, names: 'out of order' };
    },
  },
];

const FRAME_FAULTS: Fault[] = [
  { rule: 4, what: 'a flight that lands later', plant: (trip, facts) => ({ trip, facts: { ...facts, landing: 13 * 60 }, names: 'after landing at 13:00' }) },
  { rule: 4, what: 'a flight that leaves earlier', plant: (trip, facts) => ({ trip, facts: { ...facts, takeoff: 12 * 60 }, names: 'before take-off at 12:00' }) },
  { rule: 4, what: 'no way back', plant: (trip, facts) => {
    const day = trip.itinerary[2];

    if (day) delete day.back;
    return day && { trip, facts, names: 'Day 3' };
  } },
  { rule: 4, what: 'a day that begins after it has begun', plant: (trip, facts) => {
    const day = trip.itinerary[1];

    if (day) day.start = '13:00';
    return day && { trip, facts, names: 'Day 2' };
  } },
  { rule: 4, what: 'a day that ends before dinner does', plant: (trip, facts) => {
    const day = trip.itinerary[1];

    if (day) day.end = '18:30';
    return day && { trip, facts, names: 'Day 2' };
  } },
];

const MEAL_FAULTS: Fault[] = [
  ...(['lunch', 'dinner'] as const).map((meal): Fault => ({
    rule: 5,
    what: `a day without ${meal}`,
    plant: (trip, facts) => {
      const day = trip.itinerary[2];

      if (day) day.activities = day.activities.filter((activity) => activity.meal !== meal);
      return day && { trip, facts, names: `Day 3: has no ${meal}` };
    },
  })),
  { rule: 5, what: 'a lunch of ten minutes', plant: spoil(isLunch, ({ activity }) => (activity.duration = '10m')) },
  { rule: 5, what: 'a dinner of an hour', plant: spoil(isDinner, ({ activity }) => (activity.duration = '1h')) },
  { rule: 5, what: 'a lunch in the afternoon', plant: spoil(isLunch, ({ activity }) => shift(activity, 240)) },
  { rule: 5, what: 'dinner at a place that serves none', plant: learn(isDinner, { isMeal: false }) },
  {
    rule: 5,
    what: 'a restaurant far from everything around it',
    plant: spoil(isLunch, ({ activity, day, at }) => {
      const next = day.activities[at + 1];

      if (activity.place) activity.place.lat += 0.3;
      if (activity.travel) activity.travel.minutes = 80;
      if (next?.travel) next.travel.minutes = 80;
    }),
  },
];

const PACE_FAULTS: Fault[] = [
  { rule: 6, what: 'days too long for a toddler', plant: (trip, facts) => ({ trip: lengthen(trip), facts: { ...facts, preference: { ...facts.preference, needs: { ...facts.preference.needs, toddler: true } } }, names: 'hours of programme, at most 9' }) },
  { rule: 6, what: 'a day of more than ten hours', plant: (trip, facts) => ({ trip: lengthen(trip), facts, names: 'Day 2' }) },
  { rule: 6, what: 'a walk too long', plant: spoil((where) => where.activity.travel?.mode === 'walk', ({ activity }) => activity.travel && (activity.travel.km = 14), 'km on foot, at most 12') },
  { rule: 6, what: 'kilometres on foot that do not add up', plant: (trip, facts) => {
    const day = trip.itinerary[3];

    if (day) day.walkKm += 2;
    return day && { trip, facts, names: 'Day 4: says' };
  } },
];

/** Starts the second day at dawn. */
function lengthen(trip: ItineraryTrip): ItineraryTrip {
  const first = trip.itinerary[1]?.activities[0];

  if (first) first.time = '05:30';
  return trip;
}

const BUDGET_FAULTS: Fault[] = [
  { rule: 7, what: 'a price that was raised', plant: spoil((where) => isVisit(where) && Boolean(where.activity.place?.price), ({ activity }) => activity.place?.price && (activity.place.price.usd += 25)) },
  { rule: 7, what: 'a ticket that has become dearer', plant: learn((where) => isVisit(where), { priceUsd: 99 }) },
  { rule: 7, what: 'a total that is no sum', plant: (trip, facts) => ({ trip: { ...trip, costs: { ...trip.costs, total: trip.costs.total - 60 } }, facts, names: 'sum to' }) },
  { rule: 7, what: 'food that costs less than the meals', plant: (trip, facts) => ({ trip: { ...trip, costs: { ...trip.costs, food: 20 } }, facts, names: 'The meals cost' }) },
  { rule: 7, what: 'a budget that the trip bursts', plant: (trip, facts) => ({ trip, facts: { ...facts, maxUsd: 800 }, names: 'the budget allows $800' }) },
  { rule: 7, what: 'a day that claims to cost nothing', plant: (trip, facts) => {
    const day = trip.itinerary[2];

    if (day) day.cost = 0;
    return day && { trip, facts, names: 'Day 3' };
  } },
  { rule: 7, what: 'an interest that nothing meets', plant: (trip, facts) => ({ trip, facts: { ...facts, preference: { ...facts.preference, interests: ['Northern Lights'] } }, names: 'Northern Lights' }) },
];

const DIET_FAULTS: Fault[] = [
  { rule: 8, what: 'a meal without anything vegan', plant: learn(isDinner, { vegan: false }) },
  { rule: 8, what: 'a taxi where transit would do', plant: spoil((where) => (where.activity.travel?.minutes ?? 0) > 3, ({ activity }) => activity.travel && (activity.travel.mode = 'taxi')) },
  {
    rule: 8,
    what: 'a flight where the train is quick',
    plant: (trip, facts) => {
      const flight = {
        departureAirport: 'A', arrivalAirport: 'B', airline: 'X', flightNumber: '1', departureDate: trip.tripInfo.startDate,
        departureTime: '08:00', arrivalDate: trip.tripInfo.startDate, arrivalTime: '10:00', cabin: 'Economy', status: 'available',
        isReturn: false, segments: [], price: 1, currency: 'USD',
      };

      return { trip: { ...trip, flights: { outbound: [flight], return: [] } }, facts: { ...facts, trainMinutes: 200 }, names: 'the train takes 3.3 hours' };
    },
  },
];

const WEATHER_FAULTS: Fault[] = [
  {
    rule: 9,
    what: 'a viewpoint in the dark',
    plant: spoil((where) => ['viewpoint', 'park'].includes(where.activity.place?.kind ?? ''), ({ activity }) => (activity.time = '20:40')),
  },
  {
    rule: 9,
    what: 'short days that end before the viewpoint does',
    plant: (trip, facts) => {
      const where = find(trip, ({ activity }) => ['viewpoint', 'park'].includes(activity.place?.kind ?? ''));

      return where && { trip, facts: { ...facts, daylight: () => [719, 720] }, names: named(where) };
    },
  },
  {
    rule: 9,
    what: 'a rainy day all outdoors',
    plant: (trip, facts) => {
      const rooflessDay = trip.itinerary.findIndex(({ activities }) => activities.some(({ kind }) => kind === 'stop'));

      return {
        trip,
        facts: { ...facts, place: (id) => { const place = facts.place(id); return place && { ...place, indoor: false }; } },
        names: `Day ${rooflessDay + 1}`,
      };
    },
  },
];

const isWork = ({ activity }: Where) => activity.kind === 'work';

const BUSINESS_FAULTS: Fault[] = [
  { rule: 10, what: 'a weekday without its morning block', isBusiness: true, plant: spoil(isWork, ({ day, at }) => void day.activities.splice(at, 1)), },
  { rule: 10, what: 'a block that is cut short', isBusiness: true, plant: spoil(isWork, ({ activity }) => (activity.duration = durationText(120))) },
  { rule: 10, what: 'work at a museum', isBusiness: true, plant: spoil(isWork, ({ activity }, _, world) => {
    const museum = world.sights.find(({ id }) => id === 'museum-0');

    if (museum && activity.place) Object.assign(activity.place, { id: museum.id, name: museum.name, lat: museum.lat, lon: museum.lon });
  }) },
  { rule: 10, what: 'a museum in working hours', isBusiness: true, plant: spoil((where) => isLunch(where) && where.day.activities.some(({ kind }) => kind === 'work'), ({ activity }) => (activity.time = '14:30')) },
];

export const FAULTS: readonly Fault[] = [
  ...PLACE_FAULTS,
  ...OPENING_FAULTS,
  ...ORDER_FAULTS,
  ...FRAME_FAULTS,
  ...MEAL_FAULTS,
  ...PACE_FAULTS,
  ...BUDGET_FAULTS,
  ...DIET_FAULTS,
  ...WEATHER_FAULTS,
  ...BUSINESS_FAULTS,
];

