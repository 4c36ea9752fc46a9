import { globalPlaceId } from '#server/catalogue/catalogue.ts';
import type { PlaceKind } from '#server/catalogue/place.schema.ts';
import { openingAt } from '#server/planning/days/day-facts.ts';
import { joinWords } from '../../candidates/place-words.ts';
import type { PlanBasis } from '../plan-draft.ts';
import type { NotedStop } from './noted-stop.ts';

export const RAIN = 'If it rains: ';

/** Rain of a month, in millimetres, from which a plan for a wet day is worth having. */
const WET_MONTH = 45;
const NAMED = 2;
const LEAST_FAME = 3;
/** Where one spends a wet hour or two without having planned it. */
const UNDER_A_ROOF = new Set<PlaceKind>(['museum', 'gallery', 'palace', 'library', 'aquarium']);

/** The best places under a roof that the plan has left out and that are open on all of its days. */
export function rainNote(
  stops: readonly NotedStop[],
  {
    planInput: { facts },
    match: { destination },
    wishes,
  }: Pick<PlanBasis, 'planInput' | 'match' | 'wishes'>,
): string[] {
  const visited = new Set(stops.map(({ place }) => place.id));
  const days = facts.slice(1, -1);

  if (days.length === 0 || !days.some(({ rainMm }) => rainMm >= WET_MONTH)) return [];
  const dry = destination.places
    .filter(
      (file) =>
        file.indoor &&
        UNDER_A_ROOF.has(file.kind) &&
        file.fame >= LEAST_FAME &&
        file.programme === undefined &&
        file.bookDays === undefined &&
        !wishes.kinds.avoided.includes(file.kind) &&
        !isNamed(globalPlaceId(destination.id, file.id), visited, wishes.places.avoided) &&
        days.every((day) => openingAt(file, day).spans.some(([open]) => open < AFTERNOON)),
    )
    .toSorted((a, b) => (b.appeal ?? 0) - (a.appeal ?? 0))
    .slice(0, NAMED)
    .map(({ name }) => name);

  return dry.length > 0
    ? [
        `${RAIN}${joinWords(dry)} ${dry.length === 1 ? 'is' : 'are'} under a roof and not yet in the plan.`,
      ]
    : [];
}

const AFTERNOON = 15 * 60;

function isNamed(id: string, visited: ReadonlySet<string>, avoided: readonly string[]): boolean {
  return visited.has(id) || avoided.includes(id);
}
