import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardType, groupDigits } from './card-type.ts';
import { SAMPLE_CARDS, savedCards, type CardsAction, type SavedCard } from './saved-cards.ts';

const NEW_CARD = {
  number: '4000 1234 5678 9010',
  expiryMonth: '01',
  expiryYear: '2030',
  cardholderName: 'Ana',
};

describe('[CARD-03] saved cards', () => {
  test.each([
    ['4242', 'visa'],
    ['5100', 'mastercard'],
    ['2221', 'mastercard'],
    ['3782', 'amex'],
    ['6011', 'discover'],
    ['', 'discover'],
  ])('takes %s for %s', (number, type) => {
    expect(cardType(number)).toBe(type);
  });

  test('a new card is the default only in an empty list', () => {
    expect(
      savedCards(SAMPLE_CARDS, { type: 'add', id: 'a', card: NEW_CARD }).at(-1)?.isDefault,
    ).toBe(false);
    expect(savedCards([], { type: 'add', id: 'a', card: NEW_CARD })[0]?.isDefault).toBe(true);
  });

  test('deleting the default makes the first remaining card the default', () => {
    expect(savedCards(SAMPLE_CARDS, { type: 'remove', id: 'sample-visa' })).toMatchObject([
      { id: 'sample-mastercard', isDefault: true },
    ]);
  });

  test('keeps exactly one default through any actions, and never more than four digits', () => {
    const action: fc.Arbitrary<CardsAction> = fc.oneof(
      fc.record({ type: fc.constant('add' as const), id: fc.uuid(), card: fc.constant(NEW_CARD) }),
      fc.record({
        type: fc.constant('setDefault' as const),
        id: fc.constantFrom('sample-visa', 'sample-mastercard'),
      }),
      fc.record({
        type: fc.constant('remove' as const),
        id: fc.constantFrom('sample-visa', 'sample-mastercard'),
      }),
    );

    fc.assert(
      fc.property(fc.array(action, { maxLength: 12 }), (actions) => {
        let cards: readonly SavedCard[] = SAMPLE_CARDS;

        for (const next of actions) {
          const isKnown = next.type === 'add' || cards.some((card) => card.id === next.id);

          if (isKnown) cards = savedCards(cards, next);
        }

        expect(cards.filter((card) => card.isDefault)).toHaveLength(cards.length === 0 ? 0 : 1);
        expect(cards.every((card) => /^\d{4}$/.test(card.lastFour))).toBe(true);
      }),
    );
  });

  test('groups digits in fours, at most sixteen', () => {
    expect(groupDigits('42424242')).toBe('4242 4242');
    expect(groupDigits('4242-4242 4242x4242 99')).toBe('4242 4242 4242 4242');
    expect(groupDigits('')).toBe('');
  });
});
