import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { loadRides } from '#server/catalogue/rides.ts';
import { loadTours } from '#server/catalogue/tours.ts';
import { loadGazetteer } from '#server/gazetteer/gazetteer.ts';
import { findTowns } from '#server/generation/find-town.ts';
import { buildRequest } from '#server/generation/testing/build-request.ts';
import { withTown } from '#server/planning/destination/off-catalogue-catalogue.ts';
import { settlePlaces } from '#server/places/settle-places.ts';
import { addDays } from '#shared/dates.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import { chooseRoute } from './choose-route.ts';
import { baseCalled } from './places-beside.ts';
import { readRideWishes } from './ride-wishes.ts';
import { routeWish } from './route-wish.ts';

const catalogue = loadCatalogue();

async function settled(asked: Partial<PlanRequest>, nights: number): Promise<PlanRequest> {
  const departureDate = '2027-06-12';
  const request = buildRequest({
    departureDate,
    returnDate: addDays(departureDate, nights),
    ...asked,
  });
  const places = await settlePlaces(request);

  return { ...request, ...(places ? { asked: places } : {}) };
}

/** "Reykjavík 3, Vík 1": the stays of a trip; the way there where it is told. */
async function route(destinations: string, nights: number): Promise<string[]> {
  const request = await settled({ destinations }, nights);
  const towns = await findTowns({ kind: 'trip', input: request }, catalogue);
  const world = towns.reduce(withTown, catalogue);
  const wish = routeWish(request, world);

  if (!wish) throw new Error(`No route through ${destinations}`);
  const wishes = readRideWishes(request);
  const plan = chooseRoute(request, wish, { home: undefined, rides: loadRides(), wishes });

  if ('reason' in plan) throw new Error(plan.reason);
  return plan.stays.map(
    ({ destination, ride }) => `${ride ? `${ride.mode} ` : ''}${destination.name}`,
  );
}

describe('a region with a listed tour', () => {
  test('begins and ends where the traveller flies to and from, and reads the sight of a day trip', async () => {
    const request = await settled(
      {
        destinations: 'Andalusia',
        additionalPreferences:
          'By train, no rental car. Must see: the Mezquita. We fly into Malaga and home from Seville.',
      },
      7,
    );

    expect(request.asked?.tour).toMatchObject({
      bases: ['seville', 'malaga', 'granada'],
      first: 'malaga',
      last: 'seville',
    });
    expect(request.asked?.notUnderstood).toEqual([]);
    expect(readRideWishes(request)).toMatchObject({ only: 'train', avoided: ['drive'] });
  });

  test.each([
    [
      'Scandinavia two weeks',
      14,
      ['Bergen', 'train Oslo', 'flight Copenhagen', 'train Stockholm', 'flight Helsinki'],
    ],
    ['Benelux by train', 8, ['Amsterdam', 'train Bruges', 'train Luxembourg']],
    [
      'Iceland ring road',
      9,
      ['Reykjavík', 'drive Vík', 'drive Höfn', 'drive Egilsstaðir', 'drive Akureyri'],
    ],
    ['Ireland with the Ring of Kerry by car', 7, ['Dublin', 'drive Galway', 'drive Killarney']],
    ['golden triangle India', 8, ['Delhi', 'train Agra', 'train Jaipur']],
    ['Athens and the Greek islands', 10, ['Athens', 'ferry Mykonos', 'ferry Santorini']],
    ['Rajasthan with Delhi', 9, ['Delhi', 'train Jaipur', 'train Udaipur']],
    ['Route 66 from Chicago to Los Angeles', 3, ['Chicago', 'flight Los Angeles']],
    ['Normandy and Brittany', 8, ['Rouen', 'train Bayeux', 'train Saint-Malo']],
    [
      'California road trip, San Francisco to Los Angeles',
      9,
      ['San Francisco', 'drive Monterey and Carmel', 'drive Los Angeles'],
    ],
  ])('%s is %i nights long and goes where one goes', async (region, nights, stops) => {
    expect(await route(region, nights)).toEqual(stops);
  });

  test.each<[string, Partial<PlanRequest>, number, boolean]>([
    ['in the field', { destinations: 'Rajasthan' }, 9, true],
    ['in notes', { additionalPreferences: 'Ten days through Rajasthan, with forts.' }, 9, true],
    ['on a short trip', { destinations: 'Rajasthan' }, 3, false],
    ['in a country', { destinations: 'Rajasthan, India' }, 9, true],
    ['with a longer name', { destinations: 'Mexico City' }, 9, false],
    ['with one of its towns', { destinations: 'Jodhpur, Rajasthan' }, 9, false],
    ['in notes for one place', { additionalPreferences: 'A quiet town in Rajasthan.' }, 9, false],
    ['in notes against it', { additionalPreferences: 'Not Rajasthan again.' }, 9, false],
    [
      'in notes with two of its towns',
      { additionalPreferences: 'Rajasthan for a week, Jaipur and Udaipur.' },
      9,
      false,
    ],
    ['as a surprise', { tripType: 'surprise', additionalPreferences: 'Rajasthan' }, 9, false],
  ])('%s', async (_, asked, nights, isToured) => {
    const { asked: settledPlaces } = await settled(asked, nights);

    expect(settledPlaces?.tour?.isListed ?? false).toBe(isToured);
  });
});

