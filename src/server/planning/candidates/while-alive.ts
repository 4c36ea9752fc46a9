import { foldText } from '#server/catalogue/fold-text.ts';
import type { PlaceFile, PlaceKind } from '#server/catalogue/place.schema.ts';
import type { Span } from '#server/planner/problem.ts';
import { spansWithin } from '#server/planner/spans.ts';

type Place = Pick<PlaceFile, 'kind' | 'best' | 'indoor' | 'name' | 'why'>;

const ALL_DAY: Span = [-Infinity, Infinity];

/**
 * The part of a day's spans in which a place is alive, and not only open: a market before its stalls close, a bar once the
 * afternoon is over, a dance floor late, a performance from its beginning. Where that leaves nothing, whenever it is open.
 */
export function whileAlive(place: Place, spans: readonly Span[], minutes: number): Span[] {
  const alive = spans.flatMap((span) =>
    spansWithin([span], hoursOf(place, span, minutes), minutes),
  );

  // A dance floor is none at six in the morning.
  return alive.length > 0 || place.kind === 'club' ? alive : [...spans];
}

const BY_KIND: Partial<Record<PlaceKind, (place: Place, span: Span, minutes: number) => Span>> = {
  market: ofMarket,
  bar: ofBar,
  club: ofClub,
  show: (_, span, minutes) => ofShow(span, minutes),
};

function hoursOf(place: Place, span: Span, minutes: number): Span {
  return BY_KIND[place.kind]?.(place, span, minutes) ?? ALL_DAY;
}

const EARLY_TRADE: ReadonlySet<Place['best']> = new Set(['dawn', 'opening', 'morning']);
/** What sells in the morning has little left by then, or so long before it shuts. */
const STALLS_EMPTY = 15 * 60;
const LONG_BEFORE_SHUTTING = 120;
/** Where every hour is as good, stalls are taken down so long before a market shuts by the evening. */
const TAKEN_DOWN = 60;
const SHUTS_BY_EVENING = 19 * 60;

function ofMarket({ best }: Place, [, close]: Span): Span {
  if (EARLY_TRADE.has(best))
    return [-Infinity, Math.max(STALLS_EMPTY, close - LONG_BEFORE_SHUTTING)];
  return best === undefined && close <= SHUTS_BY_EVENING
    ? [-Infinity, close - TAKEN_DOWN]
    : ALL_DAY;
}

/** Nobody sits in a bar at noon, even where it is open. */
const DRINKS = 16 * 60;
const DANCED_IN = /\b(?:djs?|dance floors?|dancing)\b/;
const FILLS_UP = 21 * 60 + 30;
const BEER_GARDEN = /\b(?:beer ?gardens?|biergarten)\b/;
/** The kitchen shuts, and the neighbours want to sleep. */
const GARDEN_SHUTS = 22 * 60;

function ofBar({ best, indoor, ...place }: Place): Span {
  if (!indoor && BEER_GARDEN.test(wordsOf(place))) return [12 * 60, GARDEN_SHUTS];
  if (best !== undefined) return ALL_DAY;
  return [DANCED_IN.test(wordsOf(place)) ? FILLS_UP : DRINKS, Infinity];
}

const MUSIC =
  /\b(?:live|bands?|concerts?|gigs?|jazz|blues|salsa|samba|folk|swing|sets?|casinos?|tables|gaming)\b/;
const EVENING = 19 * 60;
/** Before this a dance floor is empty. */
const DANCE_FLOOR = 23 * 60;
/** Who dances until so late does not begin before. */
const UNTIL_LATE = 26 * 60;

function ofClub(place: Place, [, close]: Span): Span {
  const isDanced = close >= UNTIL_LATE && !MUSIC.test(wordsOf(place));

  const isByDay = place.best !== undefined && place.best !== 'evening' && place.best !== 'night';

  return [isDanced ? DANCE_FLOOR : isByDay ? -Infinity : EVENING, Infinity];
}

/** Who comes so long after the doors have opened has missed half of a performance. */
const FIRST_SET = 60;
const LATEST_SET = 21 * 60;

function ofShow([open]: Span, minutes: number): Span {
  return open < LATEST_SET - 4 * 60
    ? ALL_DAY
    : [-Infinity, Math.max(open + FIRST_SET, LATEST_SET) + minutes];
}

function wordsOf({ name, why = '' }: Pick<Place, 'name' | 'why'>): string {
  return foldText(`${name} , ${why}`);
}
