import { expect, test } from 'vitest';
import type { PlaceFile } from '#server/catalogue/place.schema.ts';
import { whileAlive } from './while-alive.ts';

const at = (hour: number) => Math.round(hour * 60);

test.each<[string, Partial<PlaceFile>, [number, number], [number, number]]>([
  [
    'a market of the morning until the afternoon',
    { kind: 'market', best: 'morning' },
    [10, 17.5],
    [10, 15.5],
  ],
  ['a market before its stalls are taken down', { kind: 'market' }, [9, 18], [9, 17]],
  ['a market of the night all night', { kind: 'market', best: 'evening' }, [17, 23], [17, 23]],
  ['a hall that is open late', { kind: 'market' }, [10, 22], [10, 22]],
  ['a bar once the afternoon is over', { kind: 'bar' }, [10, 23], [16, 23]],
  ['a bar that is open at noon alone', { kind: 'bar' }, [10, 15], [10, 15]],
  ['a bar with a dance floor late', { kind: 'bar', why: 'DJs and a crush' }, [15, 28], [21.5, 28]],
  [
    'a beer garden before it shuts',
    { kind: 'bar', indoor: false, why: 'The oldest beer garden' },
    [12, 24],
    [12, 22],
  ],
  ['a dance floor late', { kind: 'club', why: 'Techno since 1991' }, [22, 30], [23, 30]],
  [
    'a stage from its beginning',
    { kind: 'club', why: 'Live bands and dancing' },
    [19, 27],
    [19, 27],
  ],
  ['a casino in the evening', { kind: 'club', why: 'Tables and slots' }, [0, 24], [19, 24]],
  ['a jazz room at the first set', { kind: 'show' }, [20, 25], [20, 22.5]],
  ['a late one soon after its doors open', { kind: 'show' }, [22, 26], [22, 24.5]],
  ['a hall that plays all day at any hour', { kind: 'show' }, [10, 22], [10, 22]],
  ['a museum whenever it is open', { kind: 'museum' }, [10, 18], [10, 18]],
])('%s', (_, place, [open, close], [from, until]) => {
  const file = { indoor: true, name: 'X', kind: 'museum' as const, ...place };

  expect(whileAlive(file, [[at(open), at(close)]], 90)).toEqual([[at(from), at(until)]]);
});

test('no dance floor is danced on in the morning', () => {
  const club = { indoor: true, name: 'X', kind: 'club', best: 'night' } as const;

  expect(whileAlive(club, [[at(2), at(10)]], 90)).toEqual([]);
});
