import { describe, expect, test } from 'vitest';
import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { globalPlaceId, loadCatalogue } from '#server/catalogue/catalogue.ts';
import type { BudgetLevel } from '#shared/preferences/options.ts';
import type { DayFrame } from '../days/day-windows.ts';
import { festiveDinner, withoutOtherFeasts } from './festive-dinner.ts';
import { isStiff } from './meal-style.ts';

const paris = loadCatalogue().destination('paris');
const open = [0, 1, 2, 3].map(() => [[0, 1440]]);
const restaurants = (paris?.food ?? []).map((file) => ({
  id: globalPlaceId('paris', file.id),
  file,
  open,
}));
const frames = [0, 1, 2, 3].map((day) => ({
  date: `2027-05-1${day}`,
  meals: day < 3 ? [{ meal: 'dinner', window: [1140, 1290], minutes: 90 }] : [],
})) as unknown as DayFrame[];
const dinnerFor = (level: BudgetLevel, changes: { occasion?: string; date?: string }) =>
  festiveDinner({
    frames,
    restaurants,
    interests: [],
    level,
    wishes: {
      ...(changes.occasion ? { occasion: changes.occasion } : {}),
      dates: changes.date ? [{ date: changes.date, what: 'birthday' }] : [],
    },
  });
const levels = (ids: ReadonlySet<string> | undefined) =>
  restaurants.filter(({ id }) => ids?.has(id)).map(({ file }) => file.priceLevel);

test('an anniversary has its dinner on the last evening but one, at most one price level up', () => {
  const dinner = dinnerFor('moderate', { occasion: 'anniversary' });

  expect(dinner?.day).toBe(1);
  expect(levels(dinner?.ids).length).toBeGreaterThan(0);
  expect(Math.max(...levels(dinner?.ids))).toBeLessThanOrEqual(3);
});

test('a birthday on a day that was told has its dinner then', () => {
  expect(dinnerFor('moderate', { occasion: 'birthday', date: '2027-05-12' })?.day).toBe(2);
});

test('a table with a view that was asked for has the dinner, on no roof for who fears heights', () => {
  const florence = loadCatalogue().destination('florence');
  const dinner = festiveDinner({
    frames,
    restaurants: (florence?.food ?? []).map((file) => ({ id: file.id, file, open })),
    interests: [],
    level: 'luxury',
    wishes: {
      occasion: 'birthday',
      dates: [{ date: '2027-05-12', what: 'birthday' }],
      dishes: { wanted: ['a table with a view'], avoided: [] },
      kinds: { wanted: [], avoided: ['viewpoint', 'tower'] },
    },
  });

  expect(dinner).toMatchObject({ day: 2, what: 'birthday' });
  expect(dinner?.ids.has('la-loggia-piazzale')).toBe(true);
});

test.each(['moderate', 'luxury'] as const)(
  'where nothing stiff is wanted, the anniversary is at a good table without ceremony: %s',
  (level) => {
    const dinner = festiveDinner({
      frames,
      restaurants,
      interests: [],
      level,
      wishes: { occasion: 'anniversary', mealStyle: 'relaxed', dates: [] },
    });
    const tables = restaurants.filter(({ id }) => dinner?.ids.has(id)).map(({ file }) => file);

    expect(tables.length).toBeGreaterThan(2);
    expect(tables.filter((file) => isStiff(file) || file.priceLevel < 2)).toEqual([]);
    expect(tables.every(({ fame }) => fame >= 4)).toBe(true);
  },
);

test('without a reason no dinner is festive', () => {
  expect(dinnerFor('moderate', {})).toBeUndefined();
});