test.each([
  ['Cape Town, Garden Route', 'Knysna'],
  ['Sydney, Great Ocean Road', 'Warrnambool'],
  ['Edinburgh, NC500', 'Ullapool'],
])('"%s" is a town and a road, not a town in a region', async (destinations, base) => {
  const [town = ''] = destinations.split(', ');
  const { asked } = await settled({ destinations }, 14);

  expect(asked?.places.map(({ name }) => name)).toEqual(expect.arrayContaining([town, base]));
});

test.each([
  'New Zealand, South Island only. Milford yes',
  'South Island, New Zealand. At least two nights in each place',
])('a half of a land is toured by itself: %s', async (additionalPreferences) => {
  const { asked } = await settled({ additionalPreferences }, 15);

  expect(asked?.tour?.bases).toContain('queenstown');
  expect(asked?.tour?.bases).not.toContain('auckland');
});

test('a town that one lands in is no base of a tour', async () => {
  const { asked } = await settled(
    { additionalPreferences: 'Ring road of Iceland, the flight comes 15:35 in Keflavik' },
    9,
  );

  expect(asked?.places.map(({ name }) => name)).not.toContain('Keflavík');
  expect(asked?.through).toEqual(['Keflavik']);
});

describe('a way between two places', () => {
  test.each([
    [
      'San Francisco to Los Angeles road trip, a week',
      7,
      ['San Francisco', 'drive Monterey and Carmel', 'drive Los Angeles'],
    ],
    ['Lisbon to Porto road trip', 7, ['Lisbon', 'drive Porto']],
  ])('%s: begins and ends where it says', async (text, nights, stops) => {
    expect(await route(text, nights)).toEqual(stops);
  });

  test('stays where the last nights are said to be, which else would be a day trip', async () => {
    const request = await settled(
      { additionalPreferences: 'Cape Town, the last two nights in Franschhoek' },
      8,
    );

    expect(routeWish(request, catalogue)).toMatchObject({
      last: 'stellenbosch',
      places: [
        { destination: { id: 'cape-town' } },
        { destination: { id: 'stellenbosch' }, nights: 2 },
      ],
    });
  });

  test('begins in the first place also where notes say "from"', async () => {
    const { asked } = await settled(
      { additionalPreferences: 'Highway 1 from San Francisco to Los Angeles by car' },
      7,
    );

    expect(asked?.tour).toMatchObject({ first: 'san-francisco', last: 'los-angeles' });
    expect(asked?.tour?.bases).not.toContain('san-diego');
    expect(asked?.home).toBeUndefined();
  });
});

test('every base of a tour is a destination, or a town that can be found', async () => {
  const world = { catalogue, gazetteer: await loadGazetteer() };
  const unknown = loadTours().flatMap(({ bases }) =>
    bases.filter((base) => !baseCalled(base, world)),
  );

  expect(unknown).toEqual([]);
});

test('no name begins two tours', () => {
  const names = loadTours().flatMap(({ names: own }) => own.map((name) => name.toLowerCase()));

  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
