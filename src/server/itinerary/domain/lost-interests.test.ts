import { describe, expect, test } from 'vitest';
import type { PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { withLostInterests } from './lost-interests.ts';

const LOST = 'Culinary: nothing in these days covers it any more.';
const facts = { place: () => undefined };

describe('interests that an edit leaves without a stop', () => {
  test('are warned of, once', () => {
    const once = withLostInterests(['Take cash.'], days([]), { interests: ['Culinary'], facts });

    expect(once).toEqual(['Take cash.', LOST]);
    expect(withLostInterests(once, days([]), { interests: ['Culinary'], facts })).toEqual(once);
  });

  test('are not warned of again once a stop meets them', () => {
    expect(
      withLostInterests([LOST], days(['Culinary']), { interests: ['Culinary'], facts }),
    ).toEqual([]);
  });

  test('keep what the planner said of them', () => {
    const said = ['Culinary: no stop for it on these dates.'];

    expect(withLostInterests(said, days([]), { interests: ['Culinary'], facts })).toEqual(said);
  });
});

function days(interests: string[]): Pick<PlannedDay, 'activities'>[] {
  return [
    {
      activities: [
        {
          time: '10:00',
          activity: 'A walk',
          duration: '1h',
          category: 'Sight',
          kind: 'stop',
          interests,
        },
      ],
    },
  ];
}
