import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import type { GeneratedTrip, PlannedActivity } from '#shared/generation/generated-trip.schema.ts';
import type { Expectation } from './expectations.ts';

export type Outcome = { trip: GeneratedTrip } | { refusal: { status: number; message: string } };

/** Why an expectation is not met; undefined when it is. */
export function judge(
  expectation: Expectation,
  outcome: Outcome,
  catalogue: Catalogue,
): string | undefined {
  if (expectation.type === 'any') {
    const faults = expectation.of.map((one) => judge(one, outcome, catalogue));

    return faults.includes(undefined) ? undefined : faults.join('; and ');
  }
  if ('refusal' in outcome) return judgeRefusal(expectation, outcome.refusal);
  return expectation.type === 'refused'
    ? `was planned, in ${outcome.trip.destination.name}`
    : judgeTrip(expectation, outcome.trip, catalogue);
}

function judgeRefusal(
  expectation: Expectation,
  { status, message }: { status: number; message: string },
): string | undefined {
  if (expectation.type !== 'refused') return `refused with ${status}: ${message}`;
  if (status !== 422) return `answered ${status}, not 422`;
  return expectation.words.test(message) ? undefined : `refused in other words: ${message}`;
}

type TripExpectation = Exclude<Expectation, { type: 'any' | 'refused' }>;
type Judges = {
  [Type in TripExpectation['type']]: (
    expectation: Extract<TripExpectation, { type: Type }>,
    trip: GeneratedTrip,
    catalogue: Catalogue,
  ) => string | undefined;
};

const went = (trip: GeneratedTrip) =>
  `went to ${trip.destination.name}, ${trip.destination.country}`;
const unless = (isMet: boolean, fault: () => string) => (isMet ? undefined : fault());

const JUDGES: Judges = {
  at: ({ ids }, trip) => unless(ids.includes(trip.destination.id), () => went(trip)),
  'not at': ({ ids }, trip) => unless(!ids.includes(trip.destination.id), () => went(trip)),
  in: ({ countries }, trip) =>
    unless(countries.includes(trip.destination.country), () => went(trip)),
  'not in': ({ countries }, trip) =>
    unless(!countries.includes(trip.destination.country), () => went(trip)),
  near: ({ km, ...point }, trip) =>
    unless(distanceKm(point, trip.destination) <= km, () => went(trip)),
  spares: ({ ids }, trip) => {
    const met = stopsOf(trip).filter(({ place }) => place && ids.includes(place.id));

    return unless(met.length === 0, () => `visits ${namesOf(met)}`);
  },
  costs: ({ fromUsd }, trip) =>
    unless(trip.costs.total >= fromUsd, () => `costs $${trip.costs.total}`),
  without: ({ kinds }, trip) => {
    const met = stopsOf(trip).filter(({ place }) => place && isOneOf(place.kind, kinds));

    return unless(met.length === 0, () => `visits ${namesOf(met)}`);
  },
  with: ({ kinds }, trip) =>
    unless(
      stopsOf(trip).some(({ place }) => place && isOneOf(place.kind, kinds)),
      () => `no ${kinds.join(' or ')} among the stops`,
    ),
  'stops a day': ({ most }, trip) => {
    const busiest = Math.max(...trip.itinerary.map((day) => stopsIn(day.activities).length));

    return unless(busiest <= most, () => `${busiest} stops on one day`);
  },
  begins: ({ from }, trip) => {
    const early = trip.itinerary
      .filter(({ dayType }) => dayType === 'Full Day')
      .flatMap(({ activities }) => activities.slice(0, 1))
      .filter(({ time }) => time < from);

    return unless(early.length === 0, () => `begins at ${early[0]?.time ?? ''}`);
  },
  warm: ({ fromC }, trip) =>
    unless(lowestHigh(trip) >= fromC, () => `${went(trip)}, ${lowestHigh(trip)} °C`),
  cool: ({ toC }, trip) =>
    unless(lowestHigh(trip) <= toC, () => `${went(trip)}, ${lowestHigh(trip)} °C`),
  days: ({ count }, trip) =>
    unless(trip.itinerary.length === count, () => `${trip.itinerary.length} days`),
  warns: ({ words }, trip) =>
    unless(words.test(trip.warnings.join(' ')), () => `${went(trip)}, without a warning of it`),
  silent: ({ words }, trip) =>
    unless(!words.test(JSON.stringify(trip)), () => 'the text came through'),
  vegan: (_, trip, catalogue) => {
    const meals = trip.itinerary.flatMap(({ activities }) =>
      activities.filter((activity) => activity.kind === 'meal' && !isVegan(activity, catalogue)),
    );

    return unless(meals.length === 0, () => `not vegan: ${namesOf(meals)}`);
  },
  accessible: (_, trip, catalogue) => {
    const barred = stopsOf(trip).filter(({ place }) => {
      const known = place && catalogue.place(place.id);

      return known && 'access' in known.file && known.file.access === 'none';
    });

    return unless(barred.length === 0, () => `no step-free way: ${namesOf(barred)}`);
  },
  surprise: (_, trip) =>
    unless('hints' in trip && trip.hints.length > 2, () => 'has no hints of a surprise'),
};

function judgeTrip(
  expectation: TripExpectation,
  trip: GeneratedTrip,
  catalogue: Catalogue,
): string | undefined {
  const judgeOne = JUDGES[expectation.type] as (
    ...of: [TripExpectation, GeneratedTrip, Catalogue]
  ) => string | undefined;

  return judgeOne(expectation, trip, catalogue);
}

export function stopsOf(trip: GeneratedTrip): PlannedActivity[] {
  return trip.itinerary.flatMap(({ activities }) => stopsIn(activities));
}

function stopsIn(activities: readonly PlannedActivity[]): PlannedActivity[] {
  return activities.filter(({ kind }) => kind === 'stop');
}

function lowestHigh({ itinerary }: GeneratedTrip): number {
  return Math.min(...itinerary.map(({ weather }) => weather.highC));
}

/** A restaurant that serves it, or a meal of the traveller's own choice that says so. */
function isVegan({ place, activity, description }: PlannedActivity, catalogue: Catalogue): boolean {
  const known = place && catalogue.place(place.id);

  if (known?.type === 'food') return known.file.vegan !== 'none';
  return /\bvegan\b/i.test(`${activity} ${description ?? ''}`);
}

function isOneOf(kind: string, kinds: readonly string[]): boolean {
  return kinds.includes(kind);
}

function namesOf(activities: readonly PlannedActivity[]): string {
  return [...new Set(activities.map(({ place, activity }) => place?.name ?? activity))]
    .slice(0, 4)
    .join(', ');
}
