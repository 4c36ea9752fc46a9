import { foldText } from '#server/catalogue/fold-text.ts';
import { hasWords } from '#server/catalogue/names-of.ts';
import { isOrdinaryForm } from '#server/gazetteer/ordinary-words.ts';
import { isInflecting } from './foreign-words.ts';
import { type Evidence, evidenceOf, isInPlaceOfName } from './name-evidence.ts';
import type { PlaceMention, PlaceReading } from './read-places.ts';
import { isArticle, isLandscape, isPlaceKind } from './sight-forms.ts';
import { gluedOpening } from './glued-openings.ts';
import { namesNobodysGoal } from './no-names.ts';
import { isEndOfStrangeName, isStrangeWord } from './strange-words.ts';
import { isStoryPlace, storyPlace } from './story-places.ts';
import { isWordOfALanguage, stayedAt } from './stayed-at.ts';
import type { TextWord } from './text-words.ts';
import { isTravelWord } from './travel-words.ts';
import { isGermanText } from './unread-words.ts';
import { AND, wordsOf } from './word-run.ts';
import { wordSet } from '#shared/word-set.ts';

const LONGEST = 5;
const JOINING = wordSet('sul sulla sur upon am an ob op sous aan lez les');

/** "Gotham City": ordinary words that are the name of a town by the last of them. */
const TOWN_WORDS = new Set(
  'earth city town village island islands springs harbor harbour kingdom ville'.split(' '),
);
const NO_TOWN =
  /^(any|some|a|the|old|big|small|great|nice|greek|caribbean|private|remote|tropical|inner|new|quiet|pretty|lively)$/;

/**
 * The name of a place that nobody knows, in a text that names no other: "Wakanda", "go to Zubrowka". A word that
 * any language uses is none, and neither is one in the middle of a sentence.
 */
export function unknownPlace(reading: PlaceReading): string | undefined {
  const name =
    storyPlace(reading.text) ??
    openingPlace(reading) ??
    openingName(reading) ??
    stayedAt(reading) ??
    strangeName(reading) ??
    landscapeName(reading);

  // "Vacances de la Toussaint"
  return name !== undefined && namesNobodysGoal(foldText(name)) ? undefined : name;
}

/** "Winterfell. Snow, wolves": a text begins with a word that stands alone and that is no word of a language. */
export function openingName({ text, words, mentions }: PlaceReading): string | undefined {
  const [first, next] = words;
  const isAlone = first?.isCapital === true && next !== undefined && next.before !== 'none';

  if (!isAlone || mentions.some(({ at }) => at === 0) || isGermanText(words)) return undefined;
  return isWordOfALanguage(first.key) ? undefined : text.slice(first.from, first.to);
}

function strangeName({ text, words, mentions }: PlaceReading): string | undefined {
  const isTaken = (at: number, count: number) =>
    mentions.some((one) => at < one.at + one.count && one.at < at + count);
  const isForeign = isInflecting({ text, words });

  for (let at = 0; at < words.length; at += 1) {
    const count = nameLength(words, at);

    // "Meer und Rennrad fahren (Leihrad)": what is only added in brackets is no goal.
    if (count === 0 || isTaken(at, count) || text[(words[at]?.from ?? 0) - 1] === '(') continue;
    const evidence = evidenceOf(words, at, count);
    const run = words.slice(at, at + count);
    // A language that inflects its words has more of them than anybody lists.
    const isForm = isForeign && !run.some(({ isCapital }) => isCapital);

    if (!isForm && standsAsPlace(run, evidence)) return text.slice(run[0]?.from, run.at(-1)?.to);
    at += count - 1;
  }
  return undefined;
}

function standsAsPlace(run: readonly TextWord[], evidence: Evidence): boolean {
  return (
    evidence.isWhole ||
    (evidence.isCapital &&
      (isInPlaceOfName(evidence) || isNamedTown(run) || (evidence.isOpening && beginsAsName(run))))
  );
}

/** "Honeymoon on Kalubarenga Island". */
function isNamedTown(run: readonly TextWord[]): boolean {
  return run.length > 1 && TOWN_WORDS.has(run.at(-1)?.key ?? '');
}

/** "Port Vassaly beach week": a text begins with it. */
function beginsAsName(run: readonly TextWord[]): boolean {
  return run.length > 1 && NAMING.test(run[0]?.key ?? '');
}

