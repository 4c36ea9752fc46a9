import type { ImportedKind } from './sight-kinds.ts';

type Tags = Readonly<Record<string, string>>;

const TOURISM: Readonly<Record<string, ImportedKind>> = {
  museum: 'museum',
  gallery: 'gallery',
  viewpoint: 'viewpoint',
  zoo: 'zoo',
  aquarium: 'aquarium',
  theme_park: 'theme-park',
};
const HISTORIC: Readonly<Record<string, ImportedKind>> = {
  castle: 'castle',
  fort: 'castle',
  fortress: 'castle',
  palace: 'palace',
  manor: 'palace',
  archaeological_site: 'ruins',
  ruins: 'ruins',
  monument: 'monument',
  city_gate: 'landmark',
  citywalls: 'landmark',
  aqueduct: 'landmark',
  caravanserai: 'landmark',
  church: 'church',
  monastery: 'church',
  mosque: 'mosque',
  temple: 'temple',
};
const AMENITY: Readonly<Record<string, ImportedKind>> = {
  marketplace: 'market',
  arts_centre: 'gallery',
  planetarium: 'museum',
  bar: 'bar',
  pub: 'bar',
  nightclub: 'club',
};
const OUTDOORS: Readonly<Record<string, ImportedKind>> = {
  park: 'park',
  garden: 'garden',
  nature_reserve: 'nature',
  water_park: 'theme-park',
  beach_resort: 'beach',
  beach: 'beach',
  cave_entrance: 'cave',
};
const SHOPS: Readonly<Record<string, ImportedKind>> = {
  mall: 'shopping',
  department_store: 'shopping',
};
type KindsOfKey = readonly [key: string, kinds: Readonly<Record<string, ImportedKind>>];
/** Sights whatever else is known of them. */
const PLAIN: readonly KindsOfKey[] = [
  ['historic', HISTORIC],
  ['amenity', AMENITY],
  ['leisure', OUTDOORS],
  ['natural', OUTDOORS],
  ['shop', SHOPS],
];
/** Worth a visit only where somebody wrote about the one that is meant. */
const IF_NOTED: readonly KindsOfKey[] = [
  ['historic', { memorial: 'monument', tomb: 'monument', tower: 'tower', bridge: 'landmark' }],
  ['amenity', { library: 'library', fountain: 'monument' }],
  ['tourism', { artwork: 'monument' }],
  ['natural', { peak: 'hike', spring: 'nature', rock: 'nature', cliff: 'nature' }],
  ['man_made', { tower: 'tower', lighthouse: 'landmark', bridge: 'landmark', obelisk: 'monument' }],
];
const WORSHIP: Readonly<Record<string, ImportedKind>> = {
  christian: 'church',
  muslim: 'mosque',
  jewish: 'synagogue',
};
/** Kinds by the words of a category or type, the most telling first. */
const WORDS: readonly (readonly [RegExp, ImportedKind])[] = [
  [/museum|planetarium/, 'museum'],
  [/art_gallery|gallery/, 'gallery'],
  [/theme_park|amusement|water_park/, 'theme-park'],
  [/aquarium/, 'aquarium'],
  [/\bzoo\b/, 'zoo'],
  [/castle|fort(?:ress|ification)?\b|citadel/, 'castle'],
  [/palace|mansion|manor/, 'palace'],
  [/mosque/, 'mosque'],
  [/synagogue/, 'synagogue'],
  [/church|cathedral|chapel|abbey|monastery/, 'church'],
  [/temple|shrine|pagoda/, 'temple'],
  [/archaeolog|ruin|ancient/, 'ruins'],
  [/botanical|\bgarden/, 'garden'],
  [/beach/, 'beach'],
  [/cave/, 'cave'],
  [/nature|trail|waterfall/, 'nature'],
  [/scenic|viewpoint|lookout/, 'viewpoint'],
  [/\bpark/, 'park'],
  [/market/, 'market'],
  [/shopping_cent|mall\b|department_store/, 'shopping'],
  [/tower/, 'tower'],
  [/monument|memorial|sculpture/, 'monument'],
  [/landmark|histor|attraction|bridge|lighthouse/, 'landmark'],
  [/\bbar$|\bpub$/, 'bar'],
  [/night_?club/, 'club'],
];
/** Nobody may go in. */
const NO_ENTRY = new Set(['private', 'no', 'customers', 'military']);
const NOTED_KEYS = ['wikidata', 'wikipedia', 'heritage', 'ref:whc', 'sitelinks'];

/** What kind of sight tags tell of; undefined where it is none, such as a board, a milestone or a grave. */
export function kindOfTags(tags: Tags): ImportedKind | undefined {
  if (NO_ENTRY.has(tags['access'] ?? '')) return undefined;
  if (tags['category'] !== undefined) return kindOfWords(tags['category']);
  const isTagged = 'historic' in tags || 'tourism' in tags;

  if (tags['type'] !== undefined && !isTagged) return kindOfWords(tags['type']);
  return (
    at(TOURISM, tags['tourism']) ??
    worshipOf(tags) ??
    kindIn(PLAIN, tags) ??
    notedKind(tags, isTagged)
  );
}

function notedKind(tags: Tags, isTagged: boolean): ImportedKind | undefined {
  if (!isNoted(tags)) return undefined;
  return kindIn(IF_NOTED, tags) ?? (isTagged ? 'landmark' : undefined);
}

/** Whether somebody took the trouble to write about the place, or to protect it. */
export function isNoted(tags: Tags): boolean {
  return tags['tourism'] === 'attraction' || NOTED_KEYS.some((key) => key in tags);
}

/** Every town has churches; those that are marked as sights are meant. */
function worshipOf(tags: Tags): ImportedKind | undefined {
  const isWorship =
    tags['amenity'] === 'place_of_worship' || tags['amenity'] === 'monastery' || isTemple(tags);

  return isWorship && isNoted(tags)
    ? (at(WORSHIP, tags['religion']) ?? at(HISTORIC, tags['historic']) ?? 'temple')
    : undefined;
}

function isTemple(tags: Tags): boolean {
  return tags['building'] === 'temple' || tags['historic'] === 'temple';
}

function kindOfWords(text: string): ImportedKind | undefined {
  const words = text.toLowerCase();

  return WORDS.find(([pattern]) => pattern.test(words))?.[1];
}

function kindIn(keys: readonly KindsOfKey[], tags: Tags): ImportedKind | undefined {
  return keys.map(([key, kinds]) => at(kinds, tags[key])).find(Boolean);
}

function at(
  kinds: Readonly<Record<string, ImportedKind>>,
  value: string | undefined,
): ImportedKind | undefined {
  return value !== undefined && Object.hasOwn(kinds, value) ? kinds[value] : undefined;
}
