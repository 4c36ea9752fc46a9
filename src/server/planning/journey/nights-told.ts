import { AND, AND_WORDS, THEN } from '../places/word-run.ts';
import { NIGHT_WORDS } from '../understanding/night-words.ts';
import { COUNTS } from '../understanding/wish-words.ts';
import { markedText } from './marked-text.ts';
import { fold, type Named, wordOf } from './names-of-route.ts';

/** "Dos" is Portuguese for "of the" as well, and a number only before what is counted or a word of place. */
const TWO_IN_SPANISH = 'dos(?= (?:noches|dias|en)\\b)';
const NUMBER = `(?:\\d{1,2}|${Object.keys(COUNTS).join('|')}|${TWO_IN_SPANISH})`;
const NIGHTS = `(?:${NIGHT_WORDS})`;
const DAYS = '(?:days|tagen?|jours|dias|giorni|dagen|dni|gun|dagar|dager|dage)';
const WEEKS =
  '(?:weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken|tydzien|tygodnie|hafta|veckor)';
const FEW_MORE =
  '(?:(?:more|further|full|whole|other|weitere|ganze|volle|autres|mas|altre|mais) )?';
const COUPLE = '(?:(?:a )?couple(?: of)?|un par de|un paio di|um par de)';
const WEEKEND_DAYS =
  '(?:long weekend|(?:ver)?langer\\w* wochenende|langes wochenende|long week end|puente|weekend lungo|fim de semana prolongado)';
const REST =
  '(?:rest|remaining|remainder|restliche\\w*|restantes?|reste|resto|restante|reszt\\w+|ubrige\\w*|rimanent[ei])';
const EVERY = '(?:each|apiece|every|chacune?|cada|ciascun[oa]|ognun[oa]|l una|elk\\w*)';
const OF_EVERY =
  '(?:(?:in|at|en|em|dans|per|a) )?(?:(?:each|every|cada|chaque|ogni|jedem|jeder|elke)|(?:per|pro|par|por) (?:city|town|place|stop|island|stadt|ort|insel|ville|ile|ciudad|isla|citta|isola|cidade|ilha))';
/** "One onsen night", "two beach nights": what kind of nights they are. */
const KIND_OF_NIGHT = `(?:(?!(?:${[
  'x\\w+',
  'and|or|to|in|at|of|for|per|with|then|und|et|y|e|en|pour|con',
  'people|adults?|kids?|children|friends|persons?|cities|towns|places',
].join('|')})\\b)[a-z]+ )?(?=${NIGHTS}\\b)`;
/** Words of place before a name, in the languages that are read. */
const IN_A_PLACE = '(?:in|at|a|en|em|au|aux|nach|te)';
const LEAST = '(?<!\\b(?:least|mindestens|minim\\w+|moins|menos|meno) )';
/** "Two nights each", "je zwei Nächte", "2 nuits dans chaque ville". */
const EACH = new RegExp(
  `\\b(?:je|jeweils|po) (${NUMBER}) (?:${NIGHTS}|${DAYS})\\b|${LEAST}\\b(${NUMBER}) (?:${NIGHTS}|${DAYS}) (?:${EVERY}|${OF_EVERY})\\b`,
);
/** "12 nights, 3 each": behind a number of nights. */
const BARE_EACH = new RegExp(
  `\\b${NIGHTS}\\b.* ([1-9]) ${EVERY}\\b(?! (?:person|way|day|pers|of us))`,
);
/** "Nine nights split evenly", "half in Marrakesh and half in Fes", "zu gleichen Teilen". */
const EVENLY =
  /\b(?:split|divided?|share[ds]?|spread)(?: \w+){0,4} (?:evenly|equally)\b|\b(?:evenly|equally) (?:split|divided|spread|shared)\b|\bequal (?:time|nights|number)\b|\bhalf\b.*\b(?:and|the other|other) half\b|\bgleich(?:massig|maßig| viele?| lang\w*|en teilen)\b|\bje zur halfte\b|\bmoitie\b.* moitie\b|\bmitad\b.* mitad\b|\bmeta\b.* meta\b|\bmetade\b.* metade\b|\b(?:a )?parts? egales?\b|\bequitablement\b|\b(?:repart|divid|distribu)\w+ .*por igual\b|\ben partes iguales\b|\b(?:in parti|in modo) uguali?\b|\bequamente\b|\bpartes iguais\b/;

/** Whether a text gives all of its places as many nights. */
export function areNightsEven(text: string): boolean {
  return EVENLY.test(fold(text));
}

/** A place, a number of nights, what is left of them, what parts or joins, or any other word. */
export type Token = {
  kind: 'place' | 'count' | 'rest' | 'comma' | 'break' | 'link' | 'word';
  text: string;
  /** Of a place. */
  id: string;
  /** Of a number. */
  nights: number | undefined;
  /** Nights, days or weeks stand beside the number, or it is what is left of them. */
  isTold: boolean;
};

