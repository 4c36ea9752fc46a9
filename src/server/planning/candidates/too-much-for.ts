import type { PlaceFile, PlaceKind } from '#server/catalogue/place.schema.ts';
import { isRidden } from './hard-on-the-body.ts';
import { isSmallParty } from '../rhythm/rhythm-of-party.ts';
import type { Taste } from './trip-taste.ts';
import { LONGEST_WITH_TODDLER, OF_SET_LENGTH } from './visit-minutes.ts';

/** From an age or a height on is for others: small children are at most four, and about a metre tall. */
const SMALL = { age: 4, cm: 105 } as const;
const PURSUITS: ReadonlySet<PlaceKind> = new Set(['sport', 'theme-park']);

/** Under this age nobody walks for so many minutes, unless the walk is one for families or hikes were asked for. */
const SHORT_LEGS = { age: 8, minutes: 120 } as const;

/** Whether a walk is too long for the youngest of the party. */
export function isTooLongAWalk(
  { kind, minutes, interests }: PlaceFile,
  { wishes, youngest = Infinity }: Taste,
): boolean {
  return (
    youngest < SHORT_LEGS.age &&
    kind === 'hike' &&
    minutes >= SHORT_LEGS.minutes &&
    !interests.includes('Family Fun') &&
    !wishes.kinds.wanted.includes('hike')
  );
}

/** Whether a place is nothing for a small child: rides with a least height, paddling, or a boat for half a day. */
export function isTooMuchForSmall(place: PlaceFile, taste: Taste): boolean {
  const { wishes, youngest } = taste;
  const { kind, interests, minutes, minAge = 0, minHeight = 0 } = place;

  if (!isSmallParty({ children: youngest === undefined ? [] : [youngest], needs: wishes.needs }))
    return false;
  return (
    (kind === 'sport' && !interests.includes('Family Fun')) ||
    minAge > SMALL.age ||
    minHeight > SMALL.cm ||
    isRidden(place) ||
    ((OF_SET_LENGTH.has(kind) || PURSUITS.has(kind)) && minutes > LONGEST_WITH_TODDLER)
  );
}
