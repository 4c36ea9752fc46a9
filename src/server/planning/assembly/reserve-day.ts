import type { CheckFacts } from '#server/planner/check-facts.ts';
import { formatDay } from '#shared/dates.ts';
import type { ItineraryTrip } from '#shared/generation/generated-trip.schema.ts';

/** What to do when the weather spoils the day: the next day on which the same place is open. */
export function reserveNotes(
  { itinerary }: ItineraryTrip,
  index: number,
  facts: CheckFacts,
): string[] {
  const day = itinerary[index];
  const last = itinerary.length - 1;
  const stop = day?.activities.find(
    ({ kind, place, locked }) =>
      kind === 'stop' && !locked && place && facts.place(place.id)?.hangsOnWeather,
  );
  const known = stop?.place && facts.place(stop.place.id);

  if (!day || !known || index === 0 || index === last) return [];
  const other = itinerary.find(
    ({ date }, at) => at > index && at < last && known.openOn(date).length > 0,
  );

  return other
    ? [`If the weather is against ${known.name}, swap this day with ${formatDay(other.date)}.`]
    : [`${known.name} depends on the weather: look at the forecast the evening before.`];
}