/** What stands before the first and behind the last word of a text. */
const END: Token = { kind: 'break', text: '', id: '', nights: undefined, isTold: false };

export function tokenAt(tokens: readonly Token[], at: number): Token {
  return tokens[at] ?? END;
}

const COUNTED = `(?:(?<couple>${COUPLE})|(?<number>${NUMBER}|an?(?= ${NIGHTS}\\b| ${WEEKS}\\b)))`;
/** "One day in Madrid and two in Toledo": a day counts where the number of the next place has no unit of its own. */
const DAY_OF_LIST = `(?<day>${NUMBER}|an?) (?:day|tag|jour|dia|giorno|dag)(?= ${IN_A_PLACE} xplace\\d+x(?: xcommax| xbreakx)?(?: (?:${AND_WORDS}))? ${NUMBER} ${IN_A_PLACE} xplace)`;
const TOKEN = new RegExp(
  `(?<place>xplace\\d+x)|(?<long>(?:a )?${WEEKEND_DAYS})|(?<overnight>overnight(?! (?:train|bus|ferry|boat|flight|sleeper)))\\b|(?<rest>${REST})\\b|${COUNTED} ?(?:${FEW_MORE}|${KIND_OF_NIGHT})(?:${NIGHTS}|${DAYS}|(?<weeks>${WEEKS}))\\b|${DAY_OF_LIST}|(?<bare>${NUMBER})(?= |$)|(?<word>\\S+)`,
  'g',
);
const LONG_WEEKEND = 3;
const WEEK = 7;

function numberOf(said: string): number {
  if (said === 'dos') return 2;
  return COUNTS[said] ?? (/^an?$/.test(said) ? 1 : Number(said));
}

/** The nights that a text gives to each of its places: "two nights each". */
export function nightsEach(text: string): number | undefined {
  const folded = fold(text);
  const each = EACH.exec(folded) ?? BARE_EACH.exec(folded);
  const said = each?.[1] ?? each?.[2];

  return said === undefined ? undefined : numberOf(said);
}

/** A text as places, by these names, numbers of nights and what stands between them. */
export function tokensOf(text: string, places: readonly Named[]): Token[] {
  const names = places.map(wordOf);
  const alternatives = names.map((word, at) => `(?<p${at}>${word})`).join('|');
  const placed = markedText(text).replaceAll(
    new RegExp(`\\b(?:${alternatives})\\b`, 'g'),
    (said, ...rest: unknown[]) => {
      const groups = rest.at(-1) as Record<string, string | undefined>;
      const at = names.findIndex((_, index) => groups[`p${index}`] !== undefined);

      return at < 0 ? said : `xplace${at}x`;
    },
  );

  const isDutch = DUTCH.test(placed);

  return [...placed.matchAll(TOKEN)].map(({ 0: said, groups = {} }) => {
    const token = tokenOf(said, groups, places);

    return token.text === 'en' && !isDutch ? { ...token, kind: 'word' } : token;
  });
}

/** Words that only Dutch has: there "en" joins two places, and in Spanish and French it is "in". */
const DUTCH = /\b(?:nachten|nacht|dagen|dag|weken|naar|het|een|met|twee|drie|dan)\b/;

function tokenOf(
  text: string,
  groups: Record<string, string | undefined>,
  places: readonly Named[],
): Token {
  const { place, rest, bare } = groups;
  const told = nightsTold(groups);

  if (place !== undefined)
    return { ...END, kind: 'place', text, id: places[Number(/\d+/.exec(place)?.[0])]?.id ?? '' };
  if (rest !== undefined) return { ...END, kind: 'rest', text, isTold: true };
  if (told !== undefined) return { ...END, kind: 'count', text, nights: told, isTold: true };
  if (bare !== undefined) return { ...END, kind: 'count', text, nights: numberOf(bare) };
  return { ...END, kind: kindOfWord(text), text };
}

/** The nights of "two nights", "a couple of days", "three weeks", "a long weekend". */
function nightsTold(groups: Record<string, string | undefined>): number | undefined {
  const { long, overnight, couple, number, weeks, day } = groups;

  if (long !== undefined) return LONG_WEEKEND;
  if (overnight !== undefined) return 1;
  if (day !== undefined) return numberOf(day);
  if (couple === undefined && number === undefined) return undefined;
  return (number === undefined ? 2 : numberOf(number)) * (weeks === undefined ? 1 : WEEK);
}

function kindOfWord(text: string): Token['kind'] {
  if (text === 'xcommax') return 'comma';
  if (text === 'xbreakx') return 'break';
  return AND.test(text) || THEN.test(text) || text === 'plus' ? 'link' : 'word';
}
