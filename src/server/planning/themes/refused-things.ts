import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { DayTripFile, FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import type { PlaceFile, PlaceKind } from '#server/catalogue/place.schema.ts';
import { hasWords } from '#server/catalogue/names-of.ts';
import { onceFor } from '#shared/remember.ts';
import { SAID_FOODS } from '../diet/refused-foods.ts';
import { plainWords } from '../understanding/clauses.ts';
import { cardOf, DISH_WORDS, isAllAbout } from '../understanding/dish-wishes.ts';
import { asWritten } from '../understanding/said-runs.ts';
import { plural } from '../understanding/wishes.ts';
import { runPattern } from '../understanding/run-pattern.ts';
import { stanceInClause } from '../understanding/stance.ts';
import { KIND_WORDS, ONE_KIND_OF_EVENING } from '../understanding/wish-words.ts';
import { type Asking, clausesToRead } from './read-themes.ts';
import { isOfTheme, type Theme } from './theme.ts';
import { THEMES } from './themes.ts';

/** What words may stand for: a theme, kinds of place, or something to eat. */
type Meaning = { theme?: Theme; kinds?: readonly PlaceKind[]; dish?: string };
/** What notes refuse, in their own words in English, folded, and all that these stand for. */
export type RefusedThing = { said: string; meanings: readonly Meaning[] };

const ROWS: readonly (readonly [words: RegExp, meaning: Meaning])[] = [
  ...THEMES.filter(({ interest }) => !interest).map((theme) => [theme.words, { theme }] as const),
  ...KIND_WORDS.map(([kinds, words]) => [words, { kinds: withGalleries(kinds) }] as const),
  ...DISH_WORDS.map(([[dish], words]) => [words, { dish }] as const),
].map(([words, meaning]) => [new RegExp(words, 'g'), meaning] as const);

/** Who refuses museums is led into no gallery either. */
function withGalleries(kinds: readonly PlaceKind[]): readonly PlaceKind[] {
  return kinds.includes('museum') ? [...kinds, 'gallery'] : kinds;
}

/** Told of an earlier journey, or of one for another time: it is no dislike. */
const SEEN =
  /\b(?:been|seen|saw|did|done|visited|toured|climbed|already|loved|enjoyed|went|knows?|last (?:year|time|month|trip)|another time|next time)\b/;

/** The things that notes refuse, "no opera", "shopping not so much", each told once: what one walks to, sees and eats at. */
export function refusedThings(
  asking: Asking,
  catalogue: Pick<Catalogue, 'countries'>,
): readonly RefusedThing[] {
  return thingsFor(catalogue)(asking);
}

/** Read once for each request: a plan asks often. */
const thingsFor = onceFor((catalogue: Pick<Catalogue, 'countries'>) =>
  onceFor((asking: Asking): RefusedThing[] => {
    const found = clausesToRead(asking, catalogue).flatMap(foundIn);
    const said = [...new Set(found.map((one) => one.said))].filter(
      (words) => !isFood(words) && !NO_THING.test(words),
    );
    const unread = (asking.asked?.notUnderstood ?? []).flatMap(({ said: words }) => {
      const thing = words.replace(REFUSING, '');

      return !isRefusal(words, asking.additionalPreferences) ||
        said.includes(foldText(thing)) ||
        isFood(foldText(thing))
        ? []
        : [{ said: thing, meanings: [] }];
    });

    // "Concerts" is told as the "classical concerts" that it is part of.
    const read = said
      .filter((words) => !said.some((other) => other !== words && hasWords(other, words)))
      .map((words) => ({
        said: asWritten(inMany(words), asking.additionalPreferences),
        meanings: found
          .filter((one) => hasWords(words, one.said))
          .map(({ meaning }) => meaning)
          .filter(({ kinds }) => !(kinds && words.search(ONE_KIND_OF_EVENING) >= 0)),
      }));

    const all = [...read, ...unread];

    return all.filter((one, at) => all.findIndex(({ said: same }) => same === one.said) === at);
  }),
);

/** Opens what is refused in words that nobody reads: "no karaoke". */
const REFUSING =
  /^(?:no|without|kein(?:e|en)?|ohne|sans|pas d(?:e |['’])|sin|nada de|niente|senza|sem|geen|zonder)\s/i;

/** How days go and how one travels: nothing that stands in a plan, so that leaving it out meets no wish. */
const NO_THING =
  /^(?:small |little |light )?(?:prisas?|fretta|pressa|haast|eile|hektik|stress|rush|hurry|agobios?|code|coda|colas?|filas?|files?|queues?|schlangen?|rijen|planes?|aeroplanes?|airplanes?|flugzeuge?)$/;

/** "Don't want any …": what stands before words that are refused. */
const REFUSED_BEFORE =
  /\b(?:no|not|dont|do not|doesnt|never|without|avoid\w*|skip|hates?|keine?n?|pas de|sin|senza|sem) (?:\w+ ){0,2}(?:to )?(?:any |the |of )?$/;

/** Words that were not understood, and refuse something in these notes all the same: it is told as refused. */
export function isRefusal(said: string, notes: string): boolean {
  const text = foldText(notes.replaceAll(/n['’]t\b/gi, 'nt'));
  const at = text.indexOf(foldText(said));
  const isSaidSo = REFUSING.test(said) || (at > 0 && REFUSED_BEFORE.test(text.slice(0, at)));

  return isSaidSo && !NO_THING.test(foldText(said.replace(REFUSING, '')));
}

/** "We do not hike": no hikes. */
function inMany(words: string): string {
  return KIND_WORDS.some(([kinds]) => kinds.some((kind) => kind === words)) ? plural(words) : words;
}

type Found = { said: string; meaning: Meaning };

/** What a clause refuses; words side by side are one thing: a "desert safari". */
function foundIn(clause: string): Found[] {
  const found = ROWS.flatMap(([words, meaning]) =>
    [...clause.matchAll(words)]
      .filter(({ index }) => isRefusedAt(clause, index))
      .map(({ index, 0: said }) => {
        const bare = said.replace(/^(?:an?|the|any|some) /, '');

        return { from: index + said.length - bare.length, said: bare, meaning };
      }),
  );

  return found.flatMap(({ from, said, meaning }) => {
    const next = found.find((other) => other.from === from + said.length + 1);

    return [
      { said, meaning },
      ...(next ? [{ said: `${said} ${next.said}`, meaning: next.meaning }] : []),
    ];
  });
}

function isRefusedAt(clause: string, index: number): boolean {
  return stanceInClause(clause, index) === 'avoided' && !SEEN.test(plainWords(clause));
}

/** What is kept off the table is told there. */
function isFood(said: string): boolean {
  return [...SAID_FOODS.values()].some((words) => words.test(said));
}

/** "Bells Beach", "Remuh Synagogue and cemetery": what a name ends with. */
export function isCalledSo({ name }: { name: string }, said: string): boolean {
  const pattern = runPattern(foldText(said).split(' '));

  return new RegExp(`${pattern.source}$`).test(foldText(name.replace(/ ?\([^()]*\)/g, '')));
}

/** Whether a place or a table is of what is refused. */
export function isRefused(
  file: PlaceFile | DayTripFile | FoodFile,
  { said, meanings }: RefusedThing,
): boolean {
  if ('cuisine' in file)
    return meanings.some(({ dish }) => dish !== undefined && isAllAbout(file, dish));
  if (isCalledSo(file, said)) return true;
  return meanings.some(
    ({ theme, kinds }) =>
      (theme !== undefined && isOfTheme(file, theme)) ||
      ('kind' in file && kinds?.includes(file.kind) === true),
  );
}

/** Whether a theme is all that is meant: "beer halls" are less than beer. */
function isWhole({ words }: Theme, said: string): boolean {
  return words.exec(foldText(said))?.[0] === foldText(said);
}

/** Words that speak of what is refused: its own, and those that sights and cards of the kind have. */
export function wordsOfRefused({ said, meanings }: RefusedThing): RegExp[] {
  const isEaten = meanings.some(({ dish }) => dish !== undefined);

  return [
    runPattern(foldText(said).split(' ')),
    ...meanings.flatMap(({ theme, dish }) => [
      ...(theme && isWhole(theme, said) && !isEaten ? [theme.words, theme.text ?? []].flat() : []),
      ...(dish === undefined ? [] : [cardOf(dish)]),
    ]),
  ];
}
