import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import type { AskedOutcome } from '#shared/generation/generated-trip.schema.ts';
import { joinWords } from '../candidates/place-words.ts';
import { isUnfit } from './diet-fit.ts';
import { hiddenIn } from './hidden-stock.ts';
import { isKnownFor, STRICT_NEEDS } from './known-kitchen.ts';
import { hasMeatlessDishes } from './meatless-table.ts';
import { dietPhrase } from './diet-phrases.ts';
import { isHiddenFood, refusedFood } from './refused-foods.ts';
import { MEATLESS, TABLE_NEEDS, type TableNeed } from './table-needs.ts';
import { knownEntries, met, type PlanOfPlace, unmet } from '../asked/outcome.ts';

const MOST_NAMES = 3;
/** Where kitchens are halal unless they say otherwise. */
const HALAL_COUNTRIES = new Set(
  'AE SA QA OM KW BH JO EG MA TN DZ TR ID MY BN MV PK BD UZ SN AZ'.split(' '),
);
/** What no table is, for ways of eating that no kitchen is checked for. */
const LEFT_OUT: Partial<Record<TableNeed, string>> = {
  'gluten-free':
    'Bakeries, pizza, pasta and noodle kitchens, and stalls with one pan for everything are left out.',
  dairy: 'Cheese, pizza and ice-cream kitchens are left out.',
  halal: 'Kitchens here are halal as a rule; pork and beer houses are left out.',
};
/** Needs that a fixed wording tells of; the rest are allergies with an entry of their own. */
const WISHES: Partial<Record<TableNeed, readonly [wish: string, detail: string]>> = {
  pregnant: ['Pregnant: nothing raw', 'No counter for raw fish is planned.'],
  mild: ['Nothing too spicy', 'Each meal names a dish without chilli.'],
  'safe-food': [
    'Easy on the stomach',
    'Every table is a house with a kitchen, none a stall or a counter for raw fish, and meals name what comes cooked. Drink bottled water, leave ice and cut fruit, and order what is cooked fresh and comes hot.',
  ],
  sober: ['No alcohol', 'No bar, winery or beer house is planned.'],
};

/** Whether the tables that the plan names can serve a way of eating, and what nobody knows of them. */
export function dietOutcome(diet: string, plan: PlanOfPlace): AskedOutcome {
  const need = TABLE_NEEDS.find((one) => one === (diet === 'lactose-free' ? 'dairy' : diet));
  const wish = `Diet: ${diet}`;

  if (!need)
    return unmet(
      wish,
      diet === 'Jain'
        ? 'Which tables cook without onion, garlic and roots is not known: ask for it before you order.'
        : 'No kitchen is known for it: ask before you order.',
    );
  const isMeatless = MEATLESS.has(need);
  const unfit = tablesOf(plan).filter(
    (file) =>
      isUnfit(file, [need]) ||
      (isMeatless &&
        (!hasMeatlessDishes(file) || hiddenIn(file, plan.destination.country) !== undefined)),
  );

  if (unfit.length > 0)
    return unmet(wish, `No such dishes are known at ${namesOf(unfit)}.`, 'another table nearby');
  if (isMeatless)
    return met(wish, `Every table that we name has dishes for it.${knownTables(need, plan)}`);
  return checkedOutcome(wish, need, plan);
}

/** Ways of eating that nobody can see on a card: by the kitchens that are known for them. */
function checkedOutcome(wish: string, need: TableNeed, plan: PlanOfPlace): AskedOutcome {
  const isUncertain =
    need === 'kosher' || (need === 'halal' && !HALAL_COUNTRIES.has(plan.destination.country));
  const rest = isUncertain
    ? 'Pork kitchens, shellfish and beer houses are left out; ask before you order.'
    : `${LEFT_OUT[need] ?? 'Every table has dishes for it.'} Each meal says what to leave; no kitchen is checked, so say it before you order.${said(need, plan)}`;
  const known = knownTables(need, plan);

  if (hasMostlyKnown(need, plan) || (!isUncertain && need !== 'gluten-free'))
    return met(wish, `${rest}${known}`);
  if (!isUncertain) return unmet(wish, `${rest}${known}`, 'the kitchens that are known for it');
  return unmet(
    wish,
    known === '' ? `No kitchen here is known to be certified. ${rest}` : `${rest}${known}`,
    'the fish and vegetable dishes at the tables of the plan',
  );
}

