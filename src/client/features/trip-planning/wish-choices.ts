import type { WishChip, WishOverrides } from '#shared/preferences/understanding.schema.ts';

/** A wish as the wizard shows it: one that counts, or one that the traveller left out. */
export type ShownWish = { chip: WishChip; isKept: boolean };

export const NO_OVERRIDES: WishOverrides = { added: [], removed: [] };

/** Wishes that can be added without a word typed. */
export const ADDABLE_WISHES: readonly WishChip[] = [
  { kind: 'need', value: 'wheelchair', text: 'step-free for a wheelchair' },
  { kind: 'need', value: 'toddler', text: 'with a toddler' },
  { kind: 'need', value: 'kids', text: 'with children' },
  { kind: 'need', value: 'seniors', text: 'with older travelers' },
  { kind: 'need', value: 'vegetarian', text: 'vegetarian' },
  { kind: 'pace', value: 'slow', text: 'a slow pace' },
  { kind: 'pace', value: 'packed', text: 'full days' },
  { kind: 'late-start', value: 'yes', text: 'no early mornings' },
  { kind: 'quiet', value: 'yes', text: 'away from the crowds' },
  { kind: 'weather', value: 'warm', text: 'warm weather' },
  { kind: 'weather', value: 'cool', text: 'cool weather' },
  { kind: 'weather', value: 'snow', text: 'snow' },
  { kind: 'flight', value: '4', text: 'flights up to 4 hours' },
];

/** What was read and what was added, each once, those left out among them. */
export function shownWishes(read: readonly WishChip[], overrides: WishOverrides): ShownWish[] {
  const added = overrides.added.filter((chip) => !has(read, chip));

  return [...read, ...added].map((chip) => ({ chip, isKept: !has(overrides.removed, chip) }));
}

/** Leaves a wish out, or takes it back in. One that was only added goes for good. */
export function toggleWish(overrides: WishOverrides, chip: WishChip): WishOverrides {
  if (has(overrides.added, chip)) {
    return { ...overrides, added: without(overrides.added, chip) };
  }

  return has(overrides.removed, chip)
    ? { ...overrides, removed: without(overrides.removed, chip) }
    : { ...overrides, removed: [...overrides.removed, chip] };
}

/** Adds a wish, also one that was left out before. */
export function addWish(overrides: WishOverrides, chip: WishChip): WishOverrides {
  return {
    added: [...without(overrides.added, chip), chip],
    removed: without(overrides.removed, chip),
  };
}

/** What can still be added to the wishes that count. */
export function addableWishes(shown: readonly ShownWish[]): WishChip[] {
  const kept = shown.filter(({ isKept }) => isKept).map(({ chip }) => chip);

  return ADDABLE_WISHES.filter((chip) => !has(kept, chip));
}

function has(chips: readonly WishChip[], { kind, value }: WishChip): boolean {
  return chips.some((chip) => chip.kind === kind && chip.value === value);
}

function without(chips: readonly WishChip[], wish: WishChip): WishChip[] {
  return chips.filter((chip) => chip.kind !== wish.kind || chip.value !== wish.value);
}
