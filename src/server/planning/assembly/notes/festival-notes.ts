import { globalPlaceId } from '#server/catalogue/catalogue.ts';
import { appealOf } from '../../candidates/appeal.ts';
import { joinWords } from '../../candidates/place-words.ts';
import { spansOn } from '../../days/day-facts.ts';
import { fillsStreets } from '../../themes/festivals.ts';
import type { PlanBasis } from '../plan-draft.ts';
import { daysInWords } from './days-in-words.ts';
import type { NotedStop } from './noted-stop.ts';

export const FESTIVALS = 'Also on: ';

const MOST_TOLD = 3;

/** Festivals in the days of a trip that the plan leaves out. */
export function festivalNotes(
  stops: readonly NotedStop[],
  {
    match: { destination },
    planInput: { facts },
    wishes,
  }: Pick<PlanBasis, 'match' | 'planInput' | 'wishes'>,
): string[] {
  const planned = new Set(stops.map(({ place }) => place.id));
  const told = destination.places
    .filter((file) => {
      const id = globalPlaceId(destination.id, file.id);

      return (
        fillsStreets(file) &&
        !planned.has(id) &&
        !wishes.places.avoided.includes(id) &&
        !wishes.kinds.avoided.includes(file.kind)
      );
    })
    .map((file) => ({
      file,
      dates: facts.filter((day) => spansOn(file, day).length > 0).map(({ date }) => date),
    }))
    .filter(({ dates }) => dates.length > 0)
    .toSorted((a, b) => appealOf(b.file) - appealOf(a.file))
    .slice(0, MOST_TOLD)
    .map(({ file, dates }) => `${file.name} (${daysInWords(dates)})`);

  return told.length > 0
    ? [`${FESTIVALS}${joinWords(told)}. Check the program: streets and hotels fill up then.`]
    : [];
}
