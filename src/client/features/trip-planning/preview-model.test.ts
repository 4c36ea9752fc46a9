import { describe, expect, test } from 'vitest';
import {
  costRows,
  openText,
  priceText,
  travelText,
  verdict,
  visibleStops,
  weatherText,
} from '#client/components/plan/plan-text.ts';
import {
  categoryChips,
  isFoldable,
  notesOutcomes,
  notToldYet,
  reasonLines,
  revealLabel,
  shareText,
  visibleDays,
} from './preview-model.ts';
import { buildDay, buildPlace, buildStop, buildTrip } from './testing/sample-trip.ts';

test('[PREV-05] shows at most four distinct categories in their order', () => {
  expect(categoryChips(buildTrip())).toEqual([
    'History',
    'Architecture',
    'Photography',
    'Culinary',
  ]);
});

test('[PREV-05] tells a wish that could not be kept once', () => {
  const warnings = ["Must see: Alhambra: not in this plan. It's in Granada.", 'Book ahead: X.'];
  const missed = { text: 'Must see: Alhambra', state: 'missed' as const, detail: '' };

  expect(notToldYet({ warnings, wishes: [missed] })).toEqual(['Book ahead: X.']);
  expect(notToldYet({ warnings, wishes: [{ ...missed, state: 'kept' }] })).toEqual(warnings);
});

test('[PREV-05] tells a dish that the plan keeps beside the wishes, and no wish twice', () => {
  const wishes = [
    { text: 'To Rome', state: 'kept' as const, detail: 'That’s where this plan goes.' },
    { text: 'Vegan', state: 'kept' as const, detail: 'Every meal is.' },
  ];
  const asked = [
    { wish: 'Snorkelling', met: false, detail: 'Nothing of the kind is known.' },
    { wish: 'Rome', met: true, detail: 'This plan is for Rome.' },
    { wish: 'Diet: vegan', met: true, detail: 'Every table has dishes for it.' },
    { wish: 'Pizza', met: true, detail: 'At Emma (day 4).' },
  ];

  expect(notesOutcomes({ wishes, asked })).toEqual([
    ...wishes,
    { text: 'Pizza', state: 'kept', detail: 'At Emma (day 4).' },
  ]);
  expect(notesOutcomes({})).toEqual([]);
});

describe('[PREV-06] the folded timeline', () => {
  const days = [1, 2, 3, 4, 5, 6].map((day) => buildDay(day));

  test('shows the first four days, all when unfolded', () => {
    expect(visibleDays(days, false).map(({ dayNumber }) => dayNumber)).toEqual([1, 2, 3, 4]);
    expect(visibleDays(days, true)).toHaveLength(6);
  });

  test('shows the first three stops and counts the others', () => {
    expect(visibleStops(buildDay(1), false)).toMatchObject({ hidden: 1, stops: { length: 3 } });
    expect(visibleStops(buildDay(1), true)).toMatchObject({ hidden: 0, stops: { length: 4 } });
    expect(visibleStops(buildDay(1, { activities: [buildStop()] }), false).hidden).toBe(0);
  });

  test('tells each interest that a place suits on a line of its own', () => {
    const reasons = [
      'Culinary: custard tarts. Architecture: tiles, and more.',
      'April is mild. Go.',
    ];

    expect(reasonLines({ reasons })).toEqual([
      'Culinary: custard tarts.',
      'Architecture: tiles, and more.',
      'April is mild. Go.',
    ]);
  });

  test('[PREV-07] has something to unfold only when it hides something', () => {
    const short = buildDay(1, { activities: [buildStop(), buildStop(), buildStop()] });

    expect(isFoldable([short, short, short, short])).toBe(false);
    expect(isFoldable([short, short, short, short, short])).toBe(true);
    expect(isFoldable([buildDay(1)])).toBe(true);
  });
});

test.each([
  [0, 'Day 1'],
  [1, '1d'],
  [7, '7d'],
])('[PREV-02] %i days before departure reads %s', (days, label) => {
  expect(revealLabel(days)).toBe(label);
});

test('puts numbers before adjectives', () => {
  expect(travelText({ mode: 'walk', minutes: 12.4, km: 1 })).toBe('12 min walk');
  expect(travelText({ mode: 'transit', minutes: 0.2, km: 0.1 })).toBe('1 min by transit');
  expect(weatherText(buildDay(1))).toBe('14–22 °C, daylight 06:23–20:43');
});

test.each([
  [[['09:00', '18:00']], 'Open 09:00–18:00'],
  [
    [
      ['12:00', '15:00'],
      ['19:00', '26:00'],
    ],
    'Open 12:00–15:00, 19:00–02:00',
  ],
  [[['00:00', '24:00']], 'Open all day'],
  [[], undefined],
] as [[string, string][], string | undefined][])('reads opening spans %j', (spans, text) => {
  expect(openText(spans)).toBe(text);
});

test('says what a ticket costs, and nothing when that is unknown', () => {
  expect(priceText(buildPlace())).toBe('about $16 each (€15)');
  expect(priceText(buildPlace({ price: null, free: true }))).toBe('Free');
  expect(priceText(buildPlace({ price: null }))).toBeUndefined();
  expect(
    priceText(buildPlace({ price: { amount: 20, currency: 'USD', usd: 20, asOf: '2026-10-01' } })),
  ).toBe('$20 each');
  expect(
    priceText(buildPlace({ price: { amount: 60, currency: 'JPY', usd: 0.4, asOf: '2026-10-01' } })),
  ).toBe('under $1 each (¥60)');
});

test('counts the rules that a plan keeps', () => {
  const { checks } = buildTrip();

  expect(verdict(checks)).toEqual({ kept: 10, total: 10, allKept: true });
  expect(verdict(checks.map((check) => ({ ...check, ok: check.rule !== 7 })))).toEqual({
    kept: 9,
    total: 10,
    allKept: false,
  });
});

test('splits the costs by category', () => {
  const rows = costRows(buildTrip().costs);

  expect(rows.map(({ label }) => label)).toEqual([
    'Flights',
    'Stay',
    'Food',
    'Activities',
    'Getting around',
  ]);
  expect(rows.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  expect(
    costRows({ flights: 0, stay: 0, food: 0, activities: 0, transport: 0, total: 0 })[0]?.share,
  ).toBe(0);
});

test('[PREV-09] a friend reads where, when and what', () => {
  expect(shareText(buildTrip()).split('\n').slice(0, 4)).toEqual([
    'Lisbon, Portugal',
    'May 14, 2027 to May 18, 2027 (5 days), 2 travelers',
    '',
    'Day 1, Fri, May 14, 2027: Castelo de São Jorge, Museu Nacional do Azulejo, Miradouro da Graça',
  ]);
});
