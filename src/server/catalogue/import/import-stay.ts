import type { StayFile } from '../stay.schema.ts';
import type { OpenPlace } from '../refresh/open-place.ts';
import { type Imported, NAMELESS } from './import-place.ts';
import { freeId, namesOf } from './place-names.ts';
import { commonFacts } from './read-facts.ts';

const STAY_KINDS: Readonly<Record<string, StayFile['kind']>> = {
  hotel: 'hotel',
  motel: 'hotel',
  hostel: 'hostel',
  guest_house: 'guesthouse',
  apartment: 'apartment',
  chalet: 'villa',
};
const SIMPLE = new Set(['hostel', 'guest_house', 'motel']);

/** A hotel from an entry of open data, at what its level costs in that country. */
export function importStay(
  place: OpenPlace,
  { taken, usual, area }: { taken: Set<string>; usual: readonly StayFile[]; area: string },
): Imported<StayFile> {
  const names = namesOf(place);
  const kind = STAY_KINDS[place.tags['tourism'] ?? ''] ?? stayOfCategory(place.tags['category']);
  const level = levelOf(place.tags);
  const [low, high] = usual.find((one) => one.level === level)?.usd ?? [];

  if (!names) return { skipped: NAMELESS };
  if (!kind || low === undefined || high === undefined) return { skipped: 'no kind of stay' };
  const { url: _url, access: _access, ...facts } = commonFacts(place);
  const stars = starsOf(place.tags);

  return {
    place: {
      id: freeId(names, place, taken),
      name: names.name,
      ...(names.localName ? { localName: names.localName } : {}),
      area,
      ...facts,
      kind,
      level,
      usd: [low, high],
      ...(stars ? { stars } : {}),
    },
  };
}

function stayOfCategory(category: string | undefined): StayFile['kind'] | undefined {
  if (category === undefined) return undefined;
  return category.includes('hostel') ? 'hostel' : 'hotel';
}

function starsOf(tags: OpenPlace['tags']): number | undefined {
  const stars = Number(/^[1-5]/.exec(tags['stars'] ?? '')?.[0]);

  return Number.isInteger(stars) ? stars : undefined;
}

function levelOf(tags: OpenPlace['tags']): StayFile['level'] {
  const stars = starsOf(tags);

  if (stars !== undefined) return stars >= 5 ? 'luxury' : stars >= 3 ? 'moderate' : 'budget';
  return SIMPLE.has(tags['tourism'] ?? '') ? 'budget' : 'moderate';
}
