import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { WishChip, WishOverrides } from '#shared/preferences/understanding.schema.ts';
import { resolveWish } from './resolve-wish.ts';
import { isSingleKind, SINGLE_WISHES } from './single-wishes.ts';
import { chipsOf, lineOf, type ListKind, allValues, FIELDS } from './wish-chips.ts';
import type { Wishes } from './wishes.ts';

/** What was understood beside the rules: by a language model, and by the traveller, who has the last word. */
export type Understood = {
  understood?: readonly WishChip[] | undefined;
  wishes?: WishOverrides | undefined;
};

/**
 * The rules' wishes with what a model understood and what the traveller changed. Nothing that the rules
 * found is lost to a model; where one reader wants what the other avoids, it is avoided.
 */
export function refineWishes(wishes: Wishes, beside: Understood, catalogue: Catalogue): Wishes {
  const { understood = [], wishes: overrides } = beside;

  if (understood.length === 0 && !overrides) return wishes;
  const read = understood.reduce((all, one) => withCautious(all, resolved(one, catalogue)), wishes);
  const added = (overrides?.added ?? []).reduce(
    (all, one) => withChip(all, resolved(one, catalogue)),
    read,
  );
  const refined = (overrides?.removed ?? []).reduce(
    (all, one) => withoutChip(all, resolved(one, catalogue)),
    added,
  );

  return { ...refined, understood: lineOf(chipsOf(refined, catalogue)).replaceAll(' · ', '; ') };
}

/** A chip whose value the planner knows; undefined otherwise. */
function resolved(one: WishChip, catalogue: Catalogue): WishChip | undefined {
  const value = resolveWish(one.kind, one.value, catalogue);

  return value === undefined ? undefined : { ...one, value };
}

const OPPOSITES: Partial<Record<ListKind, ListKind>> = {
  destination: 'avoid-destination',
  country: 'avoid-country',
  continent: 'avoid-continent',
  'must-see': 'avoid-place',
  like: 'avoid',
};
const WANTED_OF = new Map(
  Object.entries(OPPOSITES).map(([wanted, avoided]) => [avoided, wanted as ListKind]),
);

/** A model's chip: a wish already avoided is not taken up, and a single wish already stated stands. */
function withCautious(wishes: Wishes, one: WishChip | undefined): Wishes {
  if (!one) return wishes;
  const { kind, value } = one;

  if (isSingleKind(kind)) return isStated(wishes, one) ? wishes : withChip(wishes, one);
  const opposite = OPPOSITES[kind];
  const isAvoided = opposite !== undefined && allValues(wishes, opposite).includes(value);

  return isAvoided ? wishes : withChip(wishes, one);
}

const STATED_ONCE: readonly WishChip['kind'][] = ['flight', 'pace', 'occasion', 'home'];

function isStated(wishes: Wishes, { kind }: WishChip): boolean {
  return (
    isSingleKind(kind) && STATED_ONCE.includes(kind) && SINGLE_WISHES[kind].read(wishes).length > 0
  );
}

/** With the chip, and without its opposite. */
function withChip(wishes: Wishes, one: WishChip | undefined): Wishes {
  if (!one) return wishes;
  const { kind, value } = one;

  if (isSingleKind(kind)) return SINGLE_WISHES[kind].give(wishes, value);
  const opposite = OPPOSITES[kind] ?? WANTED_OF.get(kind);
  const cleared = opposite
    ? withValues(wishes, opposite, without(allValues(wishes, opposite), value))
    : wishes;

  return withValues(cleared, kind, [...new Set([...allValues(cleared, kind), value])]);
}

function withoutChip(wishes: Wishes, one: WishChip | undefined): Wishes {
  if (!one) return wishes;
  const { kind, value } = one;

  if (isSingleKind(kind)) return SINGLE_WISHES[kind].take(wishes, value);
  return withValues(wishes, kind, without(allValues(wishes, kind), value));
}

function without(values: readonly string[], value: string): string[] {
  return values.filter((one) => one !== value);
}

/** The values come from resolveWish, which knows what each list may hold. */
function withValues(wishes: Wishes, kind: ListKind, values: readonly string[]): Wishes {
  const [key, side] = FIELDS[kind];

  if (side === undefined) return { ...wishes, [key]: values };
  return { ...wishes, [key]: { ...(wishes[key] as object), [side]: values } };
}