describe('the evening and its table', () => {
  const kitchen = (id: string, fields: Partial<FoodFile>) => {
    const [first] = paris?.food ?? [];

    if (!first) throw new Error('Paris has no tables');
    return {
      id,
      open,
      file: {
        ...first,
        id,
        name: id,
        kind: 'restaurant' as const,
        cuisine: 'French',
        dishes: ['stew', 'rice'],
        style: 'festive' as const,
        priceLevel: 3,
        meals: ['dinner' as const],
        view: undefined,
        suits: undefined,
        ...fields,
      },
    };
  };
  const room = kitchen('room', {});
  const view = kitchen('view', { view: 'the river' });
  const roof = kitchen('roof', { view: 'the river from the roof' });
  const safe = kitchen('safe', { suits: ['gluten-free'], style: 'casual', priceLevel: 2 });
  const grand = kitchen('grand', { suits: ['gluten-free'], style: 'classic' });
  const february = frames.map((frame, day) => ({ ...frame, date: `2027-02-1${day + 3}` }));
  const dinner = (changes: Partial<Parameters<typeof festiveDinner>[0]>) =>
    festiveDinner({
      frames,
      restaurants: [room, view, roof, safe, grand],
      interests: [],
      level: 'moderate',
      wishes: {},
      ...changes,
    });

  test('a couple has it on Valentine’s Day, and friends do not', () => {
    expect(dinner({ frames: february, interests: ['Romantic'] })).toMatchObject({
      day: 1,
      what: "Valentine's",
    });
    expect(dinner({ frames: february, wishes: { occasion: 'honeymoon' } })?.day).toBe(1);
    expect(dinner({ frames: february, notes: 'one nice dinner' })?.what).toBe('festive');
  });

  test('a date that was told comes before Valentine’s Day', () => {
    const dates = [{ date: '2027-02-15', what: 'anniversary' }];

    expect(dinner({ frames: february, wishes: { occasion: 'anniversary', dates } })).toMatchObject({
      day: 2,
      what: 'anniversary',
    });
  });

  test.each(['One nice dinner please', 'a romantic dinner', 'her birthday dinner'])(
    '%s is reason enough',
    (notes) => {
      expect(dinner({ notes })?.ids.has('room')).toBe(true);
    },
  );

  test('a star that was asked for may cost a level more, and sets the evening', () => {
    const starred = kitchen('starred', { cuisine: 'Tasting menus, one star', priceLevel: 4 });
    const tables = [room, view, { ...starred, open: [[], [[0, 1440]], [], []] }];

    expect(dinner({ restaurants: tables, wishes: { occasion: 'Michelin dinner' } })).toMatchObject({
      day: 1,
      ids: new Set(['starred']),
      what: 'special',
    });
    expect(dinner({ restaurants: tables, wishes: { occasion: 'birthday' } })?.ids).toEqual(
      new Set(['room', 'view']),
    );
  });

  test('a view that was asked for is one that is told', () => {
    const wishes = { dishes: { wanted: ['a table with a view'], avoided: [] } };

    expect(dinner({ wishes })?.ids).toEqual(new Set(['view', 'roof']));
    expect(
      dinner({ wishes: { ...wishes, kinds: { wanted: [], avoided: ['tower'] } } })?.ids,
    ).toEqual(new Set(['view']));
  });

  test('once in a trip a view may cost one level more', () => {
    const wishes = { dishes: { wanted: ['a table with a view'], avoided: [] } };
    const dear = kitchen('dear', { view: 'the harbour', priceLevel: 4 });
    const feast = dinner({ wishes, restaurants: [room, dear] });

    expect(feast?.ids).toEqual(new Set(['dear']));
    expect(feast?.dear).toEqual(new Set(['dear']));
    expect(withoutOtherFeasts([room, dear], feast, { wishes, level: 'moderate' })).toHaveLength(2);
    expect(withoutOtherFeasts([room, dear], undefined, { wishes, level: 'moderate' })).toEqual([
      room,
    ]);
    expect(dinner({ restaurants: [room, dear], notes: 'a nice dinner' })?.ids).toEqual(
      new Set(['room']),
    );
  });

  test('who travels in style has it at the best houses', () => {
    const grandest = kitchen('grandest', { priceLevel: 4 });

    expect(dinner({ level: 'luxury', restaurants: [room, view, grandest] })?.ids).toEqual(
      new Set(['grandest']),
    );
  });

  test('a guest who cannot eat everywhere celebrates where they can', () => {
    const wishes = { occasion: 'birthday' };

    expect(dinner({ wishes, needs: ['gluten-free'] })?.ids).toEqual(new Set(['grand']));
    expect(dinner({ wishes, needs: ['gluten-free'], restaurants: [room, safe] })?.ids).toEqual(
      new Set(['safe']),
    );
    // In style one asks the good house rather than go to fish and chips.
    expect(
      dinner({ wishes, needs: ['gluten-free'], restaurants: [room, safe], level: 'luxury' })?.ids,
    ).toEqual(new Set(['room']));
  });

  test('who asks for street food keeps it on the other evenings', () => {
    expect(dinner({ wishes: { occasion: 'birthday', mealStyle: 'stalls' } })?.withStalls).toBe(
      true,
    );
  });
});
