import { expect, test } from 'vitest';
import { readReturn } from './read-return.ts';

const PLACES = [
  { id: 'tokyo', name: 'Tokyo' },
  { id: 'kyoto', name: 'Kyoto' },
  { id: 'osaka', name: 'Osaka' },
];

test.each([
  ['Start and finish in Kyoto, with Tokyo and Osaka in between', 'kyoto'],
  ['road trip starting and ending in Osaka, Tokyo, Kyoto', 'osaka'],
  ['We fly in and out of Tokyo: Kyoto and Osaka', 'tokyo'],
  ['A loop from Tokyo through Kyoto and Osaka', 'tokyo'],
  ['Tokyo, Kyoto and Osaka, the trip ends where it began', 'tokyo'],
  ['Wir starten und enden in Kyoto, dazu Osaka und Tokyo', 'kyoto'],
  ['partendo e tornando a Osaka: Tokyo, Kyoto', 'osaka'],
  ['empezando y terminando en Kyoto: Tokyo, Osaka', 'kyoto'],
])('a round trip begins and ends in one place: %s', (text, id) => {
  expect(readReturn(text, PLACES)).toMatchObject({ id, after: 3, isRound: true });
});

test.each(['Start in Tokyo and finish in Kyoto', 'Tokyo in and Kyoto out', 'Tokyo and Kyoto'])(
  'and no other trip does: %s',
  (text) => {
    expect(readReturn(text, PLACES)).toBeUndefined();
  },
);

test.each([
  ['Tokyo, Kyoto, Tokyo', { id: 'tokyo', after: 2, nights: undefined }],
  ['Tokyo → Kyoto → Tokyo → Osaka', { id: 'tokyo', after: 2, nights: undefined }],
  [
    'Fly into Tokyo, Kyoto, Osaka, back to Tokyo for the last night',
    { id: 'tokyo', after: 3, nights: 1 },
  ],
  ['Tokyo 4 nights, Kyoto 3 nights, Tokyo 2 nights', { id: 'tokyo', after: 2, nights: 2 }],
  [
    'Tokyo (3), Kyoto (4), 2 nights in Tokyo before flying home',
    {
      id: 'tokyo',
      after: 2,
      nights: 2,
      nightsBefore: new Map([
        ['tokyo', 3],
        ['kyoto', 4],
      ]),
    },
  ],
  [
    'First and last night in Tokyo, in between Kyoto 2 nights',
    { id: 'tokyo', after: 3, nights: 1 },
  ],
  [
    'Tokyo 2 nights > Kyoto 4 > Osaka 3 > Tokyo 1 (near the airport)',
    {
      id: 'tokyo',
      after: 3,
      nights: 1,
      nightsBefore: new Map([
        ['tokyo', 2],
        ['kyoto', 4],
        ['osaka', 3],
      ]),
    },
  ],
  [
    'Tokyo 2 nights, Kyoto 1 night, back to Tokyo 1 night, then Osaka 3 nights',
    {
      id: 'tokyo',
      after: 2,
      nights: 1,
      nightsBefore: new Map([
        ['tokyo', 2],
        ['kyoto', 1],
        ['osaka', 3],
      ]),
    },
  ],
  [
    'Tokyo 3 nuits, Kyoto 2 nuits pour les temples et on revient à Tokyo la dernière nuit',
    { id: 'tokyo', after: 2, nights: 1 },
  ],
  [
    'Tokyo (arrivo), Kyoto, Osaka, di nuovo Tokyo per il volo',
    { id: 'tokyo', after: 3, nights: 1 },
  ],
  ['Tokyo 3 Nächte, dann Kyoto 2 Nächte und wieder Tokyo', { id: 'tokyo', after: 2 }],
  [
    'Tokyo 3 noches, Kyoto 2 noches, volvemos a Tokyo 1 noche',
    { id: 'tokyo', after: 2, nights: 1 },
  ],
  ['Start in Tokyo, then Kyoto and Osaka, and end in Tokyo', { id: 'tokyo', after: 3 }],
  ['Tokyo, Kyoto, finishing up in Tokyo', { id: 'tokyo', after: 2 }],
  ['Tokyo then Kyoto, returning to Tokyo', { id: 'tokyo', after: 2, nights: undefined }],
])('reads the second stay of "%s"', (text, expected) => {
  expect(readReturn(text, PLACES)).toMatchObject(expected);
});

test('the nights before it are those of the first stay', () => {
  const back = readReturn('Tokyo 4 nights, Kyoto 3 nights, Tokyo 2 nights', PLACES);

  expect(Object.fromEntries(back?.nightsBefore ?? [])).toEqual({ tokyo: 4, kyoto: 3 });
});

test.each([
  'Tokyo and Kyoto. In Tokyo we want sushi, and Kyoto for temples; Tokyo by night!',
  'Tokyo, Kyoto, Osaka',
  'Tokyo for food. Kyoto for temples, and we fly home from Tokyo',
  'We love Tokyo, Tokyo, Tokyo',
  ' Tokyo 进 Osaka 出, Tokyo 4晚, Kyoto 2晚, Osaka 3晚',
  'Tokyo in, Osaka out: Tokyo 4 nights, Kyoto 2, Osaka 3',
])('reads no second stay in "%s"', (text) => {
  expect(readReturn(text, PLACES)).toBeUndefined();
});

test('a place that is only spoken of is not come back to', () => {
  expect(readReturn('Tokyo is the dream, so Kyoto, Tokyo', PLACES)).toBeUndefined();
});
