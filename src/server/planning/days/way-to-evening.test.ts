import { describe, expect, it } from 'vitest';
import type { Candidate } from '../candidates/candidates.ts';
import type { DayFrame } from './day-windows.ts';
import { longDays, withWaysToEvenings } from './way-to-evening.ts';

const TOWN = { lat: 1.29, lon: 103.85 };
const OUT_OF_TOWN = { lat: 1.4023, lon: 103.788 };

const frame = (date: string, window: readonly [number, number]): DayFrame => ({
  date,
  kind: 'Full Day',
  window,
  meals: [{ meal: 'dinner', window: [18 * 60, 19 * 60 + 30], minutes: 90 }],
  dayEnd: 17 * 60,
  evening: 19 * 60,
  maxProgramme: 540,
  maxWalkKm: 10,
});

const sight = (at: { lat: number; lon: number }, spans: [number, number][][]): Candidate =>
  ({
    id: 'a/night-zoo',
    file: { name: 'Night zoo', kind: 'zoo' },
    visit: { id: 'a/night-zoo', ...at, minutes: 150, mandatory: true, spans },
  }) as unknown as Candidate;

const usual: [number, number] = [525, 20 * 60 + 45];
const OPEN: [number, number] = [19 * 60 + 15, 24 * 60];
const KEPT: [number, number] = [19 * 60 + 50, 22 * 60 + 20];

function planned(at: { lat: number; lon: number }, tiresEasily: boolean) {
  return withWaysToEvenings(
    {
      frames: [frame('2027-06-15', [525, 23 * 60]), frame('2027-06-16', usual)],
      sights: [sight(at, [[KEPT], []])],
      evenings: [0],
    },
    {
      from: TOWN,
      before: {
        frames: [frame('2027-06-15', usual), frame('2027-06-16', usual)],
        sights: [sight(at, [[OPEN], [OPEN]])],
      },
      tiresEasily,
    },
  );
}

describe('withWaysToEvenings', () => {
  it('leaves time for the way out of town and home, and for sleep', () => {
    const { frames, sights } = planned(OUT_OF_TOWN, true);
    const [span] = sights[0]?.visit.spans[0] ?? [];

    expect(span?.[0]).toBe(KEPT[0]);
    expect(span?.[1]).toBeGreaterThan(KEPT[1] + 15);
    expect(span?.[1]).toBeLessThanOrEqual(OPEN[1]);
    expect(frames[0]?.window[1]).toBeGreaterThan(23 * 60 + 30);
    expect(frames[1]?.window).toEqual([585, usual[1]]);
  });

  it('changes nothing in town for who does not tire', () => {
    const { frames, sights } = planned(TOWN, false);

    expect(sights[0]?.visit.spans[0]).toEqual([KEPT]);
    expect(frames.map(({ window }) => window)).toEqual([[525, 23 * 60], usual]);
  });
});

describe('longDays', () => {
  const frames = [frame('2027-06-15', usual), frame('2027-06-16', usual)];

  it.each([
    ['one of two', [1], ['2027-06-16']],
    ['all', [0, 1], []],
  ])('%s taken', (_, taken, dates) => {
    expect(longDays({ frames, taken })).toEqual(dates);
  });
});
