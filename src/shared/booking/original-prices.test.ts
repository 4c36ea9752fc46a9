import { expect, test } from 'vitest';
import { originalPrices } from './original-prices.ts';

const chosen = (id: number, totalPrice: number, currency: string) => ({
  id,
  selectionType: 'hotels' as const,
  totalPrice,
  currency,
});

test('[REV-01] prices in another currency are told as stated, in dollars, and by which rate', () => {
  expect(
    originalPrices([chosen(1, 17_400, 'EUR'), chosen(2, 9_900, 'USD'), chosen(3, 5_000, 'XXX')]),
  ).toEqual([
    {
      id: 1,
      what: 'Hotel',
      stated: '€174.00',
      about: 'about $200',
      rate: '€100 is about $115, an approximate rate of Nov 1, 2026',
    },
    {
      id: 3,
      what: 'Hotel',
      stated: expect.any(String),
      about: undefined,
      rate: undefined,
    },
  ]);
});
