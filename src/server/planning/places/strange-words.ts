import { isOrdinaryForm } from '#server/gazetteer/ordinary-words.ts';
import { isMonthName } from '../understanding/dates-in-text.ts';
import { isForeignForm } from './foreign-words.ts';
import { NO_TOWNS } from './name-words.ts';
import { isPartOfWorld } from './parts-of-world.ts';
import type { PlaceMention, PlaceReading } from './read-places.ts';
import { isLandscape, isPlaceKind } from './sight-forms.ts';
import { isStoryPlace } from './story-places.ts';
import type { TextWord } from './text-words.ts';
import { isTravelWord } from './travel-words.ts';

/** A word that no language has. */
export function isStrangeWord({ key }: TextWord): boolean {
  return (
    isStoryPlace(key) ||
    (key.length > 2 &&
      !isOrdinaryForm(key) &&
      !isTravelWord(key) &&
      !isForeignForm(key) &&
      !isLandscape(key) &&
      !isPlaceKind(key) &&
      !isPartOfWorld(key) &&
      !LANDFORM.test(key) &&
      !isMonthName(key) &&
      !NO_TOWNS.test(key))
  );
}

const LANDFORM = /^(?:gorge|reef|fjord|cliffs?|falls|beach|bay)$/;

/** "São Paulo, hotel na faria lima": beside a place, the end of a name in small letters that nobody knows. */
export function isEndOfStrangeName(
  { words, mentions }: PlaceReading,
  { at, count }: PlaceMention,
  read: ReadonlySet<number>,
): boolean {
  const [before, word] = [words[at - 1], words[at]];
  const isBeside = mentions.some((one) => one.at !== at && one.namesakes.length > 0);

  return (
    count === 1 &&
    isBeside &&
    word !== undefined &&
    isSmall(word) &&
    before !== undefined &&
    !read.has(at - 1) &&
    isSmall(before) &&
    isStrangeWord(before)
  );
}

function isSmall({ key, before, isCapital, isGlued }: TextWord): boolean {
  return /^[a-z]{4,}$/.test(key) && before === 'none' && !isCapital && !isGlued;
}
