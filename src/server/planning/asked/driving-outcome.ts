import type { AskedOutcome, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { joinWords } from '../candidates/place-words.ts';
import { saidWithoutDriving } from '../understanding/without-car.ts';
import { met, namesOfDays, unmet, visitOf } from './outcome.ts';

/** Nobody drives: met unless a way of the plan is one by car. */
export function drivingOutcome(days: readonly PlannedDay[]): AskedOutcome {
  const driven = days.filter(isDriven);

  return driven.length === 0
    ? met('No driving', 'You get everywhere on foot, by public transport, by taxi or on a tour.')
    : unmet('No driving', `We know of no way but by car on ${namesOfDays(driven)}.`);
}

function isDriven({ activities, back }: PlannedDay): boolean {
  return [...activities.map(({ travel }) => travel), back].some((leg) => leg?.mode === 'drive');
}

const LEAST_LETTERS = 5;
/** "Penguins and a day in Stellenbosch": what is said of the day begins with it. */
const OF_THE_DAY = /^.*\b(?=(?:a|one|an|the|our) (?:day|afternoon|evening|trip|tour)\b)/;

type Named = { ids: readonly string[]; days: readonly PlannedDay[]; catalogue: Catalogue };

/**
 * "A day in Stellenbosch where neither of us has to drive", of a party with a car: whether the days of what was named
 * there go without it.
 */
export function undrivenDayOutcomes(
  notes: string,
  { ids, days, catalogue }: Named,
): AskedOutcome[] {
  return saidWithoutDriving(notes).flatMap((said) => {
    const words = new Set(foldText(said).replace(OF_THE_DAY, '').split(' '));
    const visits = ids.flatMap((id) => {
      const { name = '' } = catalogue.place(id)?.file ?? {};
      const isMeant = foldText(name)
        .split(' ')
        .some((word) => word.length >= LEAST_LETTERS && words.has(word));
      const visit = isMeant ? visitOf(id, days, catalogue) : undefined;

      return visit ? [{ name, day: visit.day }] : [];
    });
    const driven = visits.map(({ day }) => day).filter(isDriven);

    if (visits.length === 0) return [];
    const wish = `No driving: ${joinWords(visits.map(({ name }) => name))}`;

    return [
      driven.length === 0
        ? met(wish, 'Nobody drives on that day.')
        : unmet(
            wish,
            `The plan relies on your car on ${namesOfDays(driven)}.`,
            'a tour that picks you up, or a driver for the day',
          ),
    ];
  });
}
