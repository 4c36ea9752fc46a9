import { expect, test } from 'vitest';
import { readTripFile } from './read-trip-file.ts';

const file = (text: string) => new File([text], 'trip.json');

test.each([
  ['not JSON', 'GPX', /not JSON/],
  ['cut off', '{"format":', /not JSON/],
  ['a list', '[]', /holds no trip/],
  ['nothing', 'null', /holds no trip/],
  ['another document', '{"hello":1}', /no trip exported from Northstar/],
  [
    'with a name special to JavaScript',
    '{"format":"northstar-trip","trip":{"__proto__":{"x":1}}}',
    /nothing of it was read/,
  ],
  ['too deep', `${'['.repeat(200_000)}${']'.repeat(200_000)}`, /nothing of it was read/],
  ['too large', `"${'x'.repeat(900_001)}"`, /has 901 kB; a trip has at most 900/],
])('a file that is %s is named as such', async (_, text, problem) => {
  expect(await readTripFile(file(text))).toEqual({
    problem: expect.stringMatching(problem) as string,
  });
});

test('a document is read as it stands', async () => {
  expect(await readTripFile(file('{"format":"northstar-trip"}'))).toEqual({
    document: { format: 'northstar-trip' },
  });
});
