import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { caresIn, withoutCareWords } from '../cares/care-words.ts';
import { keptOutBy } from '../cares/kept-out.ts';
import { NATIONS } from '../places/nations.ts';
import { isTravelWord } from '../places/travel-words.ts';
import { markedClausesOf } from '../understanding/clauses.ts';
import { inEnglish } from '../understanding/in-english.ts';
import { withoutDrivingLimits } from '../understanding/driving-limits.ts';
import { withoutMeasures } from '../understanding/kind-measures.ts';
import { choose } from '../understanding/choice.ts';
import { withoutRefusedOnDays } from '../understanding/refused-on-days.ts';
import { withoutNames } from '../understanding/without-names.ts';
import type { Theme } from './theme.ts';
import { THEMES } from './themes.ts';
import { isInSeason } from '#shared/dates.ts';

/** More than this no trip is about. */
const MOST = 8;

export type Asking = {
  additionalPreferences: string;
  asked?:
    | {
        names?: readonly string[] | undefined;
        said?: Readonly<Record<string, string>> | undefined;
        notUnderstood?: readonly { said: string }[] | undefined;
        tour?: { said: string } | undefined;
      }
    | undefined;
  /** Themes that an earlier place of the trip has met, and of which one is enough. */
  metThemes?: readonly string[] | undefined;
};

/** The themes that notes ask for; words within names of places, and what is spoken against, are none. */
export function readThemes(asking: Asking, catalogue: Pick<Catalogue, 'countries'>): Theme[] {
  return themesIn(asking, catalogue).wanted.slice(0, MOST);
}

/** The themes that notes speak against, of those that places are known by: "no bungee jumping". */
export function avoidedThemes(asking: Asking, catalogue: Pick<Catalogue, 'countries'>): Theme[] {
  const all = themesIn(asking, catalogue).avoided;

  return [
    // Who wants no history lesson is not kept from every old building.
    ...all.filter(
      ({ text, kinds, interest, isReason }) =>
        (!interest || isReason) && (text !== undefined || kinds !== undefined),
    ),
    ...(all.some(({ name }) => LOUD_NIGHTS.has(name)) ? [BARS, BAR_STREETS] : []),
    ...keptOutBy(caresIn(asking.additionalPreferences)),
  ];
}

/** Who wants no club wants no row of bars either, but the bar that they ask for. */
export const LOUD_NIGHTS: ReadonlySet<string> = new Set(['nightlife', 'a club night']);
const BARS: Theme = { name: 'bars', words: /(?!)/, kinds: ['bar', 'club'] };
const BAR_STREETS: Theme = {
  name: 'streets of bars',
  words: /(?!)/,
  kinds: ['street', 'neighbourhood', 'square'],
  text: /\b(row of bars|(party|bar|pub|nightlife) (street|mile|strip|district|lane|alley|quarter)s?|night ?life|clubs|nightclubs)\b/,
};

function themesIn(asking: Asking, catalogue: Pick<Catalogue, 'countries'>) {
  return choose(
    clausesToRead(asking, catalogue),
    THEMES.map((theme) => [[theme], theme.words] as const),
  );
}

/** The notes in folded clauses with their commas marked, without what is said of how much or of single days and without names. */
export function clausesToRead(
  { additionalPreferences, asked }: Asking,
  { countries }: Pick<Catalogue, 'countries'>,
): string[] {
  // "Barca 3 nights" asks for no boat: the name of a place that is gone to wishes for nothing else.
  const places = new Set(Object.values(asked?.said ?? {}));
  // "Andalusia", "Greek islands": no wish for the sights that are called so.
  const said = [...(asked?.names ?? []), ...(asked?.tour ? [asked.tour.said] : [])];
  const names = said.filter((name) => places.has(name) || !isPlain(name));

  return markedClausesOf(
    inEnglish(
      withoutDrivingLimits(withoutMeasures(withoutNames(additionalPreferences, names))),
      countries,
    ),
  ).map((clause) => withoutRefusedOnDays(withoutCareWords(clause)));
}

/** "Ruin bars", "tango show": the name of a sight, and the theme all the same. */
function isPlain(name: string): boolean {
  const folded = foldText(name);

  return folded.split(' ').every(isTravelWord) || isThemeName(name);
}

/** Whether the whole of a name is a word for a theme: "fado", "ruin bars". */
export function isThemeName(name: string): boolean {
  return themesCalled(name).length > 0;
}

/** The themes that the whole of a name is a word for. */
export function themesCalled(name: string): Theme[] {
  const folded = foldText(name);

  const [first = '', ...rest] = folded.split(' ');
  // "Peruvian cooking class"
  const plain = NATIONS.has(first) && rest.length > 0 ? rest.join(' ') : folded;

  return THEMES.filter(({ words }) => words.exec(plain)?.[0] === plain);
}

/** A theme with the time of the year in which it is to be had at a latitude. */
export function atLatitude(theme: Theme, lat: number): Theme {
  const { season, isByHemisphere } = theme;

  if (!season || !isByHemisphere || lat >= 0) return theme;
  return { ...theme, season: { from: halfAYearOn(season.from), to: halfAYearOn(season.to) } };
}

function halfAYearOn(day: string): string {
  const month = ((Number(day.slice(0, 2)) + 5) % 12) + 1;

  return `${String(month).padStart(2, '0')}${day.slice(2)}`;
}

/** Whether a date lies in the time of the year in which a theme is to be had. */
export function isOn({ season }: Theme, date: string): boolean {
  return !season || isInSeason(season, date);
}
