import { listedWords } from '../listed-words.ts';
import { fnv1a } from '../seeded.ts';
import { latitudeOfCountry } from './country-latitudes.ts';
import { isSceneKind, type SceneKind } from './scene-kinds.ts';

export type Scene = {
  /** What makes the picture of one place differ from another's. */
  id: string;
  name: string;
  scene: readonly SceneKind[];
  /** Degrees north; decides the light. */
  lat: number;
  /** 1 to 12; June without one. */
  month?: number;
};

/** Everyday words that mean one of the kinds. */
const SYNONYMS: readonly [RegExp, SceneKind][] = [
  [/northern lights|aurora/, 'northern-lights'],
  [/old town|medieval|historic/, 'old-town'],
  [/\b(sky ?line|skyscrapers?|towers)\b/, 'skyline'],
  [/\b(beach(es)?|resort|lagoon|cove)\b/, 'beach'],
  [/\b(coast|ocean|harbou?r|bay|seaside|waves)\b/, 'sea'],
  [/\b(city|urban|metropolis|streets?|night|cafes?)\b/, 'city'],
  [/\b(desert|dunes?|oasis)\b/, 'desert'],
  [/\b(mountains?|alps|peaks?|highlands|hiking)\b/, 'mountains'],
  [/\b(snow|ski|winter|arctic|ice)\b/, 'snow'],
  [/\b(forest|jungle|rainforest|woods|bamboo)\b/, 'forest'],
  [/\b(canals?|venice)\b/, 'canal'],
  [/\b(rivers?|riverside)\b/, 'river'],
  [/\b(lakes?|lakeside)\b/, 'lake'],
  [/\b(temples?|shrines?|pagodas?)\b/, 'temple'],
  [/\b(pyramids?)\b/, 'pyramid'],
  [/\b(mosques?|minarets?|medina)\b/, 'mosque'],
  [/\b(castles?|palaces?|fortress)\b/, 'castle'],
  [/\b(palms?|tropical)\b/, 'palms'],
  [/\b(volcano(es)?|volcanic)\b/, 'volcano'],
  [/\b(savannah?|safari)\b/, 'savanna'],
  [/\b(fjords?)\b/, 'fjord'],
  [/\b(vineyards?|wine)\b/, 'vineyard'],
  [/\b(ruins|ancient|acropolis|colosseum)\b/, 'ruins'],
  [/\b(islands?|isle|archipelago)\b/, 'island'],
];

/** Landscapes for places that nothing is known about; which one is the name's own. */
const UNKNOWN_PLACES: readonly (readonly SceneKind[])[] = [
  ['mountains', 'lake'],
  ['old-town', 'river'],
  ['sea', 'island'],
  ['city', 'river'],
  ['forest', 'mountains'],
];

const MAX_KINDS = 4;

/** What to draw for a place of which only its name ("Lisbon, Portugal") and some keywords are at hand. */
export function sceneFor(destination: string, keywords = ''): Scene {
  const id = destination.trim().toLowerCase();
  const kinds = sceneKindsIn(keywords.toLowerCase());
  const unknown = UNKNOWN_PLACES[fnv1a(id) % UNKNOWN_PLACES.length] ?? ['mountains'];

  return {
    id,
    name: destination,
    scene: kinds.length > 0 ? kinds : (famousKinds(destination) ?? unknown),
    lat: latitudeOfCountry(destination) ?? 20 + (fnv1a(id) % 35),
  };
}

/**
 * The kinds that a text names, its exact words before their synonyms; at most four. Where kinds are listed,
 * towers are among them or there are none: the "Rome skyline" is one of domes.
 */
export function sceneKindsIn(text: string): SceneKind[] {
  const listed = listedWords(text).filter(isSceneKind);
  const exact = text.split(/[^a-z-]+/).filter(isSceneKind);
  const meant = SYNONYMS.filter(([pattern]) => pattern.test(text)).map(([, kind]) => kind);
  const isLow = listed.length > 0 && !listed.includes('skyline');

  return [...new Set([...exact, ...meant])]
    .filter((kind) => !(isLow && kind === 'skyline'))
    .slice(0, MAX_KINDS);
}

/** What lies around the famous cities, for a trip that names no more than its place. */
const AROUND: readonly (readonly [RegExp, readonly SceneKind[]])[] = [
  [/^(paris|london)\b/i, ['city', 'river']],
  [/^(rome|tokyo)\b/i, ['city']],
  [/^florence\b/i, ['old-town', 'river']],
  [/^new york\b/i, ['skyline', 'river']],
  [/^(sydney|dubai)\b/i, ['skyline', 'sea']],
  [/^(barcelona|san francisco)\b/i, ['city', 'sea']],
];

/** The kinds of a famous city; undefined for every other place. */
function famousKinds(destination: string): readonly SceneKind[] | undefined {
  return AROUND.find(([name]) => name.test(destination.trim()))?.[1];
}
