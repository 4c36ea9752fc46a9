import { expect, test } from 'vitest';
import { readTripFile } from './read-trip-file.ts';

const file = (text: string) => new File([text], 'trip.json');

test.each([
  ['not JSON', 'GPX', /not JSON/],
  ['cut off', '{"format":', /not JSON/],
  ['a list', '[]', /does not contain a trip/],
  ['nothing', 'null', /does not contain a trip/],
  ['another document', '{"hello":1}', /a trip exported from Northstar/],
  [
    'with a name special to JavaScript',
    '{"format":"northstar-trip","trip":{"__proto__":{"x":1}}}',
    /nothing was imported/,
  ],
  ['too deep', `${'['.repeat(200_000)}${']'.repeat(200_000)}`, /nothing was imported/],
  ['too large', `"${'x'.repeat(900_001)}"`, /is 901 kB; the limit is 900 kB/],
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
