import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import type { PlaceKind } from '#server/catalogue/place.schema.ts';
import { readSights } from '../places/read-sights.ts';
import { isThingAlone } from '../places/sights-in-notes.ts';
import { textWords } from '../places/text-words.ts';
import { THEMES } from '../themes/themes.ts';
import { markedClausesOf } from '../understanding/clauses.ts';
import { inEnglish } from '../understanding/in-english.ts';
import { KIND_WORDS, NUMBER_WORDS } from '../understanding/wish-words.ts';
import { choose } from '../understanding/choice.ts';
import { withoutNames } from '../understanding/without-names.ts';
import type { DatedWish, DayPart } from './dated-wish.ts';
import { eachDay } from '#shared/dates.ts';
import { datesInText, type TripDates } from '../understanding/dates-in-text.ts';

type What = Pick<DatedWish, 'sights' | 'themes' | 'kinds'>;
type World = { catalogue: Catalogue; destination: Destination };
type Asking = TripDates & { additionalPreferences: string };

/** Coming and going, and what has a clock time, have fields and rules of their own. */
const NOT_DATED =
  /\b(?:arriv\w*|land(?:s|ing)?|depart\w*|leav(?:e|es|ing)|fl(?:y|ight|ying)\w*|ankunft|abflug|check ?(?:in|out)|conference|congress|meetings?|workshop)\b|\d{1,2} (?:to|until|bis) \d|\d ?(?:am|pm|uhr)\b/;
const CLOCK = /\d[:.h]\d\d/;
/** Behind a whole day the end is that of any day, and names none. */
const AT_THE_END = /(\b(?:all|the whole) day\b.*)\bat the end\b(?! of)/i;
const SAME_DAY = /\bthat (?:same )?(?:night|evening|day|afternoon|morning)\b/;

/** What the notes wish for on a day or at an hour of the day, in the order in which it is written. */
export function readDatedWishes(asking: Asking, world: World): DatedWish[] {
  return asking.additionalPreferences.split(/[.;!?\n]+(?=\s|$)/).flatMap((whole) => {
    const sentence = whole.replace(AT_THE_END, '$1');
    const found: DatedWish[] = [];
    let before: When | undefined;
    let told: When | undefined;
    let hour: When | undefined;

    for (const part of sentence.split(PARTED).flatMap(hourByHour)) {
      const own = whenIn(ANOTHER.test(part) ? `${part} ${hourOf(hour)}` : part, asking);
      const when = SAME_DAY.test(foldText(part))
        ? { ...own, dates: told?.dates }
        : withDay(own, before);
      const wish = when && wishIn(part, when, world);

      if (wish) found.push(wish);
      told = own ?? told;
      before = own && carried(own, { part, hasWish: wish !== undefined }, { asking, world });
      hour = own?.isOfSight ? own : undefined;
    }
    return found;
  });
}

/** "Ruin bars one evening, a cruise another". */
const ANOTHER = /\b(?:another|the other|the next)\s*$/i;

function hourOf(before: When | undefined): string {
  return before?.part === undefined || before.dates ? '' : before.part;
}

const PARTED = /,|\b(?:and then|then|as long as|so long as)\b/;

/** "Montmartre in the evening and the Louvre in the morning" are two wishes. */
function hourByHour(part: string): string[] {
  const pieces = part.split(AND);

  return pieces.length > 1 && pieces.every((one) => HOUR_OF_SIGHT.test(foldText(one)))
    ? pieces
    : [part];
}

/**
 * "On our last evening, a cruise": the day goes with the next part, and with that alone. "A show on Friday night,
 * cocktails": behind a wish the day was that wish's alone. "A balloon at dawn, a cooking class": the light goes on only
 * where it stands alone.
 */
function carried(
  own: When,
  { part, hasWish }: { part: string; hasWish: boolean },
  { asking, world }: { asking: Asking; world: World },
): When | undefined {
  if (own.isDaily || (hasWish && !isLedByDay(part, asking, world))) return undefined;
  return own.dates || isWhenAlone(part) ? own : undefined;
}

function wishIn(part: string, when: When, world: World): DatedWish | undefined {
  const said = atItsHour(part, when);
  const what = whatIn(said, world, when);

  if (when.isOfSight && !when.dates && what?.sights.length === 0) return undefined;
  const { dates, part: hour, isDaily } = when;

  return what && { said: ownWords(said, what, world), ...what, dates, part: hour, isDaily };
}

const OPENING = /^(?:plus|also|and|then|maybe|und|et|y|e)\s+/i;

/** "The V&A and flamenco on Friday": the words of the wish itself, without what else stands beside it. */
function ownWords(said: string, what: What, world: World): string {
  const words = said.trim().replace(OPENING, '');
  const at = words.search(AND);
  const rest = at < 0 ? '' : words.slice(at).replace(AND, '').trim();
  const isSame = rest !== '' && JSON.stringify(whatIn(rest, world, {})) === JSON.stringify(what);

  return isSame ? ownWords(rest, what, world) : words;
}

