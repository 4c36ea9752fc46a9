import { NUMBER_WORDS } from '../understanding/wish-words.ts';
import { type Groups, isContrary, type Saying } from './said.ts';

/** From when to when one is there, in minutes after midnight, and what the sun and the doors do on that day. */
export type VisitHours = {
  start: number;
  end: number;
  sunset: number;
  sunrise?: number;
  opens?: number;
  closes?: number;
};

type SaidHour = Saying<VisitHours>;

const WORDS: Readonly<Record<string, number>> = {
  ...NUMBER_WORDS,
  eleven: 11,
  twelve: 12,
  noon: 12,
  midday: 12,
  lunchtime: 13,
  midnight: 24,
};
const PAST: Readonly<Record<string, number>> = { half: 30, quarter: 15 };
const HOURS = Object.keys(WORDS).join('|');
const HOUR = `(?:(half|quarter) past )?(${HOURS}|\\d{1,2}(?:[:.]\\d{2})?)( ?[ap]m\\b| in the (?:morning|afternoon|evening)| at night)?`;
/** An hour ends its phrase or goes on to the next: "at two" is one, "at two tables" is none. */
const END =
  '(?=$|[.,;:)](?!\\d)| (?:and|or|to|in|of|on|when|for|while|the|there|you|one|is|are|it|before|after|by|if|as|with|sharp|they|at|from|every|most|each|daily|until|till|only|no|all|still|then|have|has|are)\\b)';
const CLOCK = new RegExp(
  `\\b(before|by|until|till|after|(?<!(?:half|quarter) )past|from|between|at|around|about|near|towards|than) (?:about |around |just |nearly |half an hour )?${HOUR}((?:(?:,| and| or| to|-|–) (?:again )?(?:at )?${HOUR})*)${END}`,
  'gi',
);
/** "Four o'clock for the storks", "Half past five for a cushion", "six in the morning". */
const PART = '(in the (?:morning|afternoon|evening)|at night)';
const LOOSE = new RegExp(
  `\\b(?:(half|quarter) past (${HOURS})(?: ${PART})?|(${HOURS}) o['’]clock|(${HOURS}|\\d{1,2})(?: ?([ap]m)| ${PART}))\\b`,
  'gi',
);
/** "Out by eight": nobody says so of the evening. */
const SET_OUT = new RegExp(
  `\\b(?:out|away|off|up|leave|start|begin|there first)(?: just)? (?:by|at|before) ${HOUR}${END}`,
  'gi',
);
const HALF_DAY = 12 * 60;
/** Where a morning is spoken of, six is six in the morning; doors that open "from six" do so in the evening. */
const MORNING = /\b(?:sunrise|dawn|first light|mornings?|breakfast)\b/i;
const FIRST_OPEN = 7 * 60;
const FIRST_HOUR = 5 * 60;
/** Who sets out so much later is in time. */
const IN_TIME = 20;
/** "By seven" is said of the hours before it, and "after four" of those behind; "until" of all before. */
const BEFORE = 2 * 60;
const AFTER = 4 * 60;
/** Who comes so much sooner or later is there at that hour. */
const ABOUT = 25;

/** "At nine", "between two and four", "by seven in the evening". */
function isAtClock(hours: VisitHours, found: Groups, words: string): boolean {
  const [link = '', past, hour = '', half, more = ''] = found;
  const isOfMorning = MORNING.test(words);
  const isOpenEnd = /^(?:from|after|past|than)$/i.test(link);
  const said = [
    [past, hour, half],
    ...[...more.matchAll(new RegExp(HOUR, 'gi'))].map(([, ...parts]) => parts),
  ].map(([p, h = '', a]) =>
    clockOf(p, h, a).filter((at, _, readings) => {
      if (readings.length === 1) return true;
      return isOfMorning ? at < HALF_DAY : !isOpenEnd || at >= FIRST_OPEN;
    }),
  );
  const [from = [], to] = said;
  const isSpan =
    /^between$/i.test(link) || (/\bto |[-–] /i.test(more) && /^(?:from|at)$/i.test(link));

  return to && isSpan
    ? isInSpan(from, to, hours)
    : said.flat().some((at) => isAt(link.toLowerCase(), at, hours));
}

function isAtLooseHour(hours: VisitHours, [past, ...found]: Groups): boolean {
  const [afterPast, part, oClock, bare, ...halves] = found;
  const half = [part, ...halves].find((one) => one !== undefined);

  return clockOf(past, afterPast ?? oClock ?? bare ?? '', half).some((at) => isAt('at', at, hours));
}

function isSetOut({ start }: VisitHours, [past, hour = '', half]: Groups) {
  const [at = 0] = clockOf(past, hour, half).filter((one) => one >= FIRST_HOUR);

  return start <= at + IN_TIME;
}

