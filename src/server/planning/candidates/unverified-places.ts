import type { PlaceFile, PlaceKind } from '#server/catalogue/place.schema.ts';
import type { NewPlace } from '../understanding/guidance.ts';

/** Hours that most places keep; nothing is known of this one. */
const LIKELY_HOURS = '10:00-17:00';
const USUAL_MINUTES = 60;
/** Neither famous nor unknown, as far as anyone can say. */
const FAME = 3;
const UNVERIFIED_NOTE =
  'Suggested by the language model and not checked: look up hours, price and access before you go.';

const INDOOR_KINDS: readonly PlaceKind[] = [
  'museum',
  'gallery',
  'library',
  'church',
  'temple',
  'mosque',
  'synagogue',
  'aquarium',
  'spa',
  'show',
  'class',
  'shopping',
];

/**
 * The place as the planner weighs it, by careful guesses: hours that most places keep, no price, no
 * interest met, and no roof unless its kind has one.
 */
export function asPlaceFile({ id, name, kind, lat, lon }: NewPlace): PlaceFile {
  return {
    id: id.slice(id.indexOf('/') + 1),
    name,
    kind,
    lat,
    lon,
    interests: [],
    hours: LIKELY_HOURS,
    minutes: USUAL_MINUTES,
    price: null,
    indoor: INDOOR_KINDS.includes(kind),
    fame: FAME,
    confidence: 'low',
    why: UNVERIFIED_NOTE,
  };
}