/** "The bridge at sunrise and the island": the hour is that of the one thing it stands beside. */
const AT_LIGHT =
  /^(.*\b(?:sunrise|sunset|dawn|dusk|golden hour|blue hour|first light|sonnenaufgang|sonnenuntergang|lever du soleil|coucher du soleil|amanecer|atardecer|alba|tramonto)\b)(.*)$/iu;
const AND = /\s(?:and|und|et|y|e|plus|&)\s/iu;
const LIGHT_FIRST =
  /^\W*(?:we want |see |watch |the )*(?:at |for |zum |beim )?(?:the )?(?:sunrise|sunset|dawn|dusk)\b/iu;

function atItsHour(part: string, { part: hour, isOfSight }: When): string {
  const isLight = hour === 'sunrise' || hour === 'sunset';
  const [, head, tail = ''] = (isOfSight ? AT_HOUR : AT_LIGHT).exec(part) ?? [];

  if (!(isOfSight || isLight) || !head || LIGHT_FIRST.test(part)) return part;
  const isListed = AND.test(tail.slice(0, 6)) || tail.trim() === '';

  return isListed ? (head.split(AND).at(-1) ?? head) : part;
}

/** "The anniversary is on Friday, something at sunset": an hour without a day is of the day that was told before it. */
function withDay(own: When | undefined, before: When | undefined): When | undefined {
  const dates = before?.part === undefined ? before?.dates : undefined;

  if (!own) return before;
  return own.dates || own.isDaily || !dates ? own : { ...own, dates };
}

/** "On Friday the Louvre": the day leads, and what follows is of that day as well; "Sacré-Cœur at sunset" leads nothing. */
function isLedByDay(part: string, asking: Asking, world: World): boolean {
  const words = part.trim().split(/\s+/).slice(0, LEADING);
  const leading = words
    .map((_, at) => words.slice(0, at + 1).join(' '))
    .find((some) => whenIn(some, asking) !== undefined);

  return leading !== undefined && whatIn(leading, world, {}) === undefined;
}

const LEADING = 4;

function whenIn(part: string, asking: Asking): When | undefined {
  const isFixed = CLOCK.test(part) || NOT_DATED.test(foldText(part));

  return isFixed ? undefined : readWhen(part, asking);
}

/** The sights, else the themes, else the kinds of places that a part of a text asks for. */
function whatIn(
  part: string,
  { catalogue, destination }: World,
  { isDaily }: When,
): What | undefined {
  const text = { text: part, words: textWords(part), isTaken: () => false };
  const named = readSights(text, destination, catalogue).filter(
    (one) => one.stance === 'wanted' && !isThingAlone(one, catalogue),
  );
  const clauses = markedClausesOf(
    inEnglish(withoutNames(part, [destination.name]), catalogue.countries),
  );
  const themes = choose(
    clauses,
    THEMES.filter(({ best }) => !best).map((theme) => [[theme.name], theme.words] as const),
  ).wanted;
  const kinds = choose<PlaceKind>(clauses, KIND_WORDS).wanted;
  // Nobody sees one sight every day: "a show each day" is a wish for shows.
  const isOfKind = isDaily === true && themes.length + kinds.length > 0;
  const sights = isOfKind ? [] : named.map(({ id }) => id);

  if (sights.length === 0 && themes.length === 0 && kinds.length === 0) return undefined;
  return {
    sights,
    themes: sights.length > 0 ? [] : themes,
    kinds: sights.length > 0 || themes.length > 0 ? [] : kinds,
  };
}

type When = {
  dates?: readonly string[] | undefined;
  part?: DayPart;
  isDaily?: boolean;
  /** "In the evening": said of nothing but a sight, on whatever day. */
  isOfSight?: boolean;
};

const NIGHT = '(?:evening|night|abends?|soir(?:ee)?|noche|sera|serata|noite)';
const DAY =
  '(?:full )?(?:day|morning|afternoon|tag|vormittag|nachmittag|jour|dia|giorno|manana|tarde)';
const LAST = '(?:last|final|letzte[nr]?|dernier|derniere|ultim[oa])';
const FIRST = '(?:first|erste[nr]?|premier|premiere|primer[oa]?|prim[oa]|primeir[oa])';
const LAST_NIGHT = new RegExp(
  String.raw`\b(?:${LAST} ${NIGHT}|${NIGHT} before (?:we )?(?:leav|fly|depart)\w*)\b`,
);
const FIRST_NIGHT = new RegExp(String.raw`\b${FIRST} ${NIGHT}\b`);
const LAST_DAY = new RegExp(String.raw`\b(?:${LAST} ${DAY}|(?:for|at) the end(?: of the trip)?)\b`);
const FIRST_DAY = new RegExp(String.raw`\b${FIRST} ${DAY}\b`);
const DAY_NUMBER =
  /\b(?:on )?day (\d|two|three|four|five|six)\b|\b(second|third|fourth|fifth) day\b/;
