import { describe, expect, it } from 'vitest';
import { tipOfTheHour, wordsOfTheHour } from './words-of-the-hour.ts';

const NOON = { start: 720, end: 780, sunset: 1170, date: '2027-05-10' };

describe('words of the hour', () => {
  it('leave out when to come, where one comes at another hour', () => {
    const steps = "215 tiled steps, a life's work; before nine there are no queues for a picture";

    expect(wordsOfTheHour(steps, NOON)).toBe("215 tiled steps, a life's work");
    expect(wordsOfTheHour(steps, { ...NOON, start: 520, end: 550 })).toBe(steps);
    expect(wordsOfTheHour('Open roof above the crossing, best at sunset', NOON)).toBe(
      'Open roof above the crossing',
    );
  });

  it('keep advice for two hours, one of which is kept', () => {
    const gate = 'A gate of sandstone. Come early, or when it is lit.';

    expect(wordsOfTheHour(gate, { ...NOON, start: 1180, end: 1220 })).toBe(gate);
    expect(wordsOfTheHour(gate, NOON)).toBe('A gate of sandstone.');
  });

  it('leave out another month, and keep what a place is', () => {
    expect(wordsOfTheHour('A canal walk; pink in early April', NOON)).toBe('A canal walk');
    expect(wordsOfTheHour('Walls at sunset over two bays', NOON)).toBe(
      'Walls at sunset over two bays',
    );
  });

  it('leave a tip out altogether where nothing of it is for that hour', () => {
    expect(tipOfTheHour('Come at sunset.', NOON)).toBeUndefined();
    expect(tipOfTheHour('Enter by the side door; before nine it is empty.', NOON)).toBe(
      'Enter by the side door',
    );
  });
});

describe('hours and days that a tip names', () => {
  const monday = { ...NOON, start: 545, end: 660 };

  it.each([
    ['Be there by seven, or see the hall full.', false],
    ['Start at the square at eleven, walk north.', true],
    ['Come at half past nine for the bells.', true],
    ['Class at seven and half past eight, then watch.', false],
    ['The lift takes you up to ten floors.', true],
    ['They serve from one to five.', false],
    ['Doors at 09:15, slots at 14:00.', true],
    ['Sunday noon has families.', false],
    ['Free on the first Monday.', false],
    ['Free on the second Monday.', true],
    ['Monday and Tuesday are calm.', true],
    ['Closed on Sunday.', true],
    ['Gone by eleven on weekends.', false],
    ['Come at lunchtime by the little boat.', false],
    ['Five o’clock for the storks.', false],
    ['Reserve for dinner.', false],
    ['Sit at the counter of two tables at the back.', true],
  ])('%s', (tip, isKept) => {
    expect(tipOfTheHour(tip, monday) !== undefined).toBe(isKept);
  });

  it('a bar whose music begins later, and what is for another time of day, is told without that', () => {
    const tuesday = { start: 1080, end: 1230, sunset: 1250, date: '2027-05-11' };

    expect(
      tipOfTheHour('Behind a red door; sets about half past nine and eleven, be quiet.', {
        ...tuesday,
        start: 1230,
        end: 1260,
      }),
    ).toBe('Behind a red door');
    expect(
      wordsOfTheHour(
        'Fifty homes open for nothing: go on a weekday morning and by quarter',
        tuesday,
      ),
    ).toBe('Fifty homes open for nothing');
  });

  it('one that names an evening is told in the evening', () => {
    const evening = { ...NOON, start: 1140, end: 1230 };

    expect(tipOfTheHour('Class at seven, any shoes.', evening)).toBe('Class at seven, any shoes.');
    expect(tipOfTheHour('Lunch is its hour.', evening)).toBeUndefined();
    expect(
      tipOfTheHour('Before eight you hear the water.', { ...NOON, start: 1030, end: 1055 }),
    ).toBeUndefined();
  });
});
