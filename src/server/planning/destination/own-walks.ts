import type { Destination } from '#server/catalogue/catalogue.ts';
import { overnightSightAt } from '#server/catalogue/overnight-sights.ts';
import { seawardOf } from '#server/gazetteer/landmass.ts';

type Town = { name: string; country: string; lat: number; lon: number; population: number };
type Sight = Destination['places'][number];
type Walk = Pick<Sight, 'id' | 'name' | 'lat' | 'lon' | 'kind' | 'minutes'> & Partial<Sight>;

/** A village has no streets to walk through for an hour. */
const LEAST_PEOPLE = 2000;

/**
 * What a town has though nothing is written down of it: its streets, the water where it lies on the sea, and the day
 * and the evening at the camp where one sleeps for a sight.
 */
export function ownWalks(town: Town): Sight[] {
  const { name, lat, lon, population } = town;
  const sea = seawardOf(town);
  const { sights = [], evening } = overnightSightAt(town) ?? {};

  return [
    ...sights.map((sight) => walk({ lat, lon, fame: 4, ...sight })),
    ...(population >= LEAST_PEOPLE && sights.length === 0
      ? [
          walk({
            id: 'town-walk',
            name: `${name} town centre`,
            lat,
            lon,
            kind: 'neighbourhood',
            minutes: 90,
            why: 'The oldest streets and the main square; ask there where the market is and on which days',
          }),
        ]
      : []),
    ...(sea
      ? [
          walk({
            id: 'shore',
            name: `${name} waterfront`,
            ...sea,
            kind: 'nature',
            interests: ['Nature', 'Relaxation'],
            minutes: 75,
            best: 'sunset',
            why: 'Ask at your stay for the stretch that the locals swim or walk at',
          }),
        ]
      : []),
    ...(evening
      ? [
          walk({
            id: 'evening',
            name: evening,
            lat,
            lon,
            kind: 'nature',
            interests: ['Nature'],
            hours: '19:00-23:00',
            minutes: 75,
            daylight: false,
            best: 'night',
            why: 'The night is what one came for',
          }),
        ]
      : []),
  ];
}

function walk(own: Walk): Sight {
  return {
    interests: ['Cultural Immersion', 'Photography'],
    hours: '24/7',
    price: 0,
    indoor: false,
    daylight: true,
    fame: 1,
    confidence: 'low',
    ...own,
  };
}
