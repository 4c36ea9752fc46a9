import { describe, expect, test } from 'vitest';
import type { DestinationFile } from './catalogue.schema.ts';
import { waysOf } from './ways.ts';

const quay = { id: 'quay', area: 'Old Town', kind: 'square', lat: 45.434, lon: 12.338 };
const tower = { id: 'tower', area: 'Lone Isle', kind: 'tower', lat: 45.429, lon: 12.343 };
const shore = { id: 'shore', area: 'Far Shore', kind: 'market', lat: 45.426, lon: 12.33 };
const islet = { id: 'islet', kind: 'island', reach: 'boat', lat: 45.45, lon: 12.36 };

function destination(more: object): DestinationFile {
  return { places: [quay, tower, shore, islet], food: [], stays: [], ...more } as never;
}

describe('waysOf', () => {
  test('takes a way between areas in both directions, and says nothing of others', () => {
    const way = { from: ['Far Shore'], to: ['Old Town'], by: 'ferry', minutes: 15 };
    const between = waysOf(destination({ ways: [way] }));

    expect(between(quay, shore)).toMatchObject({ by: 'ferry', minutes: 15 });
    expect(between(shore, quay)).toMatchObject({ by: 'ferry', minutes: 15 });
    expect(between(shore, tower)).toBeUndefined();
  });

  test('takes a way without an end from everywhere else, an unnamed point beside it included', () => {
    const between = waysOf(destination({ ways: [{ from: ['tower'], by: 'ferry', minutes: 12 }] }));

    expect(between(quay, tower)?.minutes).toBe(12);
    expect(between({ lat: 45.4341, lon: 12.3381 }, tower)?.minutes).toBe(12);
    expect(between(quay, shore)).toBeUndefined();
  });

  test('lets nobody walk to what only a boat reaches, unless its point is the pier', () => {
    expect(waysOf(destination({}))(quay, islet)?.by).toBe('ferry');
    expect(waysOf(destination({}))({ lat: 45.6, lon: 12.36 }, islet)).toBeUndefined();
    const pier = { id: 'pier', area: 'Harbour', kind: 'square', lat: 45.4501, lon: 12.3601 };
    const places = [quay, islet, pier];

    expect(waysOf(destination({ places }))(quay, islet)).toBeUndefined();
  });
});
