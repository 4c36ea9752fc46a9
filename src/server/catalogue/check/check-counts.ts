import type { DestinationFile } from '../catalogue.schema.ts';

/** The destinations that most travellers go to, which are owed a fuller list. */
const MOST_VISITED = new Set(
  `amsterdam athens bangkok barcelona beijing berlin budapest busan cairo cape-town delhi dubai florence
   hong-kong istanbul jeju-city kuala-lumpur kyoto las-vegas lisbon london los-angeles macau madrid marrakesh
   mexico-city miami milan mumbai new-york-city osaka paris phuket prague rome san-francisco seoul shanghai
   singapore sydney taipei tokyo ubud venice vienna`.split(/\s+/),
);
const LEAST = { places: 25, food: 6, stays: 6 } as const;
const LEAST_PLACES_MOST_VISITED = 40;

/** Lists that are too short for a trip to be planned from, or for how many people go there. */
export function checkCounts(file: DestinationFile): string[] {
  const leastPlaces = MOST_VISITED.has(file.id) ? LEAST_PLACES_MOST_VISITED : LEAST.places;

  return [
    tooFew('places', file.places.length, leastPlaces),
    tooFew('food', file.food.length, LEAST.food),
    tooFew('stays', file.stays.length, LEAST.stays),
  ].flat();
}

function tooFew(list: string, count: number, least: number): string[] {
  return count < least ? [`${list}: ${count}, where ${least} are asked for`] : [];
}
