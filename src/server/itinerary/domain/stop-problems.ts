import type { PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import type { ItineraryProblem } from '#shared/trips/itinerary-edit.schema.ts';
import { capital } from '#server/planning/candidates/place-words.ts';

/** Far more than a person reads. */
const MOST_PROBLEMS = 200;

/** The checker's faults, rule by rule, as problems of the day and the entry that each one names. */
export function stopProblems(
  reports: readonly { rule: number; faults: readonly string[] }[],
  days: readonly PlannedDay[],
): ItineraryProblem[] {
  return reports
    .flatMap(({ rule, faults }) => faults.map((text) => toProblem(text, rule, days)))
    .slice(0, MOST_PROBLEMS);
}

function toProblem(text: string, rule: number, days: readonly PlannedDay[]): ItineraryProblem {
  const [, number = ''] = /^Day (\d+)\b/.exec(text) ?? [];
  const label = `Day ${number}`;
  const day = days[Number(number) - 1];

  if (!day) return { day: 0, rule, message: text };
  const at = { day: day.dayNumber, rule };
  const index = day.activities.findLastIndex(({ place, activity }) =>
    text.startsWith(`${label}, ${place?.name ?? activity}: `),
  );

  if (index >= 0) {
    const { place, activity } = day.activities[index] ?? { activity: '' };

    return {
      ...at,
      index,
      message: capital(text.slice(`${label}, ${place?.name ?? activity}: `.length)),
    };
  }
  return { ...at, message: capital(text.slice(label.length).replace(/^[:,] /, '')) };
}
