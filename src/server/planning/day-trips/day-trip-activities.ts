import { dinersAt } from '../diet/diners.ts';
import type { DayTripFile } from '#server/catalogue/catalogue.schema.ts';
import type { PlannedStop } from '#server/planner/problem.ts';
import { durationText, timeOf } from '#shared/dates.ts';
import type { PlannedActivity, PlannedPlace } from '#shared/generation/generated-trip.schema.ts';
import { openTexts, sightActivity, toTravelLeg } from '../assembly/assemble-stop.ts';
import type { PlanBasis } from '../assembly/plan-draft.ts';
import { sentences } from '../candidates/place-words.ts';
import type { Candidate } from '../candidates/candidates.ts';
import { dayTripLunchWords, tableBeside } from './day-trip-lunch.ts';
import { toldOf } from '../told/told-of.ts';
import { toldWords } from '../told/told-words.ts';
import { chiefStop, type DayTripPart, dayTripParts } from './day-trip-stops.ts';

type Context = { draft: PlanBasis; day: number };

/**
 * A day trip as the plan shows it: its stops in order with their times and lunch between them, all parts of one
 * trip. The chief stop stands for the trip itself; the others carry its id and their number.
 */
export function dayTripActivities(
  stop: PlannedStop,
  candidate: Candidate & { file: DayTripFile },
  context: Context,
): PlannedActivity[] {
  const { file, lunch } = candidate;
  const parts = dayTripParts(file, [stop.start, stop.end], lunch?.hours);
  const chiefNumber = chiefStop(file);
  const chiefPart = parts.find(({ number }) => number === chiefNumber);
  const why = (chiefPart && wordsOf(chiefPart, context)) ?? file.why;
  const { travel, ...chief } = sightActivity(
    stop,
    { ...candidate, file: { ...file, why } },
    context,
  );

  return parts.map((part, i): PlannedActivity => {
    const timing = { time: timeOf(part.start), duration: durationText(part.end - part.start) };
    const way = i === 0 && travel ? travel : part.way && toTravelLeg(part.way);
    const own = { ...timing, partOf: candidate.id, ...(way ? { travel: way } : {}) };

    if (part.kind === 'lunch') return { ...lunchActivity(part, candidate, context), ...own };
    const isAgain = parts.slice(0, i).some((other) => other.number === part.number);

    if (part.number === chiefNumber && !isAgain) return { ...chief, ...own, activity: part.name };
    const words = wordsOf(part, context);
    return {
      activity: isAgain ? `${part.name}, after lunch` : part.name,
      ...(words === undefined ? {} : { description: sentences([words]) }),
      category: chief.category,
      kind: 'stop',
      ...own,
      place: placeOfPart(part, candidate, { isAgain, day: context.day }),
    };
  });
}

/** What is said of a part, as far as it holds then. */
function wordsOf({ why, start, end }: DayTripPart, { draft, day }: Context): string | undefined {
  const facts = draft.planInput.facts[day];

  return why && facts ? toldWords(why, toldOf(draft, facts, { start, end })) : why;
}

function lunchActivity(
  { name, point, start, end }: DayTripPart,
  { file, lunch }: Candidate,
  { draft, day }: Context,
): Pick<PlannedActivity, 'activity' | 'description' | 'category' | 'kind' | 'meal'> {
  const { destination } = draft.match;
  const diners = dinersAt(destination, draft);
  const date = draft.planInput.facts[day]?.date;

  return {
    ...dayTripLunchWords(name, {
      trip: file.name,
      diners,
      country: destination.country,
      usdPerPerson: lunch?.usdPerPerson ?? 0,
      table:
        date === undefined
          ? undefined
          : tableBeside(diners, { point, date, hours: [start, end], catalogue: draft.catalogue }),
    }),
    category: 'Food & Drink',
    kind: 'meal',
    meal: 'lunch',
  };
}

function placeOfPart(
  { name, number, point }: DayTripPart,
  { id, open }: Candidate,
  { isAgain, day }: { isAgain: boolean; day: number },
): PlannedPlace {
  return {
    id: `${id}/${number}${isAgain ? 'b' : ''}`,
    name,
    lat: point.lat,
    lon: point.lon,
    kind: 'day-trip',
    indoor: false,
    open: openTexts(open[day] ?? []),
    opening: 'assumed',
    price: null,
    source: 'catalogue',
  };
}
