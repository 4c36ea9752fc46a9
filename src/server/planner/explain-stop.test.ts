import { describe, expect, test } from 'vitest';
import type { PlaceFacts } from './check-facts.ts';
import { explainStop } from './explain-stop.ts';

/** A museum open from ten to six, closed on Tuesdays. */
const museum: PlaceFacts = {
  id: 'museum',
  name: 'The Museum',
  lat: 0,
  lon: 0,
  kind: 'museum',
  indoor: true,
  daylight: false,
  interests: ['History', 'Architecture'],
  vegan: false,
  isMeal: false,
  priceUsd: 12,
  openOn: (date) => (new Date(`${date}T00:00:00Z`).getUTCDay() === 2 ? [] : [[600, 1080]]),
};
const context = { place: museum, date: '2027-04-01', start: 615 };

describe('explainStop', () => {
  test('says that one is there as it opens, and when it is closed', () => {
    expect(explainStop({ ...context, start: 600 }).line).toBe(
      'Right when it opens; closed Tuesdays',
    );
  });

  test('hours that the page tells are no reason, nor is what a table is for anyway', () => {
    for (const one of [
      { ...context, start: 800 },
      { ...context, place: { ...museum, isMeal: true } },
      { ...context, place: { ...museum, kind: 'boat-trip' } },
    ])
      expect(explainStop(one).reasons).toEqual(['closed Tuesdays']);
  });

  test('stays quiet about hours where a place never closes', () => {
    const square = { ...museum, interests: [], openOn: () => [[0, 1440] as const] };

    expect(explainStop({ ...context, place: square })).toEqual({ reasons: [], line: '' });
  });

  test('puts what the traveller asked for first', () => {
    expect(
      explainStop({ ...context, isLocked: true, isMustSee: true }).reasons.slice(0, 2),
    ).toEqual(['kept where you locked it', 'on your wish list']);
  });

  test('does not list the days of a place that opens twice a week', () => {
    const rare = {
      ...museum,
      openOn: (date: string) =>
        ['2027-04-01', '2027-04-03', '2027-04-08', '2027-04-10'].includes(date)
          ? [[600, 1080] as const]
          : [],
    };

    expect(explainStop({ ...context, place: rare }).line).not.toContain('closed');
  });
});
