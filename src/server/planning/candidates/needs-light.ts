import type { PlaceFile, PlaceKind } from '#server/catalogue/place.schema.ts';

type Place = Pick<
  PlaceFile,
  'kind' | 'indoor' | 'daylight' | 'interests' | 'hours' | 'best' | 'starts' | 'name' | 'why'
>;

/** Need light to be worth it even where the file does not say so. */
const LIGHT_KINDS = new Set<PlaceKind>([
  'hike',
  'beach',
  'park',
  'garden',
  'waterfall',
  'wildlife',
  'ruins',
  'cemetery',
  'nature',
  'lake',
  'island',
]);

/** Walls of paint, which nobody sees in the dark. */
const PAINTED_KINDS = new Set<PlaceKind>(['street', 'neighbourhood', 'landmark', 'activity']);
const PAINTED = /\b(?:street art|murals?|graffiti)\b/i;

/** At their best when the light goes. */
const AFTER_DARK = new Set(['sunset', 'evening', 'night']);

/** Outdoor viewpoints, painted walls and anything green or wild; watching the northern lights wants the dark. */
export function needsLight(place: Place): boolean {
  if (isForTheDark(place)) return false;
  if (place.daylight || place.kind === 'hike') return true;
  if (place.indoor) return false;
  return place.kind === 'viewpoint' || isPainted(place) || isGreen(place);
}

function isForTheDark({ best, starts, interests, daylight }: Place): boolean {
  if (best && AFTER_DARK.has(best)) return true;
  return !daylight && (starts !== undefined || interests.includes('Northern Lights'));
}

function isPainted({ kind, name, why = '' }: Place): boolean {
  return PAINTED_KINDS.has(kind) && PAINTED.test(`${name} ${why}`);
}

/** Green or wild, and not open into the night. */
function isGreen({ kind, hours }: Place): boolean {
  return LIGHT_KINDS.has(kind) && !/ (1[89]|2\d):\d\d-/.test(` ${hours}`);
}
