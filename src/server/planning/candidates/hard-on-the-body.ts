import type { DayTripFile } from '#server/catalogue/catalogue.schema.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import type { PlaceFile, PlaceKind } from '#server/catalogue/place.schema.ts';
import { kindOf } from '#server/catalogue/sights.ts';

/** Whether a sight is reached by stairs or a climb only. */
export function isClimb({ kind, access, climb }: PlaceFile): boolean {
  return climb ?? (kind === 'hike' || (kind === 'tower' && access === 'none'));
}

const RIDDEN =
  /\b(?:bik(?:es?|ing)|(?:horse|camel|donkey|quad|pony)(?:back)? (?:rides?|riding|trekking)|quad (?:bikes?|biking)|abseil\w*|via ferrata|surfing|cycl(?:e|ing)|bicycles?|e ?bikes?|segways?|scooters?|kayak\w*|canoe\w*|rafting|paddle ?board\w*|zip ?lin\w+|canyoning|horseback|on horseback|pedal\w*|bung\w+|skydiv\w+|paraglid\w+)\b/;
const LED = new Set<PlaceKind>(['sport', 'activity', 'hike', 'class', 'day-trip']);

/** Whether one rides, paddles or hangs on a rope there. */
export function isRidden(file: PlaceFile | DayTripFile): boolean {
  const own = LED.has(kindOf(file)) ? `${file.name} ${file.why ?? ''}` : file.name;

  return RIDDEN.test(foldText(own));
}

/** Whether it is a sport, a climb, or ridden: nothing for a bad knee. */
export function isHardOnTheBody(file: PlaceFile | DayTripFile): boolean {
  return (
    kindOf(file) === 'sport' ||
    isRidden(file) ||
    ('kind' in file ? isClimb(file) : WALKED.test(foldText(file.name)))
  );
}

const WALKED = /\b(?:hikes?|hiking|treks?|trekking|climb\w*|trail)\b/;
