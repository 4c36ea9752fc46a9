import { addDays, isInSeason, monthName, monthOf } from '#shared/dates.ts';
import { seasonAt } from '#shared/season.ts';
import { type Groups, isContrary, type Saying } from './said.ts';

/** A date, where on earth, and the usual rain of its month in millimetres. */
export type VisitSeason = { date: string; lat: number; rainMm?: number };

type SaidSeason = Saying<VisitSeason>;

const MONTHS = Array.from({ length: 12 }, (_, i) => monthName(i + 1));
const MONTH = MONTHS.join('|');
const PART = '(early |mid-|mid |late |end of |the end of |the middle of )?';
const DATE = `${PART}(?:the )?(\\d{1,2})?(?:st|nd|rd|th)?(?: of)? ?(${MONTH})`;
const TO = ' ?(?:to|until|till|through|-|–) ?';
/** The days of a month's part. */
const PARTS: readonly (readonly [RegExp, number, number])[] = [
  [/early/i, 1, 12],
  [/mid/i, 8, 23],
  [/late|end/i, 18, 31],
];

function spanOf(part = '', day: string | undefined, month = ''): { from: string; to: string } {
  const found = PARTS.find(([words]) => words.test(part));
  const [from, to] = day === undefined ? [found?.[1] ?? 1, found?.[2] ?? 31] : [day, day];

  return { from: monthDay(month, from), to: monthDay(month, to) };
}

function monthDay(month: string, day: number | string): string {
  const number = MONTHS.findIndex((name) => name.toLowerCase() === month.toLowerCase()) + 1;

  return [number, day].map((one) => String(one).padStart(2, '0')).join('-');
}

function isInMonths(
  { date }: VisitSeason,
  [part, day, month, part2, day2, month2]: Groups,
): boolean {
  const { from } = spanOf(part, day, month);

  return isInSeason({ from, to: spanOf(part2, day2, month2).to }, date);
}

/** "From November" is said of the half year that follows. */
function isSoonAfter({ date }: VisitSeason, [part, day, month]: Groups): boolean {
  const { from } = spanOf(part, day, month);
  const half = MONTHS[(Number(from.slice(0, 2)) + 4) % MONTHS.length];

  return isInSeason({ from, to: monthDay(half ?? '', 31) }, date);
}

function isInDays({ date }: VisitSeason, [first = '', last = '', month = '']: Groups): boolean {
  return isInSeason({ from: monthDay(month, first), to: monthDay(month, last) }, date);
}

/** A season begins and ends within weeks. */
const ABOUT_DAYS = 20;
const SEASONS = ['spring', 'summer', 'autumn', 'winter'];

function isInSeasonOf(visit: VisitSeason, [from = '', to = from]: Groups): boolean {
  const [first, last] = [from, to].map((name) =>
    SEASONS.indexOf(name.toLowerCase().replace('fall', 'autumn')),
  );
  const after = (season: number) => (season - (first ?? 0) + SEASONS.length) % SEASONS.length;

  return [-ABOUT_DAYS, 0, ABOUT_DAYS]
    .map((days) => SEASONS.indexOf(seasonAt(visit.lat, monthOf(addDays(visit.date, days)))))
    .some((season) => after(season) <= after(last ?? 0));
}

/** Months of the north, half a year later in the south. */
const inNorthern =
  (...months: readonly number[]): SaidSeason[1] =>
  ({ date, lat }) =>
    months.includes(lat >= 0 ? monthOf(date) : ((monthOf(date) + 5) % 12) + 1);
const between =
  (from: string, to: string): SaidSeason[1] =>
  ({ date }) =>
    isInSeason({ from, to }, date);

const SEASON = SEASONS.join('|');

const NAMED = new RegExp(MONTH);