function isInSpan(
  from: readonly number[],
  to: readonly number[],
  { start, end }: VisitHours,
): boolean {
  return from.some((opens) => {
    const closes = to
      .map((at) => (at > opens ? at : at + 2 * HALF_DAY))
      .toSorted((a, b) => a - b)[0];

    return closes !== undefined && start < closes && end > opens;
  });
}

/** "Seven" may be in the morning or in the evening. */
function clockOf(past: string | undefined, hour: string, half: string | undefined): number[] {
  const [hours = '', minutes = '0'] = hour.toLowerCase().split(/[:.]/);
  const clock = WORDS[hours] ?? Number(hours);
  const at = clock * 60 + Number(minutes) + (PAST[past?.toLowerCase() ?? ''] ?? 0);
  const later = (at + HALF_DAY) % (2 * HALF_DAY);

  if (clock > 24) return [];
  if (clock > 12) return [at];
  if (half === undefined) return [at, later];
  return [/pm|afternoon|evening|night/i.test(half) === clock < 12 ? later : at];
}

function isAt(link: string, at: number, { start, end }: VisitHours): boolean {
  if (/^(?:until|till)$/.test(link)) return start < at;
  if (/^(?:before|by)$/.test(link)) return start <= at + ABOUT / 2 && at - start <= BEFORE;
  if (/^(?:after|from|than|past)$/.test(link)) return end >= at && start - at <= AFTER;
  return start - ABOUT <= at && at <= end + ABOUT;
}

/** Who is there at some moment from one hour to another. */
const during =
  (from: number, to: number): SaidHour[1] =>
  ({ start, end }) =>
    start < to && end > from;
const startsBy =
  (at: number): SaidHour[1] =>
  ({ start }) =>
    start <= at;
const endsAfter =
  (at: number): SaidHour[1] =>
  ({ end }) =>
    end >= at;
/** From so long before sunset until so long after; dusk is over soon. */
const aroundSunset =
  (before: number, after: number): SaidHour[1] =>
  ({ start, end, sunset }) =>
    end >= sunset - before && start <= sunset + after;

const SUNRISE = 6 * 60 + 30;
/** Nobody calls it early from then on, but for doors that have just opened. */
const EARLY = 9 * 60 + 30;
const JUST_OPEN = 60;
const LAST_HOURS = 120;
const LATE_IN_DAY = 16 * 60;
const NIGHT = 21 * 60;

const isJustOpen: SaidHour[1] = ({ start, opens }) =>
  opens === undefined ? start <= EARLY : start <= opens + JUST_OPEN;
const isEarly: SaidHour[1] = ({ start, opens = 0 }) =>
  start <= EARLY || (start >= opens && start <= opens + JUST_OPEN);
const isLate: SaidHour[1] = ({ start, end, closes }) =>
  closes === undefined ? start >= LATE_IN_DAY : end >= closes - LAST_HOURS;
const isDark: SaidHour[1] = ({ end, sunset }) => end > sunset + 15;
/** In the far north it is night before it is dark. */
const isNight: SaidHour[1] = ({ end, sunset }) => end > Math.min(sunset + 15, NIGHT);

