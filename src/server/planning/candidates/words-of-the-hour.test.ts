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
