import { foldText } from '#server/catalogue/fold-text.ts';
import type { Catalogue, CataloguePlace } from '#server/catalogue/catalogue.ts';
import { BABY_AGE, babyOutcome } from '../cares/baby.ts';
import type { AskedFacts } from '#server/planner/check-facts.ts';
import type { AskedOutcome, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { joinWords } from '../candidates/place-words.ts';
import { knownEntries, met, unmet } from './outcome.ts';

type Plan = { catalogue: Catalogue; days: readonly PlannedDay[] };

const MOST_NAMES = 3;
const FOR_CHILDREN = 'Family Fun';

/** Children and step-free access: met only where the stops of the plan show it. */
export function partyOutcomes({ children, isStepFree }: AskedFacts, plan: Plan): AskedOutcome[] {
  // A baby is a care of its own.
  const grown = children.filter((age) => age > BABY_AGE);

  return [
    ...(grown.length < children.length ? [babyOutcome(plan)] : []),
    ...(grown.length > 0 ? [withChildren(grown, plan)] : []),
    ...(isStepFree ? [stepFree(plan)] : []),
  ];
}

/** From this age on, what is made for children is no wish any more. */
const TEENAGER = 13;

const TEENS = /\b(?:teen(?:ager)?s?|jugendliche\w*|teenager\w*|ados?|adolescent\w*)\b/;
const KIDS =
  /\b(?:kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|family|families|sons?|daughters?|kinder[n]?|enfants?|nin[oa]s?|bambin[oi]|criancas?)\b/;

/** Children whose ages are not told: teenagers by their word, else as children of any age. */
export function childrenWithoutAges(notes: string, plan: Plan): AskedOutcome {
  const folded = foldText(notes);

  return TEENS.test(folded) && !KIDS.test(folded)
    ? withTeenagers('With teenagers', TEENAGER, plan)
    : withChildren([], plan);
}

/** Every full day has a stop that children come for; teenagers go along with the rest. Their ages may not be told. */
function withChildren(ages: readonly number[], plan: Plan): AskedOutcome {
  const told = ages.length === 0 ? '' : ` aged ${joinWords(ages.map(String))}`;
  const wish = `With ${ages.length === 1 ? 'a child' : 'children'}${told}`;

  if (ages.length > 0 && ages.every((age) => age >= TEENAGER))
    return withTeenagers(wish, Math.min(...ages), plan);
  // A day that is kept free has no stop to be for anybody.
  const full = plan.days.filter(
    ({ dayType, activities }) =>
      dayType === 'Full Day' && activities.some(({ kind }) => kind === 'stop'),
  );
  const without = full.filter((day) => !stopsOf([day], plan).some(isForChildren));

  if (without.length === 0) return met(wish, 'Every full day has a stop that children love.');
  const made = full.filter((day) => !without.includes(day));

  return made.length > 0
    ? met(wish, `Made for children: ${forChildrenOn(made, plan)}.`)
    : unmet(
        wish,
        'We found nothing made for children on these days.',
        'a playground or a park nearby',
      );
}

/** The first stop of each day that children come for. */
function forChildrenOn(days: readonly PlannedDay[], plan: Plan): string {
  return joinWords(
    days
      .slice(0, MOST_NAMES)
      .map(
        (day) => `${stopsOf([day], plan).find(isForChildren)?.file.name} (day ${day.dayNumber})`,
      ),
  );
}

/** No stop has an age limit that keeps them out. */
function withTeenagers(wish: string, youngest: number, plan: Plan): AskedOutcome {
  const closed = stopsOf(plan.days, plan).flatMap(({ file }) =>
    'minAge' in file && (file.minAge ?? 0) > youngest ? [file.name] : [],
  );

  return closed.length === 0
    ? met(wish, 'No stop has an age limit above theirs.')
    : unmet(wish, `Too young for ${joinWords(closed.slice(0, MOST_NAMES))}.`);
}

const PRAM =
  /\b(?:prams?|strollers?|push ?chairs?|buggy|kinderwagen|poussettes?|carritos?|cochecitos?|passeggin[oi]|carrinho)\b/;

/** Whether notes tell of a pram. */
export function isWithPram(notes: string): boolean {
  return PRAM.test(foldText(notes));
}

/** A pram as an entry of what was asked: where it goes in without steps, as far as that is known. */
export function pramOutcomes(notes: string, plan: Plan): AskedOutcome[] {
  return isWithPram(notes) ? [stepFree(plan, 'With a pram')] : [];
}

/** Every stop is known to have no steps. */
function stepFree(plan: Plan, wish = 'Step-free'): AskedOutcome {
  const unsure = stopsOf(plan.days, plan).filter(
    ({ file }) => !('access' in file) || file.access !== 'full',
  );
  const names = [...new Set(unsure.map(({ file }) => file.name))];

  if (names.length === 0) return met(wish, 'Every stop is known to be step-free.');
  const others = names.length - MOST_NAMES;

  return unmet(
    wish,
    `No stop is known to be steps only, but access is partial or unknown at ${
      others > 0 ? `${names.slice(0, MOST_NAMES).join(', ')} and ${others} more` : joinWords(names)
    }: ask before you go.`,
  );
}

function stopsOf(days: readonly PlannedDay[], { catalogue }: Plan): CataloguePlace[] {
  return knownEntries(days, catalogue).map(({ known }) => known);
}

function isForChildren({ file }: CataloguePlace): boolean {
  return 'interests' in file && file.interests.some((interest) => interest === FOR_CHILDREN);
}
