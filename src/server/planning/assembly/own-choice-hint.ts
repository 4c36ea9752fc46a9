import type { PlannedRoute, PlannedStop } from '#server/planner/problem.ts';
import { wordSet } from '#shared/word-set.ts';
import type { Candidate, Restaurant } from '../candidates/candidates.ts';
import { hallNear } from '../candidates/hall-near.ts';
import { localDishes } from '../candidates/local-dishes.ts';
import type { OwnChoiceHint } from '../candidates/own-choice-words.ts';
import { bedOfTheNight, stayWords } from '../candidates/place-words.ts';
import { areKitchensShut } from '../candidates/shut-kitchens.ts';
import { sortDishes } from '../diet/diet-fit.ts';
import { openDietNote } from '../diet/diet-words.ts';
import { dinersAt } from '../diet/diners.ts';
import type { PlanDraft } from './plan-draft.ts';
import type { PlanIndex } from './plan-index.ts';

/** Far from a street of tables. */
const OUTDOORS = wordSet(`
  island beach hike nature park lake waterfall viewpoint wildlife boat-trip zoo theme-park
`);

type StopOfDay = { stop: PlannedStop; day: number; route: PlannedRoute | undefined };

/** Where a meal of one's own choice is near to, and local dishes to look for: others each time. */
export function ownChoiceHint(
  draft: PlanDraft,
  index: PlanIndex,
  at: StopOfDay,
): Omit<OwnChoiceHint, 'shutIn'> {
  const { match, planInput } = draft;
  const { destination } = match;
  const isAtStay = index.ownChoiceMeals.get(at.stop.id)?.isAtStay === true;
  const beside = isAtStay ? undefined : besideStop(draft, index, at);

  return {
    near: beside?.name ?? stayWords(destination, planInput.stay.stay.name),
    area: beside ? beside.area : planInput.stay.stay.area,
    ...(beside?.isOutdoors ? { isOutdoors: true } : {}),
    isFed: !beside && bedOfTheNight(destination) !== undefined,
    diet: openDietNote(dinersAt(destination, draft)),
    areKitchensShut: areKitchensShut(destination, planInput.facts[at.day]),
    dishes: dishesFor(draft, at),
    hall: isAtStay ? undefined : hallAt(draft, index, at),
  };
}

/** A hall of stalls close to where lunch is had, for a choice of its own at each of them. */
function hallAt(draft: PlanDraft, { ownChoiceMeals }: PlanIndex, { day, stop }: StopOfDay) {
  const { destination } = draft.match;
  const facts = draft.planInput.facts[day];

  const at = ownChoiceMeals.get(stop.id)?.meal;

  if (stop.meal !== 'lunch' || !at || !facts) return undefined;
  return hallNear(at, {
    food: destination.food,
    meal: [stop.start, stop.end],
    facts,
    needs: dinersAt(destination, draft).needs,
  });
}

/** Two local dishes that the party eats, others at each meal. */
function dishesFor(draft: PlanDraft, { day, stop }: StopOfDay): string[] {
  const { match, wishes, isVegan } = draft;

  if (isVegan || wishes.needs.includes('vegetarian')) return [];
  const { needs } = dinersAt(match.destination, draft);
  const dishes = sortDishes(localDishes(match.destination), needs).fit;
  const first = (day * 2 + (stop.meal === 'dinner' ? 1 : 0)) * 2;

  return [...new Set([0, 1].flatMap((step) => dishes[(first + step) % dishes.length] ?? []))];
}

/** A meal that takes a way is had where the party goes on to, any other where it has been. */
function besideStop(
  { planInput }: PlanDraft,
  { sights, restaurants, ownChoiceMeals }: PlanIndex,
  { stop, day, route }: StopOfDay,
): Spot | undefined {
  const stops = route?.stops ?? [];
  const here = stops.indexOf(stop);
  const isPlace = ({ id }: PlannedStop) => !ownChoiceMeals.has(id);
  const isAhead = stop.leg.minutes > 0;
  const beside = isAhead ? stops.slice(here).find(isPlace) : stops.slice(0, here).findLast(isPlace);

  if (beside?.kind === 'block') return planInput.work[day];
  const file = beside && (sights.get(beside.id) ?? restaurants.get(beside.id))?.file;

  return file && (isAhead ? aroundStart(file) : (aroundEnd(file) ?? aroundStart(file)));
}

type Known = Candidate['file'] | Restaurant['file'];
type Spot = { name: string; area?: string | undefined; isOutdoors?: boolean };

function aroundStart(file: Known): Spot {
  return {
    name: file.name,
    area: 'area' in file ? file.area : undefined,
    isOutdoors: 'kind' in file && OUTDOORS.has(file.kind),
  };
}

/** Where a visit leaves one; undefined where one is still there afterwards. */
export function aroundEnd(file: Known): Spot | undefined {
  return 'endsAt' in file && file.endsAt ? { name: file.endsAt.name } : undefined;
}
