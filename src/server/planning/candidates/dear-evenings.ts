import type { PlaceKind } from '#server/catalogue/place.schema.ts';
import type { BudgetLevel } from '#shared/preferences/options.ts';
import { THEME_WISH } from '../themes/themed-sights.ts';
import type { Candidate } from './candidates.ts';

const OF_EVENINGS: ReadonlySet<PlaceKind> = new Set(['show', 'club', 'bar']);
/** What an evening costs a head that eats up the day's money, and one that does not, in US dollars. */
const DEAR = 40;
const CHEAP = 25;

/**
 * The sights without dear evenings where the money is tight: a dinner show gives way to a milonga, where the town has
 * something cheaper of what was asked for; what was named stays.
 */
export function withoutDearEvenings(sights: readonly Candidate[], level: BudgetLevel): Candidate[] {
  if (level !== 'budget') return [...sights];
  const cheap = new Set(
    sights.filter((one) => isOfEvening(one) && one.visit.usd <= CHEAP).flatMap(wishesOf),
  );

  return sights.filter((one) => {
    const wishes = wishesOf(one);
    const isDear = isOfEvening(one) && one.visit.usd > DEAR;

    return !isDear || isKept(one) || wishes.some((wish) => !cheap.has(wish));
  });
}

function isOfEvening({ file }: Candidate): boolean {
  return 'kind' in file && OF_EVENINGS.has(file.kind);
}

function isKept({ visit }: Candidate): boolean {
  return visit.mandatory === true || visit.lockedAt !== undefined;
}

function wishesOf({ visit }: Candidate): string[] {
  return visit.meets.filter((wish) => wish.startsWith(THEME_WISH));
}
