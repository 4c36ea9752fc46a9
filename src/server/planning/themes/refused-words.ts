import { type Catalogue, type Destination, globalPlaceId } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { namesOf } from '#server/catalogue/names-of.ts';
import { allSights } from '#server/catalogue/sights.ts';
import { onceFor } from '#shared/remember.ts';
import { isPlaceKind } from '../places/sight-forms.ts';
import { isRareWord, runPattern } from '../understanding/run-pattern.ts';
import type { Asking } from './read-themes.ts';
import { isRefused, refusedThings, wordsOfRefused } from './refused-things.ts';
import { turnedDownThings } from './turned-down-things.ts';

type World = { catalogue: Catalogue; destination: Destination };

/** All words that speak of what notes refuse in a destination: things, and sights of the kind or `avoided` by their names. */
export function refusedWords(
  asking: Asking,
  avoided: readonly string[],
  { catalogue, destination }: World,
): readonly RegExp[] {
  return wordsFor(destination)(catalogue)(asking)(avoided);
}

/** Read once for each request: a plan asks often. */
const wordsFor = onceFor((destination: Destination) =>
  onceFor((catalogue: Catalogue) =>
    onceFor((asking: Asking) =>
      onceFor((avoided: readonly string[]): RegExp[] => {
        const things = refusedThings(asking, catalogue);
        const own = turnedDownThings(asking, { catalogue, destination });
        const names = allSights(destination)
          .filter(
            (file) =>
              avoided.includes(globalPlaceId(destination.id, file.id)) ||
              things.some((thing) => isRefused(file, thing)),
          )
          .flatMap(namesOf)
          .map(foldText)
          .flatMap((name) => [name, ...ownPart(name, destination)])
          .filter((name) => name.length >= TELLING && /^[a-z0-9 ]+$/.test(name));

        return [
          ...things.flatMap(wordsOfRefused),
          ...own.map(({ name }) => runPattern(name.split(' '))),
          ...(names.length > 0 ? [new RegExp(`\\b(?:${names.join('|')})\\b`)] : []),
        ];
      }),
    ),
  ),
);

/** A shorter name may be another word. */
const TELLING = 6;

/** "Uffizi" of the "Uffizi Gallery", and not the town of a "Florence Cathedral". */
function ownPart(name: string, town: Pick<Destination, 'name' | 'aliases'>): string[] {
  const isOfTown = (word: string) =>
    namesOf(town).some((one) => foldText(one).split(' ').includes(word));
  const [own = '', ...others] = name.split(' ').filter((word) => !isPlaceKind(word));

  return others.length === 0 && name !== own && isRareWord(own) && !isOfTown(own) ? [own] : [];
}
