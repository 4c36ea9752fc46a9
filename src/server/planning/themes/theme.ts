import type { DayTripFile } from '#server/catalogue/catalogue.schema.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import type { PlaceFile, PlaceKind } from '#server/catalogue/place.schema.ts';
import type { PlaceTheme } from '#server/catalogue/place-themes.ts';
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
  /** What the entries of places are marked with, where neither kind nor words show it. */
  tag?: PlaceTheme;
  /** The very sights that it is about. */
  files?: ReadonlySet<PlaceFile | DayTripFile>;
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
  /** Asked for in words of again and again. */
  isOften?: boolean;
  /** Asked for as one: "one concert". */
  isOne?: boolean;
  /** Not asked for in words: an interest or the party stands for it. */
  isImplied?: boolean;
};

/** What a trip is made for, of the themes that were asked for. */
export function reasonsIn(themes: readonly Theme[]): Theme[] {
  return themes.filter(({ isReason, hangsOn, isImplied }) => (isReason || hangsOn) && !isImplied);
}

/** Whether a sight or a day trip is what a theme asks for. */
export function isOfTheme(file: PlaceFile | DayTripFile, theme: Theme): boolean {
  const { kinds, text, tag, best } = theme;

  if (theme.files) return theme.files.has(file);
  if (tag && 'themes' in file && file.themes?.includes(tag)) return true;
  if (!kinds && !text && !best) return false;
  return (
    isOfKind(file, kinds) &&
    isAtItsBest(file, best) &&
    isLongEnough(file, theme) &&
    isSaid(wordsOf(file), theme)
  );
}

function isSaid(words: string, { text, not }: Theme): boolean {
  return (text === undefined || text.test(words)) && !not?.test(words);
}

function isLongEnough({ minutes }: PlaceFile | DayTripFile, { leastMinutes = 0 }: Theme): boolean {
  return minutes >= leastMinutes;
}

function isOfKind(file: PlaceFile | DayTripFile, kinds: Theme['kinds']): boolean {
  return kinds === undefined || kinds.includes('kind' in file ? file.kind : 'day-trip');
}

function isAtItsBest(file: PlaceFile | DayTripFile, best: Theme['best']): boolean {
  const own = 'until' in file ? file.until : 'best' in file ? file.best : undefined;

  return best === undefined || (own !== undefined && best.includes(own));
}

const wordsOf = onceFor((file: PlaceFile | DayTripFile) =>
  foldText([file.name, ...(file.aliases ?? []), file.why ?? ''].join(' ')),
);
