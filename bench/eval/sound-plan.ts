import { RULE_COUNT } from '#server/planner/check-plan.ts';
import { addDays, minutesOf } from '#shared/dates.ts';
import { type GeneratedTrip, generatedTrip } from '#shared/generation/generated-trip.schema.ts';
import type { SavedPreference } from '#shared/preferences/preference.schema.ts';

/**
 * What is wrong with a plan as its own JSON shows it, beside the checker's verdict that it carries: the
 * shape, the days asked for, times in order, no place twice, every stop inside its opening hours.
 */
export function faultsOf(trip: GeneratedTrip, asked: SavedPreference): string[] {
  // A trip to several places is held against one rule more, that of its rides and nights.
  const rules = trip.places ? RULE_COUNT + 1 : RULE_COUNT;
  const shape = generatedTrip.safeParse(trip);
  const broken = trip.checks
    .filter(({ ok }) => !ok)
    .map(({ name, detail }) => `${name}: ${detail}`);

  return [
    ...(shape.success ? [] : ['its shape is not the documented one']),
    ...(trip.checks.length === rules
      ? []
      : [`${trip.checks.length} of ${rules} rules were checked`]),
    ...broken,
    ...dayFaults(trip, asked),
    ...twice(trip),
    ...trip.itinerary.flatMap(({ date, activities }) => [
      ...orderFaults(activities).map((fault) => `${date}: ${fault}`),
      ...openingFaults(activities).map((fault) => `${date}: ${fault}`),
    ]),
  ];
}

type Activities = GeneratedTrip['itinerary'][number]['activities'];

function dayFaults({ itinerary }: GeneratedTrip, asked: SavedPreference): string[] {
  const isWhole =
    itinerary[0]?.date === asked.departureDate && itinerary.at(-1)?.date === asked.returnDate;
  const isGapless = itinerary.every(
    ({ date }, index) => date === addDays(asked.departureDate, index),
  );

  return isWhole && isGapless ? [] : ['its days are not those asked for'];
}

function twice(trip: GeneratedTrip): string[] {
  const ids = trip.itinerary.flatMap(({ activities }) =>
    activities.flatMap(({ kind, place }) => (kind === 'stop' && place ? [place.id] : [])),
  );

  return ids.length === new Set(ids).size ? [] : ['a place comes twice'];
}

function orderFaults(activities: Activities): string[] {
  return activities.flatMap(({ time, activity }, index) => {
    const before = activities[index - 1];

    return before && minutesOf(before.time) > minutesOf(time)
      ? [`${activity} comes before its time`]
      : [];
  });
}

function openingFaults(activities: Activities): string[] {
  return activities.flatMap(({ kind, time, place }) => {
    if (kind !== 'stop' || !place) return [];
    const at = minutesOf(time);
    const isOpen = place.open.some(([from, to]) => minutesOf(from) <= at && at < minutesOf(to));

    return isOpen ? [] : [`${place.name} is closed at ${time}`];
  });
}
