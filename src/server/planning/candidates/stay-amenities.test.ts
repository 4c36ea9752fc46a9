import { expect, test } from 'vitest';
import { amenityOutcomes, askedAmenities } from './stay-amenities.ts';

test.each([
  ['Dubai. Pool and beach every day if possible', ['A pool at the hotel']],
  ['Hotel mit Schwimmbad', ['A pool at the hotel']],
  ['a hotel with breakfast and a gym', ['A gym at the hotel', 'Breakfast at the hotel']],
  ['a swim in the rock pools', []],
  ['Lisbon, museums', []],
])('%s', (notes, wishes) => {
  expect(askedAmenities(notes).map(({ wish }) => wish)).toEqual(wishes);
});

test('is met by what is known of the stay alone', () => {
  const [plain, other] = [
    { name: 'Plain Inn', amenities: ['wifi'] },
    { name: 'Palm House', amenities: ['wifi', 'roof pool'] },
  ];
  const outcome = (stay: typeof plain) =>
    amenityOutcomes('a pool please', { stay, others: [plain, other] });

  expect(outcome(other)).toMatchObject([{ wish: 'A pool at the hotel', met: true }]);
  expect(outcome(plain)).toMatchObject([
    { wish: 'A pool at the hotel', met: false, nearest: 'Palm House, which has it' },
  ]);
});
