import type { PlaceFile } from '#server/catalogue/place.schema.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import type { Taste } from './trip-taste.ts';

const LOUD =
  /\b(?:rock|punk|metal|techno|djs?|dance ?floors?|live bands|clubs?|partys?|parties|party|backpackers?|students?|loud|dives?|shots|raucous)\b/;
/** Interests that are had at night. */
export const NIGHTS: ReadonlySet<string> = new Set(['Nightlife', 'Lads Trip', 'Girls Trip']);
/** Where one is looked over at the door, or pays for the house around the glass. */
const GRAND =
  /\b(?:dress (?:code|smartly|up)|smart dress|no shorts|ritz carlton|mandarin oriental|peninsula|four seasons|st regis|rosewood|park hyatt|waldorf|lebua|burj khalifa|(?:[3-9]\d|1\d\d)(?:st|nd|rd|th) floor)\b/;

/** Where a glass costs what a meal does elsewhere. */
const COCKTAILS = /\b(?:cocktails?|martinis?|speakeas(?:y|ies)|champagne|mixolog\w+|slings?)\b/;

/** Whether a bar is one for others: loud for older people, or as dear as a dinner for who counts the money. */
export function isNightOfOthers(
  place: PlaceFile,
  { wishes, interests, level }: Pick<Taste, 'wishes' | 'interests' | 'level'>,
): boolean {
  const { kind } = place;

  if (kind !== 'bar' && kind !== 'club') return false;
  if (wishes.kinds.wanted.includes(kind)) return false;
  const isLoud = kind === 'club' || LOUD.test(wordsOf(place));
  const isNightOwl = interests.some((interest) => NIGHTS.has(interest));
  const isQuietParty = wishes.needs.includes('seniors') && !isNightOwl;
  const isDear = isGrand(place) || (!isNightOwl && COCKTAILS.test(wordsOf(place)));

  return (isQuietParty && isLoud) || (level === 'budget' && isDear);
}

function isGrand(place: PlaceFile): boolean {
  return place.dress !== undefined || GRAND.test(wordsOf(place));
}

function wordsOf({ name, why = '', tip = '', bookAhead = '' }: PlaceFile): string {
  return foldText([name, why, tip, bookAhead].join(' , '));
}
