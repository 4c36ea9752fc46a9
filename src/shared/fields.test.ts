import { describe, expect, test } from 'vitest';
import { boundedText, idField } from './fields.ts';
import { buildItineraryInput } from './generation/packing.schema.ts';

const told = (schema: typeof idField | ReturnType<typeof boundedText>, input: unknown) =>
  schema.safeParse(input).error?.issues[0]?.message;

describe('a field of several calls', () => {
  test.each([
    [idField, undefined, 'is required'],
    [idField, '1', 'must be a whole number'],
    [idField, null, 'must be a whole number'],
    [boundedText(5), undefined, 'is required'],
    [boundedText(5), 5, 'must be text'],
    [boundedText(5), null, 'must be text'],
  ])('[API-17] tells what was left out from what is of another type', (schema, input, words) => {
    expect(told(schema, input)).toBe(words);
  });
});

test('[API-14] an itinerary is built for no day later than any other trip', () => {
  const days = { destination: 'Las Vegas', startDate: '2199-12-30', endDate: '2199-12-31' };

  expect(buildItineraryInput.safeParse(days).success).toBe(true);
  expect(buildItineraryInput.safeParse({ ...days, endDate: '2200-01-01' }).error?.issues).toEqual([
    expect.objectContaining({ path: ['endDate'], message: 'must be on or before 2199-12-31' }),
  ]);
});
