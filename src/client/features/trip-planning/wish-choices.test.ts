import { describe, expect, test } from 'vitest';
import type { WishChip } from '#shared/preferences/understanding.schema.ts';
import {
  addableWishes,
  addWish,
  ADDABLE_WISHES,
  NO_OVERRIDES,
  shownWishes,
  toggleWish,
} from './wish-choices.ts';

const museums: WishChip = { kind: 'avoid', value: 'museum', text: 'avoiding museums' };
const toddler: WishChip = { kind: 'need', value: 'toddler', text: 'with a toddler' };

describe('what a traveller changes of the wishes that were read', () => {
  test('a wish that was read is left out and taken back in', () => {
    const without = toggleWish(NO_OVERRIDES, museums);

    expect(shownWishes([museums], without)).toEqual([{ chip: museums, isKept: false }]);
    expect(toggleWish(without, museums)).toEqual(NO_OVERRIDES);
  });

  test('a wish that was added goes for good', () => {
    const added = addWish(NO_OVERRIDES, toddler);

    expect(shownWishes([museums], added).map(({ chip }) => chip)).toEqual([museums, toddler]);
    expect(toggleWish(added, toddler)).toEqual(NO_OVERRIDES);
  });

  test('adding what was left out takes it back in, and shows it once', () => {
    const overrides = addWish(toggleWish(NO_OVERRIDES, toddler), toddler);

    expect(shownWishes([toddler], overrides)).toEqual([{ chip: toddler, isKept: true }]);
  });

  test('only what does not count yet can be added', () => {
    const left = addableWishes(shownWishes([toddler], NO_OVERRIDES));

    expect(left).toHaveLength(ADDABLE_WISHES.length - 1);
    expect(left).not.toContainEqual(toddler);
    const taken = shownWishes([toddler], toggleWish(NO_OVERRIDES, toddler));

    expect(addableWishes(taken)).toContainEqual(toddler);
  });
});
