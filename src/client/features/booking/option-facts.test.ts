import { expect, test } from 'vitest';
import { optionFacts, providerBag } from './option-facts.ts';

test.each([
  [
    { name: 'A walk', price: 30 },
    { name: 'A walk', price: 30 },
  ],
  ['{"name":"A walk","price":30}', { name: 'A walk', price: 30 }],
  ['no JSON', {}],
  ['[1]', {}],
  [null, {}],
])('[BOOK-04] reads provider data as an object or as its JSON text: %j', (data, bag) => {
  expect(providerBag(data)).toEqual(bag);
});

test('[BOOK-04] shows the documented default when a duration is missing', () => {
  expect(optionFacts({ name: 'A walk' }).duration).toBe('3-4 hours');
  expect(optionFacts({ duration: '' }).duration).toBe('3-4 hours');
  expect(optionFacts({ duration: 2.5 }).duration).toBe('2.5 hours');
  expect(optionFacts({ duration: '90 minutes' }).duration).toBe('90 minutes');
});

test.each([
  [{ lowestPrice: 30, price: 99 }, 30],
  [{ pricePerNight: 120 }, 120],
  [{ price: '$1,250.50' }, 1250.5],
  [{ price: null }, 0],
  [{}, 0],
])('reads the price of %j', (data, price) => {
  expect(optionFacts(data).price).toBe(price);
});

test('takes any shape without failing', () => {
  expect(
    optionFacts({
      name: 7,
      categories: 'x',
      amenities: [1, 'wifi'],
      rating: 'high',
      sample: 'yes',
    }),
  ).toMatchObject({
    name: 'Option',
    category: undefined,
    amenities: ['wifi'],
    rating: undefined,
    isSample: false,
  });
});
