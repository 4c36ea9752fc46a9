import { formatDay } from '#shared/dates.ts';
import type { ItineraryTrip, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import type { CheckFacts, PlaceFacts } from './check-facts.ts';
import { explainOrder } from './explain-order.ts';

/** What shaped a day, in short sentences: a holiday, its order, what is closed and comes on another day, work, rain. */
export function explainDay(trip: ItineraryTrip, index: number, facts: CheckFacts): string[] {
  const day = trip.itinerary[index];

  if (!day) return [];
  return [
    ...(facts.isPublicHoliday(day.date) ? ['A public holiday: opening hours differ.'] : []),
    ...explainOrder(day, facts),
    ...closedHere(trip, day, facts),
    ...(day.activities.some(({ kind }) => kind === 'work')
      ? ['Planned around your working hours.']
      : []),
    ...(index === firstRainy(trip, facts) ? rainReason(day, facts) : []),
  ];
}

const MOST_NAMED = 1;

/** The sights one comes for that are closed on this day and were laid on another. */
function closedHere({ itinerary }: ItineraryTrip, day: PlannedDay, facts: CheckFacts): string[] {
  return itinerary
    .filter((other) => other !== day)
    .flatMap((other) =>
      other.activities.map(({ kind, place }) => ({ kind, place, date: other.date })),
    )
    .filter(
      ({ kind, place }) =>
        kind === 'stop' &&
        place &&
        isShutHighlight(facts.place(place.id), day.date) &&
        isMostlyOpen(facts.place(place.id), itinerary),
    )
    .filter(({ place }, i, all) => all.findIndex((one) => one.place?.name === place?.name) === i)
    .slice(0, MOST_NAMED)
    .map(
      ({ place, date }) =>
        `${place?.name ?? ''} is ${closedToday(place?.id, day, facts)}, so it’s on ${formatDay(date)} instead.`,
    );
}

function isShutHighlight(place: PlaceFacts | undefined, date: string): boolean {
  return place?.isHighlight === true && place.openOn(date).length === 0;
}

const SEVERAL_DAYS = 3;

/** What is there on one day alone, such as a parade, is not closed on the others. */
function isMostlyOpen(place: PlaceFacts | undefined, days: readonly PlannedDay[]): boolean {
  const open = days.filter(({ date }) => (place?.openOn(date).length ?? 0) > 0).length;

  return open !== 1 || days.length < SEVERAL_DAYS;
}

function closedToday(id: string | undefined, day: PlannedDay, facts: CheckFacts): string {
  const reason = id === undefined ? undefined : facts.place(id)?.closedBecause?.(day.date);

  const status = id === undefined ? undefined : facts.place(id)?.openingStatus?.(day.date);
  const closed = status === 'assumed' ? 'probably closed on this day' : 'closed on this day';

  return reason === undefined ? closed : `${closed} ${reason}`;
}

/** The first day of a rainy month that has something under a roof: saying it once is enough. */
function firstRainy({ itinerary }: ItineraryTrip, facts: CheckFacts): number {
  return itinerary.findIndex((day) => rainReason(day, facts).length > 0);
}

function rainReason({ date, activities }: PlannedDay, facts: CheckFacts): string[] {
  const roof = activities.find(({ kind, place }) => kind === 'stop' && place?.indoor)?.place;

  return roof && facts.rainyMonth(date)
    ? [`A rainy month, so the days keep something under a roof: today ${roof.name}.`]
    : [];
}