const SAID_SEASONS: readonly SaidSeason[] = [
  // Of a deadline, a year, a street or a day in history nothing follows.
  [
    new RegExp(
      `\\b(?:[Bb]y|[Ss]ince|[Uu]ntil|till) (?:early |late |mid-)?(?:${MONTH})\\b|\\b(?:${MONTH}|autumn|spring|summer|winter),? \\d{4}\\b|\\b\\d{1,2}(?:st|nd|rd|th)? (?:${MONTH}) (?:Bridge|Street|Square|Avenue|Boulevard|Park)\\b|\\b[Ee]ven in (?:the )?(?:${MONTH}|${SEASON})|\\b(?:${MONTH}|summer|winter) too\\b|\\b(?:May|August|April|June|March) (?=[A-Z])`,
      'g',
    ),
  ],
  [new RegExp(`\\b${DATE}${TO}${DATE}\\b`, 'g'), isInMonths],
  [new RegExp(`\\b[Bb]etween ${DATE} and ${DATE}\\b`, 'g'), isInMonths],
  [new RegExp(`\\b[Ff]rom ${DATE}\\b`, 'g'), isSoonAfter],
  [new RegExp(`\\b(\\d{1,2})(?:${TO}| and )(\\d{1,2}) (${MONTH})\\b`, 'g'), isInDays],
  [
    new RegExp(
      `${PART}(?:the )?\\b(?:(\\d{1,2})(?:st|nd|rd|th)?(?: of)? )?(January|February|(?<!\\b(?:the|a) )March|April|(?<=(?:in|and|or|early|late|mid|from|until|of|-|,|,? \\d{1,2}) )May|June|July|August|September|October|November|December)\\b`,
      'g',
    ),
    ({ date }, [part, day, month]) => isInSeason(spanOf(part, day, month), date),
  ],
  // Water, palaces and what is like a season are no time of the year.
  [
    /\b(?:hot|warm|cold|clear|mineral) springs?\b|\b(?:summer|winter) (?:palaces?|gardens?|houses?|residence|villas?|homes?|court|castle|capital|solstice|halls?|king|queen|sports|olympics|theatre|riding)\b|(?:\b(?:for|like|or)|['’]s) (?:summer|winter)\b|\bin any season\b/gi,
  ],
  [new RegExp(`\\b(${SEASON}) (?:to|until|through) (${SEASON})\\b`, 'gi'), isInSeasonOf],
  [
    /\b(?:in|during|each|every|early|late|on) (?:the |early |late )?(spring|fall)\b/gi,
    isInSeasonOf,
  ],
  [/\b(spring) (?:evenings?|mornings?|weekends?|months|only|days)\b/gi, isInSeasonOf],
  [/\b(summer|autumn|winter)s?\b/gi, isInSeasonOf],
  [/\bin (?:the )?(?:dry season)\b/gi, ({ rainMm = 0 }) => rainMm < 100],
  [
    /\bin (?:the )?(?:rainy season|wet season|rains|monsoon)\b/gi,
    ({ rainMm = 100 }) => rainMm >= 80,
  ],
  [
    /\b(?:rainy|wet) (?:days?|weather|afternoons?|mornings?)\b/gi,
    ({ rainMm = 100 }) => rainMm >= 45,
  ],
  [
    /\b(?:[Cc]herry (?:blossoms?|trees|tunnel|petals|picnics|and snow)|weeping cherr(?:y|ies)|[Cc]herries (?:bloom|flower))\b/g,
    inNorthern(3, 4, 5),
  ],
  [/\bplum blossoms?\b/gi, inNorthern(2, 3)],
  [/\balmond blossoms?\b/gi, inNorthern(1, 2, 3)],
  [/\b(?:wisterias?|azaleas?|irises)\b/gi, inNorthern(4, 5, 6)],
  [/\btulips\b/gi, inNorthern(3, 4, 5)],
  [/\bhydrangeas?\b/gi, inNorthern(6, 7, 8)],
  [/\bjacarandas?\b/gi, inNorthern(2, 3, 4, 5)],
  [/\blavender (?:fields?|in flower|blooms?|rows)\b/gi, inNorthern(6, 7, 8)],
  [
    /\b(?:autumn (?:colou?rs?|leaves|foliage)|maple weeks|red maples|maples turn)\b/gi,
    inNorthern(10, 11, 12),
  ],
  [
    /\b(?:in (?:full )?(?:bloom|flower)|blossoms?)\b/gi,
    (visit, groups, words) =>
      NAMED.test(words) ? undefined : inNorthern(2, 3, 4, 5, 6, 7, 8, 9)?.(visit, groups, words),
  ],
  [
    /\bChristmas (?:Eve|Day|markets?|lights|trees?|stalls|concerts|week|time)\b|\b(?:at|before|around) Christmas\b|\bin Advent\b/g,
    between('11-15', '01-07'),
  ],
  [/\bNew Year(?:['’]s)? (?:Eve|Day)\b/g, between('12-28', '01-02')],
  [
    /\b(?:at|before|around|over) Easter\b|\bEaster (?:week|Sunday|Monday|procession)\b|\bGood Friday\b/g,
    between('03-15', '05-05'),
  ],
  [/\b(?:at|on|before) Halloween\b/g, between('10-20', '11-02')],
  [/\b(?:skating|ice) rinks?\b|\bice skating\b/gi, inNorthern(11, 12, 1, 2, 3)],
];

/** Whether words are for another time of the year. */
export function isOfOtherSeasons(words: string, visit: VisitSeason): boolean {
  return isContrary(words, SAID_SEASONS, visit);
}
