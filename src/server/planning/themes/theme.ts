import type { DayTripFile, FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { isDated } from '#server/catalogue/dated-places.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import type { PlaceFile, PlaceKind } from '#server/catalogue/place.schema.ts';
import type { PlaceTheme } from '#server/catalogue/place-themes.ts';
import { namesOf } from '#server/catalogue/names-of.ts';
import { kindOf } from '#server/catalogue/sights.ts';
import type { Interest } from '#shared/preferences/options.ts';
import { onceFor } from '#shared/remember.ts';

/** What people travel for, beyond single sights: fado, a hammam, cherry blossom. */
export type Theme = {
  /** As it is named in a sentence. */
  name: string;
  /** The words that ask for it, folded, in the languages that are read. */
  words: RegExp;
  /** Kinds that are it; with `text`, only where their words say so; any kind when left out. */
  kinds?: readonly PlaceKind[];
  /** What the name, an alias or the line of a place says, folded, where it is one. */
  text?: RegExp;
  /** What it says where it is none all the same. */
  not?: RegExp;
  /** What a name says, folded, where that alone tells it, of whatever kind: "Café Central", but no museum with a café. */
  named?: RegExp;
  /** An interest that the entries of such places are marked with: "history". */
  interest?: Interest;
  /** Only what is marked with that interest before all others is it; the rest is near it. */
  isFirstOfAll?: true;
  /** What is on for some days of the year alone is none of it: a parade is no street to stroll in. */
  isOfAnyDay?: true;
  /** What the entries of places are marked with, where neither kind nor words show it. */
  tag?: PlaceTheme;
  /** Told by more than kinds and words. */
  isSo?: (file: PlaceFile | DayTripFile) => boolean;
  /** The very sights that it is about. */
  files?: ReadonlySet<PlaceFile | DayTripFile>;
  /** It is about drops: an entry that tells whether it is `exposed` is judged by that alone. */
  isOverADrop?: true;
  /** The hours at which such places are at their best. */
  best?: readonly NonNullable<PlaceFile['best']>[];
  /** A visit shorter than so many minutes is not it. */
  leastMinutes?: number;
  /** When it is to be had, as "MM-DD"; all the year when left out. */
  season?: { from: string; to: string };
  /** The time of the year in the north; half a year later in the south. */
  isByHemisphere?: true;
  /** Asked for, one stop is not enough. */
  isMany?: boolean;
  /** Asked for, it is what the trip is made for: a season, the world of a book. Half of its days hold some of it. */
  isReason?: true;
  /** What may fail for clouds or waves, and is tried on the first night that can hold it. */
  hangsOn?: 'sky';
  /** What the traveller can do where nothing of the kind is known. */
  hint?: string;
  /** Kinds that may well be it, where no sight of the place is told to be. */
  likely?: readonly PlaceKind[];
  /** No sight of the place is told to be it: those that are meant are of its likely kinds. */
  isLikely?: true;
  /** Had at a bar any evening and in any place: one evening of it is not enough. */
  isOfBars?: true;
  /** Asked for in words of again and again. */
  isOften?: boolean;
  /** Asked for as one: "one concert". */
  isOne?: boolean;
  /** Some part of a day is set aside for it: "half a day with animals". */
  isForHours?: boolean;
  /** Not asked for in words: an interest or the party stands for it. */
  isImplied?: boolean;
};

/** A theme in short: its name, the words that ask for it, and what the entries of places say where that is more. */
export type ThemeRow = readonly [name: string, words: RegExp, text?: RegExp];

/** The themes of such rows, with what all of them have beside. */
export function themesOf(rows: readonly ThemeRow[], more: Partial<Theme> = {}): Theme[] {
  return rows.map(([name, words, text = words]) => ({ name, words, text, ...more }));
}

/** What a trip is made for, of the themes that were asked for. */
export function reasonsIn(themes: readonly Theme[]): Theme[] {
  return themes.filter(({ isReason, hangsOn, isImplied }) => (isReason || hangsOn) && !isImplied);
}

/** Whether a sight or a day trip is what a theme asks for. */
export function isOfTheme(file: PlaceFile | DayTripFile, theme: Theme): boolean {
  const { files, tag, named, isSo } = theme;
  const isMarked = tag !== undefined && 'themes' in file && file.themes?.includes(tag) === true;

  if (files) return files.has(file);
  if (theme.isOverADrop && file.exposed !== undefined) return file.exposed;
  return (
    isMarked ||
    isSo?.(file) === true ||
    named?.test(foldedNames(file)) === true ||
    fits(file, theme)
  );
}

/** Whether its kind, its words and whatever else a theme tells of its places hold for one. */
function fits(file: PlaceFile | DayTripFile, theme: Theme): boolean {
  const { kinds, text, best, leastMinutes = 0 } = theme;

  if (!kinds && !text && !best) return false;
  return (
    isOfKind(file, kinds) &&
    isOfInterest(file, theme) &&
    isAtItsBest(file, best) &&
    file.minutes >= leastMinutes &&
    isSaid(wordsOf(file), theme)
  );
}

/** Whether a sight or a day trip is near what a theme asks for, by any of its words: the hall of fame of the music that one comes to hear. */
export function isNearTheme(
  file: PlaceFile | DayTripFile,
  { text, not, interest, isFirstOfAll }: Theme,
): boolean {
  const words = allWordsOf(file);

  if (isFirstOfAll && interest) return file.interests.includes(interest);
  return text !== undefined && text.test(words) && !not?.test(words);
}

/** Whether a table serves what a theme is about: a roaster to who came for coffee. */
export function isTableOfTheme({ name, cuisine, dishes }: FoodFile, { text }: Theme): boolean {
  return text !== undefined && text.test(foldText([name, cuisine, ...dishes].join(' ')));
}

function isOfInterest(
  file: PlaceFile | DayTripFile,
  { interest, isFirstOfAll, isOfAnyDay }: Pick<Theme, 'interest' | 'isFirstOfAll' | 'isOfAnyDay'>,
): boolean {
  const isOfFewDays = 'hours' in file && isDated(file);
  const marks = isFirstOfAll ? file.interests.slice(0, 1) : file.interests;

  return (interest === undefined || marks.includes(interest)) && !(isOfAnyDay && isOfFewDays);
}

function isSaid(words: string, { text, not }: Theme): boolean {
  return (text === undefined || text.test(words)) && !not?.test(words);
}

function isOfKind(file: PlaceFile | DayTripFile, kinds: Theme['kinds']): boolean {
  return kinds === undefined || kinds.includes(kindOf(file));
}

function isAtItsBest(file: PlaceFile | DayTripFile, best: Theme['best']): boolean {
  const own = 'until' in file ? file.until : 'best' in file ? file.best : undefined;

  return best === undefined || (own !== undefined && best.includes(own));
}

const foldedNames = onceFor((file: PlaceFile | DayTripFile) => foldText(namesOf(file).join(' ')));
const allWordsOf = onceFor((file: PlaceFile | DayTripFile) =>
  foldText([...namesOf(file), file.why ?? '', 'tip' in file ? (file.tip ?? '') : ''].join(' ')),
);
const wordsOf = onceFor((file: PlaceFile | DayTripFile) =>
  foldText([...namesOf(file), file.why ?? ''].join(' ')),
);

/** What one looks at, for what it is or holds: no class, no show, no bath and no bar. */
export const SIGHTS = [
  'museum',
  'gallery',
  'palace',
  'castle',
  'church',
  'mosque',
  'temple',
  'synagogue',
  'library',
  'monument',
  'landmark',
  'ruins',
  'tower',
  'square',
  'bridge',
  'street',
  'neighbourhood',
  'garden',
  'park',
  'cemetery',
  'viewpoint',
  'day-trip',
] as const satisfies readonly PlaceKind[];
