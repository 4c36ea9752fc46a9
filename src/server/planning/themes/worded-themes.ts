import type { Destination } from '#server/catalogue/catalogue.ts';
import type { DayTripFile } from '#server/catalogue/catalogue.schema.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import type { PlaceFile } from '#server/catalogue/place.schema.ts';
import { namesOf } from '#server/catalogue/names-of.ts';
import { allSights } from '#server/catalogue/sights.ts';
import { isPlaceKind } from '../places/sight-forms.ts';
import { isTravelWord } from '../places/travel-words.ts';
import { isRareWord, runPattern } from '../understanding/run-pattern.ts';
import { saidRuns } from '../understanding/said-runs.ts';
import type { Theme } from './theme.ts';
import { onceFor } from '#shared/remember.ts';

type Sight = PlaceFile | DayTripFile;

/** What more places of a destination than these speak of tells none of them from the others. */
const MOST_SIGHTS = 6;
const MOST = 6;

/**
 * What notes ask for in words of their own, "block printing", "a swamp tour", "Māori culture": one theme for each run of
 * words that a few sights of the destination are called by or described with. Clauses are folded, their commas
 * marked; `read` are the words that other readers know.
 */
export function wordedThemes(
  clauses: readonly string[],
  destination: Destination,
  read: readonly RegExp[],
): Theme[] {
  return saidRuns(clauses, read, (run) => sightsCalled(run, destination))
    .slice(0, MOST)
    .map(({ said, found }) => ({
      name: said,
      words: runPattern(said.split(' ')),
      files: new Set(found),
    }));
}

/** The sights that a run of words stands for: a single word of every day has to be in their names. */
export function sightsCalled(
  run: readonly string[],
  destination: Destination,
): Sight[] | undefined {
  const [word = ''] = run;

  if (run.length === 1 && (isTravelWord(word) || isPlaceKind(word))) return undefined;
  const pattern = runPattern(run);
  const isName = run.length === 1 && !isRareWord(word);
  const files = textsOf(destination)
    .filter(({ name, all }) => pattern.test(isName ? name : all))
    .map(({ file }) => file);

  return files.length > 0 && files.length <= MOST_SIGHTS ? files : undefined;
}

type Text = { file: Sight; name: string; all: string };
const textsOf = onceFor((destination: Destination) => allSights(destination).map(textOf));

function textOf(file: Sight): Text {
  const names = namesOf(file);
  const stops = 'stops' in file ? (file.stops ?? []).map(({ name }) => name) : [];
  const fold = (parts: readonly string[]) => parts.map(foldText).join(' , ');

  return { file, name: fold(names), all: fold([...names, file.why ?? '', ...stops]) };
}
