import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import type { DayTripFile } from '#server/catalogue/catalogue.schema.ts';
import type { PlaceFile } from '#server/catalogue/place.schema.ts';
import { allSights } from '#server/catalogue/sights.ts';
import { DISH_WORDS } from '../understanding/dish-wishes.ts';
import { asWritten, wordsRead } from '../understanding/said-runs.ts';
import { type Asking, clausesToRead, readThemes } from './read-themes.ts';
import { isOfTheme, type Theme } from './theme.ts';
import { wordedThemes } from './worded-themes.ts';
import { onceFor } from '#shared/remember.ts';

/** Where something to eat is more than that. */
const ROUND_A_DISH =
  /\b(?:class(?:es)?|courses?|workshops?|lessons?|tours?|walks?|tastings?|crawls?|markets?|museums?|festivals?|factor(?:y|ies)|farms?)\b/;

/** "Raki and meze" are had at a table. */
function isEaten(said: string): boolean {
  return !ROUND_A_DISH.test(said) && DISH_WORDS.some(([, words]) => words.test(said));
}

function isBar(file: PlaceFile | DayTripFile): boolean {
  return 'kind' in file && file.kind === 'bar';
}

/** The theme as it is, or as the kinds that may be it where the destination has none that is told to be. */
function orLikely(theme: Theme, destination: Destination): Theme {
  const { likely, text: _text, ...rest } = theme;

  if (!likely || allSights(destination).some((file) => isOfTheme(file, theme))) return theme;
  return destination.places.some(({ kind }) => likely.includes(kind))
    ? { ...rest, kinds: likely, isLikely: true }
    : theme;
}

/** The themes that notes ask for: those of the list, and what the sights of the destination are called in the same words. */
export function askedThemes(
  asking: Asking,
  { catalogue, destination }: { catalogue: Catalogue; destination: Destination },
): readonly Theme[] {
  return themesFor(catalogue)(destination)(asking);
}

/** Read once for each request and place: a plan asks before each of its dinners. */
const themesFor = onceFor((catalogue: Catalogue) =>
  onceFor((destination: Destination) =>
    onceFor((asking: Asking) => readAsked(asking, { catalogue, destination })),
  ),
);

function readAsked(
  asking: Asking,
  { catalogue, destination }: { catalogue: Catalogue; destination: Destination },
): readonly Theme[] {
  const read = wordsRead(destination, catalogue.countries);
  const listed = readThemes(asking, catalogue).map((theme) => orLikely(theme, destination));
  // "Live jazz" is jazz.
  const worded = wordedThemes(clausesToRead(asking, catalogue), destination, read).filter(
    ({ name, files = [] }) =>
      !(isEaten(name) && [...files].every(isBar)) &&
      !listed.some((theme) => [...files].every((file) => isOfTheme(file, theme))),
  );

  return [
    ...listed,
    ...worded.map((theme) => ({
      ...theme,
      name: asWritten(theme.name, asking.additionalPreferences),
    })),
  ];
}
