import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { firstVisits } from '#server/catalogue/first-visits.ts';
import { loadRides } from '#server/catalogue/rides.ts';
import { settlePlaces } from '#server/places/settle-places.ts';
import { buildRequest } from '#server/generation/testing/build-request.ts';
import { addDays } from '#shared/dates.ts';
import { chooseRoute, type RouteWish } from './choose-route.ts';
import type { JourneyPlan } from './journey-plan.ts';
import { routeWish } from './route-wish.ts';

const catalogue = loadCatalogue();
const WORLD = {
  home: undefined,
  rides: loadRides(),
  wishes: { avoided: [], isAfterWork: false },
};

function requestFor(destinations: string, nights: number) {
  const departureDate = '2027-05-08';

  return buildRequest({ destinations, departureDate, returnDate: addDays(departureDate, nights) });
}

function planned(request: ReturnType<typeof requestFor>, wish: RouteWish): JourneyPlan {
  const route = chooseRoute(request, wish, WORLD);

  if ('reason' in route) throw new Error(route.reason);
  return route;
}

async function stays(destinations: string, nights: number): Promise<(readonly [string, number])[]> {
  const request = requestFor(destinations, nights);
  const asked = await settlePlaces(request);
  const wish = routeWish({ ...request, ...(asked ? { asked } : {}) }, catalogue);

  if (!wish) throw new Error(`No route through ${destinations}`);
  return planned(request, wish).stays.map((stay) => [stay.destination.id, stay.nights] as const);
}

describe('a tour', () => {
  test.each([
    ['Andalusia', 8, ['seville', 'granada', 'cordoba']],
    ['Andalusia', 5, ['seville', 'granada']],
    ['Tuscany', 7, ['florence', 'siena']],
    ['Japan', 14, ['tokyo', 'kyoto', 'kanazawa', 'hiroshima']],
    ['Greek islands', 10, ['santorini', 'mykonos', 'heraklion']],
    ['Scotland', 8, ['edinburgh', 'inverness']],
    ['Portugal', 9, ['lisbon', 'porto']],
    ['Morocco', 10, ['marrakesh', 'fes', 'essaouira']],
  ])('of %s in %i nights stays where one comes for', async (area, nights, places) => {
    const route = await stays(area, nights);

    expect(route.map(([id]) => id).toSorted()).toEqual(places.toSorted());
    for (const [, count] of route) expect(count).toBeGreaterThanOrEqual(2);
  });

  test('goes through the islands without a way back', async () => {
    const route = await stays('Greek islands', 10);

    // Both ways through them are alike from an unknown home; Santorini is in the middle.
    expect(route[1]?.[0]).toBe('santorini');
  });

  test('of a region wishes for a day trip to a base without a night; that of a country does not', () => {
    const request = requestFor('Andalusia', 5);
    const places = ['seville', 'malaga'].flatMap((id) => catalogue.destination(id) ?? []);
    const granada = catalogue.destination('granada');
    const wish: RouteWish = {
      places: places.map((destination) => ({ destination, isRequired: true })),
      isOrdered: false,
      most: 2,
    };

    expect(granada).toBeDefined();
    const asked = [...places, ...(granada ? [granada] : [])];

    expect(planned(request, { ...wish, asked }).leftOut).toMatchObject([
      { id: 'granada', dayTrip: 'malaga/granada-and-the-alhambra' },
    ]);
    expect(planned(request, wish).leftOut).toEqual([]);
  });
});

describe('places whose order was left open', () => {
  test('come as they were written where another order saves little', async () => {
    const around = 'Casablanca, Chefchaouen, Fes and Marrakech, start and end in Casablanca';
    const route = await stays(around, 10);

    expect(route.map(([id]) => id)).toEqual([
      'casablanca',
      'chefchaouen',
      'fes',
      'marrakesh',
      'casablanca',
    ]);
  });

  test('begin where they were written to, from wherever one comes', async () => {
    const request = requestFor('Tokyo, Hakone, Kyoto, Hiroshima, Osaka', 14);
    const asked = await settlePlaces(request);
    const wish = routeWish({ ...request, ...(asked ? { asked } : {}) }, catalogue);
    const home = { lat: 51.47, lon: -0.45 };
    const route = wish && chooseRoute(request, wish, { ...WORLD, home });

    expect(route && 'stays' in route && route.stays[0]?.destination.id).toBe('tokyo');
  });

  test.each([
    ['Rome, Florence, Venice, Naples', 12, ['venice', 'florence', 'rome', 'naples']],
    ['Vienna, Prague and Budapest', 9, ['prague', 'vienna', 'budapest']],
    ['Dubrovnik, Split, Zagreb', 9, ['dubrovnik', 'split', 'zagreb']],
    ['Zurich, Zermatt and Interlaken', 9, ['zurich', 'interlaken', 'zermatt']],
    [
      'Auckland, Queenstown, Rotorua, Wellington',
      14,
      ['auckland', 'rotorua', 'wellington', 'queenstown'],
    ],
    ['Madrid, Seville and Granada by train', 9, ['madrid', 'seville', 'granada']],
    ['Madrid, Barcelona, Seville, Granada', 12, ['barcelona', 'madrid', 'seville', 'granada']],
    ['Paris, Amsterdam, Brussels, Bruges', 9, ['paris', 'bruges', 'brussels', 'amsterdam']],
  ])('%s in %i nights lie on a line', async (places, nights, line) => {
    const order = (await stays(places, nights)).map(([id]) => id);

    // From an unknown home both ways along it are alike.
    expect([line, line.toReversed()]).toContainEqual(order);
  });

  test.each([
    ['Baltics', 9, ['riga', 'tallinn', 'vilnius']],
    ['USA south-west road trip', 12, ['las-vegas']],
    ['Estonia, Latvia and Lithuania', 9, ['riga', 'tallinn', 'vilnius']],
    ['Scandinavia', 12, ['copenhagen', 'stockholm']],
    ['The Balkans', 12, ['dubrovnik']],
    ['Austria and Hungary', 8, ['vienna', 'budapest']],
  ])('%s in %i nights is a region of its own', async (region, nights, places) => {
    const route = (await stays(region, nights)).map(([id]) => id);

    expect(route).toEqual(expect.arrayContaining(places));
    expect(route.length).toBeGreaterThan(1);
  });
});

test('one of several countries is no tour of them all', async () => {
  const request = requestFor('Austria or Hungary', 9);
  const asked = await settlePlaces(request);

  expect(routeWish({ ...request, ...(asked ? { asked } : {}) }, catalogue)).toBeUndefined();
});

test('first visits are to destinations of their country, wherever it has several', () => {
  const countries = new Set(catalogue.destinations.map(({ country }) => country));

  for (const code of countries) {
    const there = catalogue.destinations.filter(({ country }) => country === code);
    const ids = new Set(there.map(({ id }) => id));

    expect(firstVisits(code).filter((id) => !ids.has(id))).toEqual([]);
    if (there.length > 1) expect(firstVisits(code).length, code).toBeGreaterThan(0);
  }
});
