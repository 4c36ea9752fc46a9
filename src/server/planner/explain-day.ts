import { formatDay, timeOf } from '#shared/dates.ts';
import type { ItineraryTrip, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import type { CheckFacts } from './check-facts.ts';

/** What shaped a day, in short sentences: flights, a holiday, what was closed and went elsewhere, rain, work. */
export function explainDay(trip: ItineraryTrip, index: number, facts: CheckFacts): string[] {
  const day = trip.itinerary[index];

  if (!day) return [];
  return [
    ...flightReasons(trip, index, facts),
    ...(facts.isPublicHoliday(day.date) ? ['A public holiday: opening hours differ.'] : []),
    ...closedHere(trip, day, facts),
    ...rainReason(day, facts),
    ...(day.activities.some(({ kind }) => kind === 'work')
      ? ['Planned around your working hours.']
      : []),
  ];
}

function flightReasons(
  { itinerary }: ItineraryTrip,
  index: number,
  { landing, takeoff }: CheckFacts,
): string[] {
  const reasons: string[] = [];

  if (index === 0 && landing !== null)
    reasons.push(
      `You land at ${timeOf(landing)}, so the day begins 90 minutes later at the earliest.`,
    );
  if (index === itinerary.length - 1 && takeoff !== null) {
    reasons.push(`Your flight leaves at ${timeOf(takeoff)}, so the day ends 150 minutes before.`);
  }
  return reasons;
}

const MOST_NAMED = 2;

/** Places of the trip that are closed on this day and were laid on another. */
function closedHere({ itinerary }: ItineraryTrip, day: PlannedDay, facts: CheckFacts): string[] {
  return itinerary
    .filter((other) => other !== day)
    .flatMap((other) =>
      other.activities.map(({ kind, place }) => ({ kind, place, date: other.date })),
    )
    .filter(
      ({ kind, place }) =>
        kind === 'stop' && place && facts.place(place.id)?.openOn(day.date).length === 0,
    )
    .filter(({ place }, i, all) => all.findIndex((one) => one.place?.name === place?.name) === i)
    .slice(0, MOST_NAMED)
    .map(
      ({ place, date }) =>
        `${place?.name ?? ''} is ${closedToday(place?.id, day, facts)} and comes on ${formatDay(date)}.`,
    );
}

function closedToday(id: string | undefined, day: PlannedDay, facts: CheckFacts): string {
  const reason = id === undefined ? undefined : facts.place(id)?.closedBecause?.(day.date);

  const status = id === undefined ? undefined : facts.place(id)?.openingStatus?.(day.date);
  const closed = status === 'assumed' ? 'probably closed on this day' : 'closed on this day';

  return reason === undefined ? closed : `${closed} ${reason}`;
}

function rainReason({ date, activities }: PlannedDay, facts: CheckFacts): string[] {
  const roof = activities.find(({ kind, place }) => kind === 'stop' && place?.indoor)?.place;

  return roof && facts.rainyMonth(date) ? [`A rainy month: ${roof.name} keeps you dry.`] : [];
}
