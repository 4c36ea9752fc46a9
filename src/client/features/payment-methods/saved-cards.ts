import { cardType, type CardType } from './card-type.ts';

/** A saved card: never more of its number than the last four digits. It lives in this page's memory only. */
export type SavedCard = {
  id: string;
  type: CardType;
  lastFour: string;
  expiryMonth: string;
  expiryYear: string;
  cardholderName: string;
  isDefault: boolean;
};

export type NewCard = {
  number: string;
  expiryMonth: string;
  expiryYear: string;
  cardholderName: string;
};

export type CardsAction =
  | { type: 'add'; id: string; card: NewCard }
  | { type: 'setDefault'; id: string }
  | { type: 'remove'; id: string };

/** What the demo starts with; the first is the default. */
export const SAMPLE_CARDS: readonly SavedCard[] = [
  {
    id: 'sample-visa',
    type: 'visa',
    lastFour: '4242',
    expiryMonth: '12',
    expiryYear: '2028',
    cardholderName: 'Alex Morgan',
    isDefault: true,
  },
  {
    id: 'sample-mastercard',
    type: 'mastercard',
    lastFour: '5555',
    expiryMonth: '08',
    expiryYear: '2027',
    cardholderName: 'Alex Morgan',
    isDefault: false,
  },
];

/** The list after an action. As long as there is a card, exactly one is the default. */
export function savedCards(cards: readonly SavedCard[], action: CardsAction): readonly SavedCard[] {
  switch (action.type) {
    case 'add':
      return [...cards, toSavedCard(action.id, action.card, cards.length === 0)];
    case 'setDefault':
      return cards.map((card) => ({ ...card, isDefault: card.id === action.id }));
    case 'remove':
      return withDefault(cards.filter((card) => card.id !== action.id));
  }
}

function toSavedCard(id: string, card: NewCard, isDefault: boolean): SavedCard {
  return {
    id,
    type: cardType(card.number),
    lastFour: card.number.replace(/\D/g, '').slice(-4),
    expiryMonth: card.expiryMonth,
    expiryYear: card.expiryYear,
    cardholderName: card.cardholderName,
    isDefault,
  };
}

function withDefault(cards: readonly SavedCard[]): readonly SavedCard[] {
  if (cards.some((card) => card.isDefault)) return cards;
  return cards.map((card, index) => ({ ...card, isDefault: index === 0 }));
}