/** " 5 of 9 tables are known for it: Mama Eat, Fonzie and Nonna Betta." */
function knownTables(need: TableNeed, plan: PlanOfPlace): string {
  const tables = tablesOf(plan);
  const known = tables.filter((file) => isKnownFor(file, need));

  if (known.length === 0)
    return STRICT_NEEDS.has(need) && need !== 'halal' && need !== 'kosher' && tables.length > 0
      ? ' No table of the plan is known for it.'
      : '';
  return ` ${known.length} of ${tables.length} tables are known for it: ${namesOf(known)}.`;
}

function hasMostlyKnown(need: TableNeed, plan: PlanOfPlace): boolean {
  const tables = tablesOf(plan);

  return tables.filter((file) => isKnownFor(file, need)).length * 2 > tables.length;
}

/** What else the tables were chosen for: no raw fish, no drinks. */
export function tableOutcomes(needs: readonly TableNeed[], plan: PlanOfPlace): AskedOutcome[] {
  return needs.flatMap((need) => {
    if (need === 'no-fish-stock') return [stockOutcome(plan)];
    const [wish, detail] = wishOf(need) ?? [];

    if (wish === undefined || detail === undefined) return [];
    const unfit = tablesOf(plan).filter((file) => isUnfit(file, [need]));

    return [
      unfit.length === 0
        ? met(wish, `${detail}${said(need, plan)}${need === 'safe-food' ? stallsAsked(plan) : ''}`)
        : unmet(wish, `Ask for something else at ${namesOf(unfit)}.`),
    ];
  });
}

const STALLS = /\b(?:street food|stalls?|hawkers?|night market|snacks?)\b/i;

/** Street food that stands in the plan beside a careful stomach. */
function stallsAsked({ days, catalogue }: PlanOfPlace): string {
  const stalls = knownEntries(days, catalogue).flatMap(({ known }) =>
    known.type === 'sight' && STALLS.test(`${known.file.name} ${known.file.why ?? ''}`)
      ? [known.file.name]
      : [],
  );

  return stalls.length > 0
    ? ` At ${joinWords([...new Set(stalls)].slice(0, MOST_NAMES))} eat only what is cooked before your eyes and comes hot, at a stall with a queue.`
    : '';
}

/** A food that is refused, or another need with a fixed wording. */
function wishOf(need: TableNeed): readonly [wish: string, detail: string] | undefined {
  const food = refusedFood(need);

  if (food === undefined) return WISHES[need];
  return [
    `No ${food}`,
    isHiddenFood(food)
      ? 'None of the dishes we name is known to have it. Menus rarely say, so ask at every table.'
      : `No restaurant known for ${food} is in the plan, and each meal says what to skip.`,
  ];
}

function stockOutcome(plan: PlanOfPlace): AskedOutcome {
  const need = 'no-fish-stock';
  const isMet = hasMostlyKnown(need, plan);

  return {
    wish: 'No fish stock',
    met: isMet,
    detail: `Kitchens that cook without it come first; ask at the others.${knownTables(need, plan)}${said(need, plan)}`,
    ...(isMet ? {} : { nearest: 'the vegetarian kitchens of the plan' }),
  };
}

function said(need: TableNeed, { destination, catalogue }: PlanOfPlace): string {
  const phrase = dietPhrase(need, catalogue.country(destination.country)?.languages ?? []);

  return phrase === undefined ? '' : ` There: “${phrase}”.`;
}

function tablesOf({ days, catalogue }: PlanOfPlace): FoodFile[] {
  return knownEntries(days, catalogue, 'meal').flatMap(({ known }) =>
    known.type === 'food' ? [known.file] : [],
  );
}

function namesOf(files: readonly FoodFile[]): string {
  return joinWords([...new Set(files.map(({ name }) => name))].slice(0, MOST_NAMES));
}