const SAID_HOURS: readonly SaidHour[] = [
  [
    /\b(?:all|the same|that|next|of the) (?:day|night|morning|afternoon|evening)\b|\bovernight\b|\bback (?:\w+ ){0,4}before closing\b|\b(?:faces?|facing|towards) the (?:sunrise|sunset|dawn)\b|\bnight (?:markets?|safari|trains?|bus(?:es)?|boats?|sky|clubs?|bazaars?|zoo|watch|before|stalls)\b|\b(?:evening|day|morning) (?:before|after)\b|\bsunset (?:boulevard|strip|district|park|beach|point)\b|\b(?:a|an|one|two|three|four|five|ten|\d+) (?:nights?|mornings?|evenings?|afternoons?)\b/gi,
  ],
  [SET_OUT, isSetOut],
  [CLOCK, isAtClock],
  [LOOSE, isAtLooseHour],
  [
    /\bbefore (?:dawn|sunrise|daybreak|first light)\b/gi,
    ({ start, sunrise = SUNRISE }) => start < sunrise,
  ],
  [/\b(?:before|by) (?:dark|dusk|nightfall)\b/gi, ({ start, sunset }) => start < sunset],
  [/\b(?:before|by) (?:the )?sunset\b/gi, aroundSunset(120, 20)],
  [
    /\b(?:after (?:sunset|dark|dusk|nightfall|sundown)|when (?:it is |it’s |it's )?dark|in the dark of night)\b/gi,
    isDark,
  ],
  [/\bfrom (?:dusk|sunset|dark)\b/gi, ({ end, sunset }) => end >= sunset],
  [/\bafter breakfast\b/gi, startsBy(12 * 60)],
  [/\bbefore lunch\b/gi, startsBy(13 * 60)],
  [/\bafter lunch\b/gi, during(12 * 60 + 30, 17 * 60)],
  [/\bbefore dinner\b/gi, during(15 * 60, 20 * 60 + 30)],
  [/\bafter dinner\b/gi, endsAfter(19 * 60)],
  [
    /\b(?:late(?: in the)? afternoons?|late in the day|end of the afternoon|late (?:light|sun))\b/gi,
    ({ start, end, sunset }) => end >= Math.min(15 * 60 + 30, sunset - 120) && start <= sunset + 20,
  ],
  [/\bearly afternoons?\b/gi, during(12 * 60, 15 * 60 + 30)],
  [/\bmid-?afternoons?\b/gi, during(13 * 60, 17 * 60)],
  [/\bafternoons?\b/gi, during(12 * 60 + 15, 18 * 60 + 30)],
  [/\blate(?:r)?(?: in the)? mornings?\b/gi, during(9 * 60 + 30, 12 * 60 + 30)],
  [/\b(?:early(?: in the)? mornings?|mornings? early|first thing)\b/gi, startsBy(EARLY)],
  [/\bmornings?\b/gi, startsBy(11 * 60 + 45)],
  [
    /\b(?:sunsets?|dusk|sundown|golden hour|blue hour|twilight|last light|last of the light|(?:evening|low) (?:light|sun)|last hour of (?:light|sun)|sun (?:sets|goes down|drops|is low|sinks)|light is low|last rays)\b/gi,
    aroundSunset(45, 45),
  ],
  [
    /\b(?:sunrises?|dawn|daybreak|first light)\b/gi,
    ({ start, sunrise = SUNRISE }) => start <= sunrise + 75,
  ],
  [/\b(?:noon|midday)\b/gi, during(11 * 60 + 15, 13 * 60 + 30)],
  [
    /\b(?:(?:for|at|over|with|set|weekday|business|book|have|makes?) lunch|lunch(?:es)? (?:is|are|after|menus?|sets?|deals?|only|costs?|specials?)|lunchtimes?)\b/gi,
    during(11 * 60 + 15, 15 * 60 + 30),
  ],
  [
    /\b(?:(?:for|at|reserve|book) dinner|dinners? (?:is|are|only|by|costs?|menus?))\b/gi,
    endsAfter(17 * 60),
  ],
  [/\b(?:for|at) breakfast\b|\bbreakfast (?:is|until|till|only)\b/gi, startsBy(11 * 60 + 30)],
  [/\b(?:for|at|weekend|sunday) brunch\b/gi, startsBy(15 * 60)],
  [/\b(?:late at night|(?:at|by|into the|in the|every) night|nights|night-?time)\b/gi, isNight],
  [
    /\b(?:(?:when|once) (?:it is |they are )?(?:flood)?lit\b|lit (?:up|at|after|in) |(?<!(?:well|candle|torch)[ -])lit(?=[.;,]|$))/gi,
    isDark,
  ],
  // A dish of a card.
  [/^(?:[\w’'-]+ ){0,2}breakfasts?(?: \w+)?$/gi, startsBy(11 * 60 + 30)],
  [/^(?:[\w’'-]+ ){0,2}brunch(?: \w+)?$/gi, startsBy(15 * 60 + 30)],
  [/\bevenings?\b/gi, endsAfter(17 * 60)],
  [
    /\b(?:at|before|as|when|until|by) (?:the )?opening\b|\b(?:when|as|before) (?:it|they|(?:the )?(?:doors?|gates?|house|shops?|park|museum)) opens?\b|\bfirst (?:slots?|entry|hour|boats?|trains?|trams?|lifts?|cabins?|tours?|timed entry|in the door)\b/gi,
    isJustOpen,
  ],
  [
    /\b(?:come|go|be there|arrive|best|better|start|leave|out|board|enter|start) early\b|\bearly (?:slots?|entry|hours?|birds?|start|visits?)\b|^early\b(?=[ .;,]|$)/gi,
    isEarly,
  ],
  [
    /\b(?:late|last|final) (?:slots?|entries|hours?|admission|visits?)\b|\b(?:come|go|best|better|loveliest) late\b|\b(?:near|before|at|towards) closing\b|\bin the last (?:hour|two hours|hours)\b/gi,
    isLate,
  ],
  [/\blast two hours\b/gi, isLate],
];

/** When doors shut, boats stop and tickets are sold is told at any hour. */
const OF_DOORS =
  /\b(?:(?:shuts?|closed|closes) (?:at|from|between|in the)|open (?:until|till)|last (?:entry|admission|orders?|boat|bus|train|tram|ferry|lift|cable car|funicular|ride|cabin|seating)|on sale|(?:tickets?|slots?) (?:open|return|are released))\b/i;

/** Whether words are for other hours than those of a visit. */
export function isOfOtherHours(words: string, hours: VisitHours): boolean {
  return !OF_DOORS.test(words) && isContrary(words, SAID_HOURS, hours);
}
