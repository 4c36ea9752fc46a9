import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import type { PlaceKind } from '#server/catalogue/place.schema.ts';
import type { AskedOutcome, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { knownEntries, met, unmet } from '../asked/outcome.ts';
import { saidInterests } from '../understanding/said-interests.ts';
import { joinWords } from './place-words.ts';

const TASTINGS: ReadonlySet<PlaceKind> = new Set(['market', 'class', 'activity', 'winery']);
const MOST_NAMES = 3;
/** So many of the meals at a table that is known for its food keep the wish. */
const MOST = 0.5;

/** "Good food": the tables that the plan is proudest of, and the market or walk where one tastes more. */
export function goodFoodOutcomes(
  notes: string,
  { days, catalogue }: { days: readonly PlannedDay[]; catalogue: Catalogue },
): AskedOutcome[] {
  if (!saidInterests(notes).includes('Culinary')) return [];
  const meals = days.flatMap(({ activities }) =>
    activities.filter(({ meal, partOf }) => meal && !partOf),
  );
  const tables = knownEntries(days, catalogue, 'meal')
    .flatMap(({ known }) => (known.type === 'food' && isOfThePlace(known.file) ? [known.file] : []))
    .toSorted((a, b) => b.fame - a.fame);
  const tastings = knownEntries(days, catalogue).flatMap(({ known }) =>
    known.type === 'sight' &&
    TASTINGS.has(known.file.kind) &&
    known.file.interests.includes('Culinary')
      ? [known.file.name]
      : [],
  );
  const names = [
    ...new Set([...tables.map(({ name }) => name).slice(0, MOST_NAMES), ...tastings.slice(0, 2)]),
  ];

  return [
    tables.length > 0 && tables.length >= meals.length * MOST
      ? met('Good food', `Among others ${joinWords(names)}.`)
      : unmet('Good food', 'We know too few tables there to choose from.'),
  ];
}

/** What it cooks is of the place, or people come from afar for it. */
function isOfThePlace({ local, fame }: FoodFile): boolean {
  return local === true || fame >= KNOWN;
}

const KNOWN = 3;