const NUMBERS: Readonly<Record<string, number>> = {
  ...NUMBER_WORDS,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
};
const DAILY =
  /\b(?:at the end of the day|(?:every|each) (?:single )?(?:day|morning|afternoon|evening|night)|daily|jeden (?:tag|abend|morgen)|taglich|tous les (?:jours|soirs|matins)|chaque (?:jour|soir)|todos los dias|cada (?:dia|noche)|ogni (?:giorno|sera)|todos os dias)\b/;
const PARTS: readonly (readonly [DayPart, RegExp])[] = [
  [
    'sunrise',
    /\b(?:sunrise|dawn|first light|daybreak|sonnenaufgang|lever du (?:soleil|jour)|amanecer|alba|nascer do sol)\b/,
  ],
  [
    'sunset',
    /\b(?:sunset|dusk|golden hour|blue hour|twilight|sonnenuntergang|dammerung|coucher du soleil|crepuscule|atardecer|anochecer|puesta de sol|tramonto|por do sol)\b/,
  ],
  ['evening', new RegExp(String.raw`\b(?:${NIGHT}s?|tonight|after (?:dark|dinner)|by night)\b`)],
  [
    'morning',
    /\b(?:mornings?|first thing|early|(?:at|for|right at) opening|(?:when|as soon as|as) (?:it|they|the doors?) opens?|mass|vormittags?|morgens|matin|manana|mattin[ao]|manha)\b/,
  ],
  [
    'afternoon',
    /\b(?:afternoons?|end of (?:the|each|every) day|nachmittags?|apres midi|tarde|pomeriggio)\b/,
  ],
];

/** An hour of the day for a sight: "Montmartre in the evening", "the tower by night". */
const HOUR_OF_SIGHT =
  /\b(?:in the (?:early |late )?(?:morning|afternoon|evening)s?|(?:one|another|an|the other|some|for an|for a) (?:early |late |whole )?(?:morning|afternoon|evening|night)(?! (?:at|in|on) )|(?:at|right at) opening(?: time)?|(?:when|as soon as|as) (?:it|they|the doors?) opens?|(?<!\b(?:no|not|too|do|dont|cant|avoid|without|hate|never|as|nothing) (?:\w+ )?)early(?! (?:dinner|supper|nights?|flights?|train|starts?|bed|to bed|risers?|birds?|lunch|check|or late|enough))|(?:mornings?|afternoons?|evenings?) (?:in|at|on|around)|first thing|early morning|at night|by night|after dark|am (?:abend|morgen|nachmittag)|abends|nachts|morgens|le (?:soir|matin)|la nuit|por la (?:noche|manana|tarde)|de noche|di (?:sera|notte|mattina)|la (?:sera|mattina)|a noite|de manha)\b/;

const AT_HOUR = new RegExp(String.raw`^(.*${HOUR_OF_SIGHT.source})(.*)$`, 'iu');

/** How long one stays is no hour of the day. */
const STAY =
  /\b(?:\d+|one|two|three|four|five|a|eine|une?|una?|uma) nights?\b(?= (?:in|at|on|under|by)\b)/g;

/** Whether a part of a text says when and nothing else: "at sunset". */
function isWhenAlone(text: string): boolean {
  const folded = foldText(text);

  return PARTS.some(
    ([, words]) =>
      /^(?:(?:at|for|in|on|by|the|our|zum|zur|bei|beim|am|au|a|al|le|la|il|o)(?: |$))*$/.test(
        folded.replace(words, '').trim(),
      ) && words.test(folded),
  );
}

/** When a part of a text wishes for something; undefined where it names no day and no hour of the day. */
function readWhen(text: string, trip: TripDates): When | undefined {
  const folded = foldText(text).replace(STAY, ' ');
  const days = eachDay(trip.departureDate, trip.returnDate);
  const [part] = PARTS.find(([, words]) => words.test(folded)) ?? [];

  if (DAILY.test(folded)) return { part, isDaily: true };
  const dates = datesOf(folded, text, { days, trip });

  if (dates.length > 0) return { part, dates };
  if (part === 'sunrise' || part === 'sunset') return { part };
  return HOUR_OF_SIGHT.test(folded) ? { part, isOfSight: true } : undefined;
}

function datesOf(
  folded: string,
  text: string,
  { days, trip }: { days: readonly string[]; trip: TripDates },
): string[] {
  const number = DAY_NUMBER.exec(folded);
  const said = number?.[1] ?? number?.[2] ?? '';

  if (LAST_NIGHT.test(folded)) return days.slice(-2, -1);
  if (FIRST_NIGHT.test(folded)) return days.slice(0, 1);
  if (LAST_DAY.test(folded)) return days.slice(-2);
  if (FIRST_DAY.test(folded)) return days.slice(0, 2);
  if (number) return days.slice((NUMBERS[said] ?? Number(said)) - 1).slice(0, 1);
  return datesInText(text, trip).filter((date) => days.includes(date));
}