const NAMELESS =
  /^(?:(?:some|any)where|a (?:few )?(?:days?|week(?:end)?)|to|on|in|by|at|irgendwo|en algun lugar|an|ans?|auf|zu[mr]?|en|sur|al|alla|nel|na|no|a)?\s*(?:on|in|by|at|to|of|near|an|en|a|al)?\s*((?:the|la|las|los|les|le|l['’]|die|der|den|das|il|lo|i|gli|o|os|as)\s*(?:coast|coasts|seaside|mountains?|hills|lakes?|islands?|countryside|costa|costas|montañas?|sierra|islas?|lagos?|côte|cote|montagnes?|îles?|iles?|lacs?|campagne|küste|kuste|berge|inseln?|seen|costiera|montagne|isole|laghi|montanhas?|ilhas?|see|lac|lago|meer|mer|mare|mar|sea|beach|strand|plage|spiaggia|praia|playa))(?: (?:in|for|with|next|this|during|im|fur|für|mit|en|pour|avec|per|con|para|com|por|de) .*)?$/iu;

/** "Same place as last time": nobody here knows which one. */
const AS_BEFORE =
  /\bsame(?: (?:place|town|city|hotel|trip|thing))? (?:as|like) (?:last (?:time|year)|before|always|usual)\b|\b(?:gleicher ort|derselbe ort|selber ort|dasselbe|das gleiche) wie (?:letztes mal|letztes jahr|immer)\b|\b(?:le )?m[eê]me (?:endroit|chose) que (?:la derni[eè]re fois|l['’]ann[eé]e derni[eè]re)\b|\b(?:el |lo )?mismo(?: (?:sitio|lugar))? (?:que|de) (?:la [uú]ltima vez|el año pasado)\b|\bstesso posto dell['’]altra volta\b|\bmesmo lugar da [uú]ltima vez\b/iu;
/** "where they filmed Kings Landing": a place that is told by what happened there. */
const TOLD_BY_STORY =
  /^(?:(?:take|bring) (?:me|us) |(?:to|visit|see) )?(?:the (?:place|town|city|village|island) )?(where|wo|o[uù]|donde|dove|onde) (?=.*\b(?:film(?:ed|ing)?|shot|set|born|lived|wrote|written|painted|gedreht|geboren|spielt|tourn[ée]e?|n[ée]e?|rod[óo]|rodaron|grabaron|naci[óo]|girato|nato|nata|filmaram|nasceu)\b).*/iu;
/** A place that is described instead of named, or named in a script without capitals where a text begins. */
function openingPlace({ text, mentions }: PlaceReading): string | undefined {
  const opening = text.trim();
  const [story] = TOLD_BY_STORY.exec(opening.split(/[\n.;!?]/)[0] ?? '') ?? [];

  if (story !== undefined) return story.trim();
  const glued = gluedOpening(opening);
  const isRead = mentions.some(({ at }) => at === 0);

  return glued !== '' && !isRead ? glued : undefined;
}

const MOST_OF_A_NAME = 4;

/** "mont st michel": a whole text of few words that is the name of a mountain or a saint. */
function landscapeName({ text, words }: PlaceReading): string | undefined {
  const isNamed =
    words.length > 1 &&
    words.length <= MOST_OF_A_NAME &&
    words.every(({ before }, at) => at === 0 || before === 'none') &&
    NAMING.test(words[0]?.key ?? '') &&
    !words.slice(1).some(({ key }) => isTravelWord(key) || isPlaceKind(key));

  return isNamed ? text.trim() : undefined;
}

const NAMING =
  /^(?:mont|mt|mount|monte|st|ste|saint|sainte|san|santa|santo|sao|sankt|port|puerto|porto|lake|lago|lac|isle|ile|isla|isola|ilha|cape|cabo|capo|cap)$/;

/** A landscape that is spoken of as if everybody knew which one, and nothing else: "the coast". */
export function namelessPlace(text: string): string | undefined {
  const [again] = AS_BEFORE.exec(text) ?? [];

  if (again !== undefined) return again;
  const [, event] = OWN_EVENT.exec(text) ?? [];

  if (event !== undefined) return event;
  const [opening = ''] = text.trim().split(/[,.;:!?\n–—]|\s-\s/);

  return NAMELESS.exec(opening.trim())?.[1];
}

/** "A hotel near the conference": where it is held is not said. */
const OWN_EVENT =
  /\b(?:near|by|at|for|close to|next to) ((?:the|my|our) (?:conference|congress|convention|trade fair|seminar|summit|venue))\b/i;

/** The names without sights that are only a word of a longer name that nobody knows. */
export function withoutPartsOfUnknown(reading: PlaceReading): PlaceMention[] {
  // "Praia do Quenzelho" is no journey to the town of Praia.
  const isPart = ({ namesakes, said }: PlaceMention) => namesakes.length === 0 || isKindAlone(said);
  const story = storyPlace(reading.text);
  const read = wordsOf(reading.mentions);

  return reading.mentions.filter((mention) => {
    if (isStoryPlace(mention.said) || isOfStory(mention.said, story)) return mention.isNarrowed;
    if (isEndOfLongerName(reading.words, mention, read)) return false;
    if (isEndOfStrangeName(reading, mention, read)) return false;
    if (!isPart(mention)) return true;
    if (isKindAlone(mention.said) && isBeforeStrange(reading.words, mention)) return false;
    const run = nameAround(reading.words, mention);

    return !run.some((at) => {
      const word = reading.words[at];

      return word !== undefined && !read.has(at) && isStrangeWord(word);
    });
  });
}

/** "Atlantis" in "the lost city of Atlantis" is no hotel of the name. */
function isOfStory(said: string, story: string | undefined): boolean {
  return story !== undefined && hasWords(foldText(story), foldText(said));
}

/** "Museum of Forgotten Umbrellas": a sight's name of one word behind another word of a name. */
function isEndOfLongerName(
  words: readonly TextWord[],
  { at, count, namesakes }: PlaceMention,
  read: ReadonlySet<number>,
): boolean {
  const before = words[at - 1];
  const isJoined = words[at]?.before === 'none' && before?.isCapital === true && !read.has(at - 1);

  return count === 1 && namesakes.length === 0 && isJoined && isPlainPart(before);
}

/** An ordinary word with a capital within a sentence that is none of travel or people. */
function isPlainPart({ key, before }: TextWord): boolean {
  const isOther = isTravelWord(key) || isPlaceKind(key) || namesNobodysGoal(key);

  return before !== 'start' && before !== 'stop' && isOrdinaryForm(key) && !isOther;
}

/** "praia do crunho": a strange word in small letters, behind an article; "Rio and Paraty" begins with a city. */
function isBeforeStrange(
  words: readonly TextWord[],
  { at, count, namesakes: [first] }: PlaceMention,
): boolean {
  const [article, name] = words.slice(at + count, at + count + 2);

  return (
    first?.listed?.kind !== 'destination' &&
    article?.before === 'none' &&
    isArticle(article.key) &&
    name?.before === 'none' &&
    isStrangeWord(name)
  );
}

/** "Praia", "el Mirador": a word for a kind of place, which a town is called as well. */
function isKindAlone(said: string): boolean {
  const words = foldText(said)
    .split(' ')
    .filter((word) => !isArticle(word));

  return words.length === 1 && words.every((word) => isPlaceKind(word) || isLandscape(word));
}

/** The words of the longest name that holds the words of a mention. */
function nameAround(words: readonly TextWord[], { at, count }: PlaceMention): number[] {
  for (let start = Math.max(0, at - LONGEST); start <= at; start += 1) {
    const length = nameLength(words, start);

    if (start + length >= at + count) return Array.from({ length }, (_, index) => start + index);
  }
  return [];
}

/** How many words from one on are a name: words with a capital letter around at least one that no language has. */
function nameLength(words: readonly TextWord[], at: number): number {
  let [count, strange] = [0, 0];

  for (let next = at; next < words.length; next += 1) {
    const word = words[next];

    if (!word || (next > at && endsBefore(next, words))) break;
    const isStrange = isStrangeWord(word);

    if (!isPartOfName(word, next - at, strange)) break;
    if (isStrange) strange += 1;
    if (isStrange || word.isCapital) count = next - at + 1;
  }
  return strange > 0 || isTownName(words.slice(at, at + count)) ? count : 0;
}

/** Whether a name ends before a word: at a comma, and at "and the" ("the Gherkin and the Globe" are two). */
function endsBefore(at: number, words: readonly TextWord[]): boolean {
  return (
    words[at]?.before !== 'none' || (AND.test(words[at].key) && isArticle(words[at + 1]?.key ?? ''))
  );
}

/** Whether a name goes on over a word, behind so many words of which so many are strange. */
function isPartOfName(word: TextWord, behind: number, strange: number): boolean {
  const isKind = word.isCapital && isPlaceKind(word.key);

  if (isTravelWord(word.key) && strange === 0 && !isKind && !isStoryPlace(word.key)) return false;
  return (
    word.isCapital ||
    (behind > 0 && word.key !== 'in' && (isArticle(word.key) || JOINING.has(word.key))) ||
    (isStrangeWord(word) && strange === behind)
  );
}

function isTownName(run: readonly TextWord[]): boolean {
  return (
    run.length > 1 &&
    run.length < 4 &&
    TOWN_WORDS.has(run.at(-1)?.key ?? '') &&
    !NO_TOWN.test(run[0]?.key ?? '')
  );
}
