import type { OpenPlace, PlaceGroup } from './open-place.ts';

/** An element of OpenStreetMap, whichever way it was exported. */
export type OsmElement = {
  osm?: string | undefined;
  lat: number;
  lon: number;
  isArea: boolean;
  tags: Readonly<Record<string, string>>;
};

const EATING = ['restaurant', 'cafe', 'fast_food', 'food_court', 'ice_cream'];
const STAYING = ['hotel', 'hostel', 'guest_house', 'motel', 'apartment', 'chalet', 'camp_site'];
const SIGHT_KEYS = ['tourism', 'historic', 'leisure', 'natural', 'man_made', 'shop'];
const SIGHT_AMENITIES = [
  'theatre',
  'arts_centre',
  'place_of_worship',
  'marketplace',
  'library',
  'bar',
  'pub',
  'nightclub',
  'monastery',
  'planetarium',
  'fountain',
];
/** Keys under which a place that has ceased to be is kept. */
const GONE =
  /^(?:disused|was|demolished|removed|razed|abandoned):(?:tourism|amenity|historic|shop)$/;
const NAME_KEY = /^(?:name|alt_name|int_name|official_name|short_name|loc_name)(?:[:_][a-z-]+)?$/;
const CLOSED_HOURS = /^(?:off|closed)$/;

/** A place from an element's tags on a day; tags whose ":" an export turned into "_" are read as well. */
export function readOsmElement(element: OsmElement, today: string): OpenPlace {
  const { tags, lat, lon, isArea } = element;
  const wikidata = /^Q\d+/.exec(tags['wikidata'] ?? '')?.[0];
  const closed = closedBecause(tags, today);
  const group = groupOf(tags);
  const hours = tags['opening_hours']?.trim();
  const url = siteOf(tags);

  return {
    source: 'openstreetmap',
    lat,
    lon,
    isArea,
    tags,
    names: namesOf(tags),
    ...(group ? { group } : {}),
    ...(element.osm ? { osm: element.osm } : {}),
    ...(wikidata ? { wikidata } : {}),
    ...(hours ? { hours } : {}),
    ...(url ? { url } : {}),
    ...(closed ? { closed } : {}),
  };
}

function siteOf(tags: OsmElement['tags']): string | undefined {
  const sites = [tags['website'], tags['contact:website'], tags['contact_website']];

  return sites.find((site) => site !== undefined && URL.canParse(site));
}

function namesOf(tags: OsmElement['tags']): string[] {
  const first = [tags['name'], tags['name:en'] ?? tags['name_en']];
  const others = Object.entries(tags).flatMap(([key, value]) =>
    NAME_KEY.test(key) ? value.split(';') : [],
  );
  const names = [...first, ...others].flatMap((name) => {
    const clean = name?.replaceAll('_', ' ').trim();

    return clean ? [clean] : [];
  });

  return [...new Set(names)];
}

function groupOf(tags: OsmElement['tags']): PlaceGroup | undefined {
  const amenity = tags['amenity'] ?? '';

  if (STAYING.includes(tags['tourism'] ?? '')) return 'stay';
  if (tags['tourism'] === 'museum' || tags['tourism'] === 'gallery') return 'sight';
  if (EATING.includes(amenity)) return 'food';
  if (SIGHT_AMENITIES.includes(amenity) || SIGHT_KEYS.some((key) => key in tags)) return 'sight';
  return undefined;
}

/** A ruin is abandoned and stays a sight: only keys that end a life, a past end and closed hours count. */
function closedBecause(tags: OsmElement['tags'], today: string): string | undefined {
  const gone = Object.keys(tags).find((key) => GONE.test(key));
  const isLive = ['tourism', 'amenity', 'historic'].some((key) => key in tags);

  if (gone && !isLive) return `tagged ${gone}=${tags[gone]}`;
  const end = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/.exec(tags['end_date'] ?? '')?.[0];

  if (end && end < today.slice(0, end.length) && !('historic' in tags)) return `ended ${end}`;
  return CLOSED_HOURS.test(tags['opening_hours']?.trim() ?? '')
    ? `its hours say "${tags['opening_hours']?.trim()}"`
    : undefined;
}
