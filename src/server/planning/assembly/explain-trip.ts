import type { CheckFacts, PlaceFacts } from '#server/planner/check-facts.ts';
import { explainDay } from '#server/planner/explain-day.ts';
import { explainStop } from '#server/planner/explain-stop.ts';
import { minutesOf, formatDay, parseDuration } from '#shared/dates.ts';
import type {
  ItineraryTrip,
  PlannedActivity,
  PlannedDay,
} from '#shared/generation/generated-trip.schema.ts';
import { seasonNotes } from './day-words.ts';
import { holidayNotes } from './notes/holiday-notes.ts';
import { toldNote } from '../suggested-days/told-day.ts';
import { comesByPlane, goesByPlane } from '../days/day-windows.ts';
import type { DayFacts } from '../days/day-facts.ts';
import { toldOfTrip, visitOf } from '../told/told-of.ts';
import { toldWords } from '../told/told-words.ts';
import type { PlanBasis } from './plan-draft.ts';
import { hasChildren } from '../understanding/has-children.ts';

/** More than this nobody reads at the head of a day. */
const MOST_NOTES = 3;

/** The plan with a quiet line for each stop (why there, why then) and a note for each day that something shaped. */
export function explainTrip(
  trip: ItineraryTrip,
  draft: PlanBasis,
  facts: CheckFacts,
): ItineraryTrip {
  // Holidays are told by name.
  const told: CheckFacts = { ...facts, isPublicHoliday: () => false };

  return {
    ...trip,
    itinerary: trip.itinerary.map((day, index) => {
      const dayFacts = draft.planInput.facts[index];
      const suggested = dayFacts && noteOf(day, dayFacts, draft);
      const notes = [
        ...new Set([
          ...occasionNotes(draft, day.date),
          ...holidayNotes(draft, index, day.activities),
          ...(dayFacts && index === 0 ? seasonNotes(dayFacts) : []),
          ...(suggested === undefined ? explainDay(trip, index, told) : [suggested]),
          ...reserveNotes(trip, index, facts),
        ]),
      ].slice(0, MOST_NOTES);

      return {
        ...day,
        ...(notes.length > 0 ? { note: notes.join(' ') } : {}),
        activities: day.activities.map((activity) => explained(activity, { day, draft, facts })),
      };
    }),
  };
}

/** The note of the suggested day that this one is, as far as its stops keep the hours that it tells. */
function noteOf(day: PlannedDay, facts: DayFacts, draft: PlanBasis): string | undefined {
  const note = toldNote(day, draft.match.destination, { hasChildren: hasChildren(draft.wishes) });
  const visits = day.activities
    .filter(({ kind }) => kind === 'stop')
    .map(({ time, duration }) => {
      const start = minutesOf(time);

      return visitOf(facts, { start, end: start + (parseDuration(duration) ?? 0) });
    });

  return note === undefined || isOfAnotherJourney(note, day, draft)
    ? undefined
    : toldWords(note, toldOfTrip(draft, visits));
}

const FLYING = /\b(?:flights?|planes?(?! trees?)|airports?)\b/i;

/** "Flat ground after the flight" is nothing to tell who came by train. */
function isOfAnotherJourney(
  note: string,
  { dayType }: PlannedDay,
  { journey }: PlanBasis,
): boolean {
  if (!FLYING.test(note)) return false;
  if (dayType === 'Arrival Day') return !comesByPlane(journey);
  return dayType === 'Departure Day' && !goesByPlane(journey);
}

/** "Today: birthday.", for a day that the notes say matters. */
function occasionNotes({ wishes }: PlanBasis, date: string): string[] {
  return (wishes.dates ?? [])
    .filter((one) => one.date === date)
    .map(({ what }) => `Today: ${what}.`);
}

type StopAt = { day: PlannedDay; draft: PlanBasis; facts: CheckFacts };

function explained(activity: PlannedActivity, { day, draft, facts }: StopAt): PlannedActivity {
  const place = activity.place && facts.place(activity.place.id);

  if (!place || (activity.kind !== 'stop' && activity.kind !== 'meal')) return activity;
  if (place.partOf) {
    if (activity.description) return activity;
    const trip = facts.place(place.partOf.trip);

    return { ...activity, why: `Part of the day trip: ${trip?.name ?? place.name}.` };
  }
  const { line } = explainStop({
    place,
    date: day.date,
    start: minutesOf(activity.time),
    isLocked: activity.locked === true,
    isMustSee: draft.wishes.places.wanted.includes(place.id),
  });

  return line ? { ...activity, why: `${line}.` } : activity;
}

/** What to do when the weather spoils the day: the next day on which the same place is open. */
function reserveNotes({ itinerary }: ItineraryTrip, index: number, facts: CheckFacts): string[] {
  const day = itinerary[index];
  const last = itinerary.length - 1;
  const stop = day?.activities.find(
    ({ kind, place, locked }) =>
      kind === 'stop' && !locked && place && facts.place(place.id)?.hangsOnWeather,
  );
  const known = stop?.place && facts.place(stop.place.id);

  if (!day || !known || index === last) return [];
  if (known.best === 'night') return secondTry(known, itinerary.slice(index + 1), facts);
  if (index === 0) return [];
  const other = itinerary.find(
    ({ date }, at) => at > index && at < last && known.openOn(date).length > 0,
  );

  return other
    ? [`If the weather is bad for ${known.name}, swap this day with ${formatDay(other.date)}.`]
    : [`${known.name} depends on the weather: check the forecast the evening before.`];
}

/** What clouds may hide at night: the next evening with nothing in it that cannot wait. */
function secondTry(place: PlaceFacts, later: readonly PlannedDay[], facts: CheckFacts): string[] {
  const free = later
    .slice(0, -1)
    .find(
      ({ date, activities }) =>
        place.openOn(date).length > 0 &&
        !activities.some(
          ({ time, place: at }) =>
            minutesOf(time) >= EVENING && at && CANNOT_WAIT.has(facts.place(at.id)?.kind ?? ''),
        ),
    );

  return free
    ? [`If clouds hide ${place.name}, try again on ${formatDay(free.date)}: that evening is free.`]
    : [`${place.name} needs a clear sky: check the forecast in the afternoon.`];
}

const EVENING = 17 * 60;
const CANNOT_WAIT: ReadonlySet<string> = new Set(['show', 'class', 'boat-trip']);
