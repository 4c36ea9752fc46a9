import { expect, test } from 'vitest';
import { nightsGiven } from './nights-given.ts';

const TOKYO = { id: 'tokyo', name: 'Tokyo' };
const KYOTO = { id: 'kyoto', name: 'Kyoto' };

test('nights that do not fill the trip are told with what became of them', () => {
  expect(
    nightsGiven(
      [
        { destination: TOKYO, nights: 5 },
        { destination: KYOTO, nights: 4 },
      ],
      [
        { destination: TOKYO, nights: 4 },
        { destination: KYOTO, nights: 3 },
      ],
    ),
  ).toEqual(['Your nights add up to 7 and the trip has 9, so Tokyo has 5 and Kyoto has 4.']);
});

test('nights that are kept or left open are not told', () => {
  const stays = [TOKYO, KYOTO, TOKYO].map((destination, at) => ({ destination, nights: 3 - at }));

  expect(
    nightsGiven(stays, [
      { destination: TOKYO, nights: 3 },
      { destination: KYOTO },
      { destination: TOKYO, nights: 1 },
    ]),
  ).toEqual([]);
});

test('a night on the way is told of the place that gives it', () => {
  expect(
    nightsGiven(
      [
        { destination: TOKYO, nights: 3 },
        { destination: KYOTO, nights: 3, ride: { nights: 1 } },
      ],
      [
        { destination: TOKYO, nights: 4 },
        { destination: KYOTO, nights: 3 },
      ],
    ),
  ).toEqual(['Tokyo has 3 nights instead of 4: one is spent on the way.']);
});
