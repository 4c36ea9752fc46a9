import { themedSights, THEME_WISH } from '../themes/themed-sights.ts';
import type { Theme } from '../themes/theme.ts';
import { appealOf } from './appeal.ts';
import { type Candidate, type CandidateContext, sightCandidates, groupOf } from './candidates.ts';
import { withoutDearEvenings } from './dear-evenings.ts';
import { withOnceAWeek } from './once-a-week.ts';
import { oneWayUp } from './same-spot.ts';
import { type KindLimit, readKindLimits } from '../understanding/kind-measures.ts';
import type { PlaceKind } from '#server/catalogue/place.schema.ts';
import { saysDish } from '../understanding/dish-wishes.ts';
import type { Wishes } from '../understanding/wishes.ts';

/** Below this appeal a place is for those who came for its kind: a desk with wifi, one more massage. */
const WORTH_A_STOP = 10;

type Wished = {
  notes: string;
  themes: readonly Theme[];
  avoided: readonly Theme[];
  /** How many of a limited kind this place of a trip may have, by group; as the notes say where left out. */
  kindShares?: Readonly<Record<string, number>> | undefined;
};

/** The sights and the themes they meet, with no more of a kind than the notes allow or than anybody does on one journey. */
export function sightsInMeasure(
  context: CandidateContext,
  { notes, themes, avoided, kindShares }: Wished,
): Candidate[] {
  const themed = withoutDearEvenings(
    withOnceAWeek(themedSights(sightCandidates(context), themes, avoided)),
    context.taste.level,
  );
  const { once = [] } = context.taste.wishes.dishes ?? {};
  const worthwhile = themed.filter(
    ({ file, visit }) =>
      visit.mandatory ||
      ((visit.meets.length > 0 || appealOf(file) >= WORTH_A_STOP) && !isTableFor(file, once)),
  );

  const limits = readKindLimits(notes).map((limit) => ({
    ...limit,
    most: kindShares?.[limit.group] ?? limit.most,
  }));
  const measured = oneWayUp(withinKindLimits(worthwhile, limits), context.destination.name);

  return lessOfTheSame(measured, context.taste, notes);
}

/** Whether it is a bar where one would have again what is to be had once, at a table. */
function isTableFor(file: Candidate['file'], once: readonly string[]): boolean {
  return (
    'kind' in file &&
    file.kind === 'bar' &&
    once.some((dish) => saysDish(`${file.name} , ${file.why ?? ''}`, dish))
  );
}

/** The candidates with no more of a kind than the notes allow: what was named, then the best. */
function withinKindLimits(
  candidates: readonly Candidate[],
  limits: readonly KindLimit[],
): Candidate[] {
  return limits.reduce<Candidate[]>(
    (left, limit) => {
      const kept = new Set(
        left
          .filter((one) => isOf(one, limit))
          .toSorted(
            (a, b) =>
              Number(b.visit.mandatory ?? false) - Number(a.visit.mandatory ?? false) ||
              // Of few the greatest.
              (limit.isFew ? appealOf(b.file) - appealOf(a.file) : 0) ||
              b.visit.value - a.visit.value,
          )
          .slice(0, limit.most)
          .map(({ id }) => id),
      );

      return left.filter((one) => !isOf(one, limit) || one.visit.mandatory || kept.has(one.id));
    },
    [...candidates],
  );
}

/** The rooms of a palace are a museum to whoever wants no more of them. */
function isOf({ file }: Candidate, { group, isFew }: KindLimit): boolean {
  const own = 'kind' in file ? groupOf(file.kind) : undefined;

  return own === group || (!isFew && group === 'museum' && own === 'palace');
}

/** One of each is a pleasure; what share of its worth the second and the third keep. The rest stays out. */
const SHARES = [1, 0.35, 0.1] as const;
/** What is among the reasons to come keeps this share at least: lagoons in El Nido, theme parks in Orlando. */
const KNOWN_FOR = { appeal: 80, least: 0.5 } as const;
/** Kinds of which nobody does several on one journey, where it is not what they came for. */
const ONCE: readonly (readonly PlaceKind[])[] = [
  ['spa'],
  ['class'],
  ['boat-trip'],
  ['zoo', 'aquarium'],
  ['theme-park'],
  ['tower'],
  ['winery'],
  ['cemetery'],
];
/** Interests that are about one of them. */
const FOND_OF: Readonly<Record<string, readonly PlaceKind[]>> = {
  'Wellness Retreat': ['spa'],
  Relaxation: ['spa'],
  'Family Fun': ['zoo', 'aquarium', 'theme-park'],
  Culinary: ['class', 'winery'],
};

/** Asked for without a number, one of these is meant: "a hammam". */
const ONE_IS_MEANT: ReadonlySet<PlaceKind> = new Set(['spa', 'class']);
const SEVERAL =
  /\b(?:hamm?ams|baths|spas|onsens|springs|saunas|massages|classes|lessons|workshops)\b/i;

/** What one goes up for the view, and where one bathes in warm water, whatever kind it is filed under. */
const DECK =
  /\b(?:sky ?(?:deck|bridge|park|view|walk|tree|garden)|observ\w+|view from|at the top|lookout tower)\b|\bsky$/i;
const SPRING = /\b(?:hot springs?|onsen|geothermal|thermal (?:baths?|pools?|springs?))\b/i;
const HEIGHTS = new Set<PlaceKind>(['tower', 'viewpoint', 'landmark']);

/** Which kinds of `ONCE` a place is, by its kind and by its name. */
function sameKind(file: Candidate['file'], kinds: readonly PlaceKind[]): boolean {
  if (!('kind' in file)) return false;
  if (kinds.includes(file.kind)) return true;
  if (kinds.includes('tower')) return HEIGHTS.has(file.kind) && DECK.test(file.name);
  return kinds.includes('spa') && SPRING.test(file.name);
}

/** The candidates with further spas, cooking classes or boat trips worth less and less. */
function lessOfTheSame(
  candidates: readonly Candidate[],
  { wishes, interests }: { wishes: Wishes; interests: readonly string[] },
  notes = '',
): Candidate[] {
  const isForSeveral = SEVERAL.test(notes);
  const fond = new Set([
    ...wishes.kinds.wanted.filter((kind) => isForSeveral || !ONE_IS_MEANT.has(kind)),
    ...interests.flatMap((interest) => FOND_OF[interest] ?? []),
  ]);
  const ranks = new Map(
    ONCE.flatMap((kinds) =>
      candidates
        .filter(({ file }) => sameKind(file, kinds))
        .toSorted(
          (a, b) => Number(isThemed(b)) - Number(isThemed(a)) || b.visit.value - a.visit.value,
        )
        .map(({ id, file }, rank): [string, number] => [
          id,
          // Who is fond of it takes one more before it tires.
          Math.max(0, 'kind' in file && fond.has(file.kind) ? rank - 1 : rank),
        ]),
    ),
  );

  return candidates.flatMap((one) => {
    const share = Math.max(SHARES[ranks.get(one.id) ?? 0] ?? 0, leastOf(one));

    if (one.visit.mandatory || share === 1) return [one];
    return share > 0 ? [{ ...one, visit: { ...one.visit, value: one.visit.value * share } }] : [];
  });
}

/** Whether it is what the notes ask for: a hammam, where there are other spas. */
function isThemed({ visit }: Candidate): boolean {
  return visit.meets.some((name) => name.startsWith(THEME_WISH));
}

function leastOf({ file }: Candidate): number {
  return appealOf(file) >= KNOWN_FOR.appeal ? KNOWN_FOR.least : 0;
}
