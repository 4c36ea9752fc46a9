import { isContrary, type Saying } from './said.ts';
import { SAID_CLOCK, type VisitSpan } from './said-clock.ts';

/** When one is there, and what the sun and the doors do on that day, in minutes after midnight. */
export type VisitHours = VisitSpan & {
  sunset: number;
  sunrise?: number;
  opens?: number;
  closes?: number;
};

/** The same of a day, in hours. */
type Day = { sunrise: number; sunset: number; opens: number; closes: number };

const USUAL: Day = { sunrise: 6.5, sunset: 19, opens: 8.5, closes: 18.5 };
const HOUR = 60;
const LATEST = 48;
/** Nobody calls it early from then on, but for doors that have just opened. */
const EARLY = 9.5;
/** In the far north it is night before it is dark. */
const NIGHT = 21;

/** What says no hour, though it sounds like one. */
const NO_HOUR =
  /\b(?:(?:all|the same|that|next|of the) (?:day|night|morning|afternoon|evening)|overnight|back (?:\w+ ){0,4}before closing|(?:faces?|facing|towards) the (?:sunrise|sunset|dawn)|night (?:markets?|safari|trains?|bus(?:es)?|boats?|sky|clubs?|bazaars?|zoo|watch|before|stalls)|(?:evening|day|morning) (?:before|after)|sunset (?:boulevard|strip|district|park|beach|point)|(?:a|an|one|two|three|four|five|ten|\d+) (?:nights?|mornings?|evenings?|afternoons?))\b/gi;

type Lasts = (day: Day) => readonly [from: number, to: number];

const earlyIn: Lasts = ({ opens }) => [0, Math.max(EARLY, opens + 1)];

