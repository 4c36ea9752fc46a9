import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { hasWords, namesOf } from '#server/catalogue/names-of.ts';
import { allSights } from '#server/catalogue/sights.ts';
import { destinationSuggestion } from '#server/gazetteer/place-suggestion.ts';
import type { Meant } from './meant-place.ts';
import { placeNames } from './place-names.ts';

/** "That place in Turkey with all the balloons": a kind of place, the land, and what is there. */
const DESCRIBED =
  /\b(?:place|town|city|village|island|spot|ort|stadt|dorf|endroit|ville|sitio|lugar|ciudad|pueblo|posto|citta|paese|cidade|plaats|stad) (?:in|en|na|no|em|di|de|of) (?:the )?((?:[a-z]+ ){1,3}?)(?:with|mit|avec|con|com|met) (?:(?:all|so|many|lots|of|the|those|these|its|den|die|vielen|alle|tous|toutes|les|los|las|todos|todas|tutti|tutte|le|gli|os|as) )*((?:[a-z]+ ?){1,3})/;
/** What ends the words for it. */
const NEXT = /^(?:and|or|but|for|in|on|at|that|which|please|und|oder|et|ou|y|o|e)$/;
const LEAST_LETTERS = 4;

/** The place of a land that a text tells by what it is known for, where the land is all that it names besides. */
export function describedPlace(
  text: string,
  places: readonly Meant[],
  catalogue: Catalogue,
): Meant[] {
  const [said = '', land = '', thing = ''] =
    text.split(/[.,;:!?\n]/).flatMap((part) => [...(DESCRIBED.exec(foldText(part)) ?? [])]) ?? [];
  const country = placeNames(catalogue)
    .called(land.trim())
    .find(({ kind }) => kind === 'country')?.id;
  const others = places.filter(
    ({ suggestion, said: name = '' }) =>
      suggestion.id !== country && !hasWords(said, foldText(name)),
  );

  if (country === undefined || others.length > 0) return [];
  const words = thing.trim().split(' ');
  const end = words.findIndex((word) => NEXT.test(word));
  const things = (end < 0 ? words : words.slice(0, end)).filter(
    (word) => word.length >= LEAST_LETTERS,
  );
  const best = things
    .toReversed()
    .map((word) => knownFor(word, country, catalogue))
    .find((found) => found !== undefined);

  return best ? [{ suggestion: destinationSuggestion(best, catalogue), said: land.trim() }] : [];
}

/** The destination of a country that is best known for a thing. */
function knownFor(word: string, country: string, catalogue: Catalogue): Destination | undefined {
  const known = new RegExp(String.raw`\b${word.replace(/(?:es|s)$/, '')}(?:e?s)?\b`);
  const [best] = catalogue.destinations
    .filter((one) => one.country === country)
    .map((destination) => ({ destination, fame: fameOf(destination, known) }))
    .filter(({ fame }) => fame > 0)
    .toSorted((a, b) => b.fame - a.fame);

  return best?.destination;
}

/** How well a place is known for something: by all sights that speak of it, the best known most. */
function fameOf(destination: Destination, known: RegExp): number {
  return allSights(destination)
    .filter((file) => known.test(foldText([...namesOf(file), file.why ?? ''].join(' '))))
    .reduce((sum, { fame }) => sum + fame ** 2, 0);
}