/** Parts of the day, and from which hour to which they last; who is there at some moment of it keeps it. */
const PARTS: readonly (readonly [words: string, lasts: Lasts])[] = [
  ['before (?:dawn|sunrise|daybreak|first light)', ({ sunrise }) => [0, sunrise]],
  ['(?:before|by) (?:dark|dusk|nightfall)', ({ sunset }) => [0, sunset]],
  ['(?:before|by) (?:the )?sunset', ({ sunset }) => [sunset - 2, sunset + 0.3]],
  ['after (?:sunset|dark|dusk|nightfall|sundown)', ({ sunset }) => [sunset + 0.25, LATEST]],
  ["when (?:it is |it['’]s )?dark", ({ sunset }) => [sunset + 0.25, LATEST]],
  ['from (?:dusk|sunset|dark)', ({ sunset }) => [sunset, LATEST]],
  ['after breakfast', () => [0, 12]],
  ['before lunch', () => [0, 13]],
  ['after lunch', () => [12.5, 17]],
  ['before dinner', () => [15, 20.5]],
  ['after dinner', () => [19, LATEST]],
  [
    'late(?: in the)? afternoons?|late in the day|end of the afternoon|late (?:light|sun)',
    ({ sunset }) => [Math.min(15.5, sunset - 2), sunset + 0.3],
  ],
  ['early afternoons?', () => [12, 15.5]],
  ['mid-?afternoons?', () => [13, 17]],
  ['afternoons?', () => [12.25, 18.5]],
  ['late(?:r)?(?: in the)? mornings?', () => [9.5, 12.5]],
  ['early(?: in the)? mornings?|mornings? early|first thing', () => [0, EARLY]],
  ['mornings?', () => [0, 11.75]],
  [
    'sunsets?|dusk|sundown|golden hour|blue hour|twilight|last light|last of the light|(?:evening|low) (?:light|sun)|last hour of (?:light|sun)|sun (?:sets|goes down|drops|is low|sinks)|light is low|last rays',
    ({ sunset }) => [sunset - 0.75, sunset + 0.75],
  ],
  ['sunrises?|dawn|daybreak|first light', ({ sunrise }) => [0, sunrise + 1.25]],
  ['noon|midday', () => [11.25, 13.5]],
  [
    '(?:for|at|over|with|set|weekday|business|book|have|makes?) lunch|lunch(?:es)? (?:is|are|after|menus?|sets?|deals?|only|costs?|specials?)|lunchtimes?',
    () => [11.25, 15.5],
  ],
  ['(?:for|at|reserve|book) dinner|dinners? (?:is|are|only|by|costs?|menus?)', () => [17, LATEST]],
  ['(?:for|at) breakfast|breakfast (?:is|until|till|only)', () => [0, 11.5]],
  ['(?:for|at|weekend|sunday) brunch', () => [0, 15]],
  [
    'late at night|(?:at|by|into the|in the|every) night|nights|night-?time',
    ({ sunset }) => [Math.min(sunset + 0.25, NIGHT), LATEST],
  ],
  [
    '(?:when|once) (?:it is |they are )?(?:flood)?lit|lit (?:up|at|after|in)|(?<!(?:well|candle|torch)[ -])lit(?=[.;,]|$)',
    ({ sunset }) => [sunset + 0.25, LATEST],
  ],
  ['evenings?', () => [17, LATEST]],
  [
    '(?:at|before|as|when|until|by) (?:the )?opening|(?:when|as|before) (?:it|they|(?:the )?(?:doors?|gates?|house|shops?|park|museum)) opens?|first (?:slots?|entry|hour|boats?|trains?|trams?|lifts?|cabins?|tours?|timed entry|in the door)',
    ({ opens }) => [0, opens + 1],
  ],
  [
    '(?:come|go|be there|arrive|best|better|start|leave|out|board|enter) early|early (?:slots?|entry|hours?|birds?|start|visits?)',
    earlyIn,
  ],
  [
    '(?:late|last|final) (?:slots?|entries|hours?|admission|visits?)|(?:come|go|best|better|loveliest) late|(?:near|before|at|towards) closing|(?:in the )?last (?:hour|two hours|hours)',
    ({ closes }) => [closes - 2, LATEST],
  ],
  // What a clause begins with, and dishes of a card.
  ['^early(?=[ .;,]|$)', earlyIn],
  ["^(?:[\\w’'-]+ ){0,2}breakfasts?(?: \\w+)?$", () => [0, 11.5]],
  ["^(?:[\\w’'-]+ ){0,2}brunch(?: \\w+)?$", () => [0, 15.5]],
];

/** Whether a visit is there at some moment of a part of the day. */
function isThere(
  { start, end, sunset, sunrise, opens, closes }: VisitHours,
  lasts: Lasts,
): boolean {
  const hours = (minutes: number | undefined, usual: number) =>
    minutes === undefined ? usual : minutes / HOUR;
  const [from, to] = lasts({
    sunrise: hours(sunrise, USUAL.sunrise),
    sunset: hours(sunset, USUAL.sunset),
    opens: hours(opens, USUAL.opens),
    closes: hours(closes, USUAL.closes),
  });

  return start <= to * HOUR && end >= from * HOUR;
}

const SAID_HOURS: readonly Saying<VisitHours>[] = [
  [NO_HOUR],
  ...SAID_CLOCK,
  ...PARTS.map(([words, lasts]): Saying<VisitHours> => [
    new RegExp(`\\b(?:${words})\\b`, 'gi'),
    (visit) => isThere(visit, lasts),
  ]),
];

/** When doors shut, boats stop and tickets are sold is told at any hour. */
const OF_DOORS =
  /\b(?:(?:shuts?|closed|closes) (?:at|from|between|in the)|open (?:until|till)|last (?:entry|admission|orders?|boat|bus|train|tram|ferry|lift|cable car|funicular|ride|cabin|seating)|on sale|(?:tickets?|slots?) (?:open|return|are released))\b/i;

/** Whether words are for other hours than those of a visit. */
export function isOfOtherHours(words: string, hours: VisitHours): boolean {
  return !OF_DOORS.test(words) && isContrary(words, SAID_HOURS, hours);
}
