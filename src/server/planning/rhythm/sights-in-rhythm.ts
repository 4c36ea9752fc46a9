import { isClimb, isHardOnTheBody } from '../candidates/hard-on-the-body.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import type { PlaceFile, PlaceKind } from '#server/catalogue/place.schema.ts';
import type { Span } from '#server/planner/problem.ts';
import type { Candidate } from '../candidates/candidates.ts';
import type { DayFrame } from '../days/day-windows.ts';
import { upToFive } from '../days/five-minutes.ts';
import { THEME_WISH } from '../themes/themed-sights.ts';
import { outOfTheCrowds } from './in-the-crowds.ts';
import { easyDays, sleeplessDays } from './rhythm-frames.ts';
import type { Rhythm } from './rhythm.ts';
import { hasRoom, spansWithin } from '#server/planner/spans.ts';

/** The wish of those who ask for hikes. */
export const HIKES = `${THEME_WISH}hiking`;
const TIRING: ReadonlySet<PlaceKind> = new Set(['hike', 'sport', 'theme-park', 'club', 'tower']);
/** Nobody who cannot take it is outdoors then. */
const OUT_OF_HEAT: readonly Span[] = [
  [-Infinity, 12 * 60],
  [16 * 60, Infinity],
];
/** What is left of the pleasure where that cannot be helped: a theme park, all day long. */
const IN_THE_SUN = 0.4;
const BEFORE_LUNCH: readonly Span[] = [[-Infinity, 12 * 60 + 30], ...OUT_OF_HEAT.slice(1)];
/** What takes longer outdoors is left sooner: a zoo before noon. */
const LONG_IN_HEAT = 150;
const OF_A_LONG_VISIT = 0.7;
const IN_THE_BREEZE: ReadonlySet<PlaceKind> = new Set(['boat-trip']);
const LONG_QUEUES =
  /\b(?:long(?:est)? (?:queues?|lines?)|queues? (?:of|for) (?:an? |two |three )?hours?|hours? (?:in|of) (?:the )?(?:queue|line)|(?:queues?|lines?) (?:is|are|gets?) long)\b/;
/** What is left of the pleasure for who hates them. */
const IN_A_QUEUE = 0.3;
/** Doors have been open so long when queues begin. */
const SHORT_QUEUE = 45;

/** The sights as the days were asked to go: without climbs, at opening, and nothing that tires at the start. */
export function sightsInRhythm(
  sights: readonly Candidate[],
  frames: readonly DayFrame[],
  rhythm: Rhythm,
): Candidate[] {
  const easy = new Set([...easyDays(frames, rhythm), ...sleeplessDays(frames)]);

  return sights
    .filter((one) => !isTooMuch(one, rhythm))
    .map((one) => notOn(one, daysRefused(one, frames, rhythm)))
    .map((one) => awayFromMeals(one, frames))
    .map((one) => (rhythm.isOutOfHeat ? outOfTheHeat(one, rhythm) : one))
    .map((one) => (rhythm.isAwayFromCrowds ? outOfTheCrowds(one) : one))
    .map((one) => (rhythm.isWithoutQueues || rhythm.isEarly ? beforeTheQueue(one, rhythm) : one))
    .map((one) =>
      'kind' in one.file && (TIRING.has(one.file.kind) || isClimb(one.file))
        ? notOn(one, easy)
        : one,
    );
}

/** What is hard on the body, for who cannot take it, or at an age at which one hikes only where hikes were asked for. */
function isTooMuch({ file, visit }: Candidate, rhythm: Rhythm): boolean {
  if (visit.mandatory || visit.lockedAt || !isHardOnTheBody(file)) return false;
  if (rhythm.isEasyOnFoot || rhythm.isGentle) return true;
  return rhythm.isSenior === true && !visit.meets.includes(HIKES);
}

/** Whether the midday sun does no harm there: indoors or on the water. */
export function isUnderRoof({ indoor, kind }: PlaceFile): boolean {
  return indoor || IN_THE_BREEZE.has(kind);
}

/**
 * What is outdoors, before noon or late in the afternoon, where its hours leave room for that. Who cannot take the heat
 * stays less long, and finds less pleasure in what lasts over noon.
 */
function outOfTheHeat(one: Candidate, { isHeatUnasked }: Rhythm): Candidate {
  const { file, visit } = one;

  if (!('kind' in file) || isUnderRoof(file) || visit.lockedAt) return one;
  const shorter = Math.max(LONG_IN_HEAT, upToFive(file.minutes * OF_A_LONG_VISIT));
  const minutes = isHeatUnasked ? visit.minutes : Math.min(visit.minutes, shorter);
  const hours = !isHeatUnasked && minutes >= LONG_IN_HEAT ? BEFORE_LUNCH : OUT_OF_HEAT;
  const spans = visit.spans.map((day) => day.flatMap((open) => spansWithin(hours, open, minutes)));

  if (spans.some((day) => day.length > 0)) return { ...one, visit: { ...visit, minutes, spans } };
  return isHeatUnasked ? one : { ...one, visit: { ...visit, value: visit.value * IN_THE_SUN } };
}

/** The days on which a kind of sight is left out; galleries go with museums. */
function daysRefused(
  { file, visit }: Candidate,
  frames: readonly DayFrame[],
  { refusedOnDays = [] }: Rhythm,
): ReadonlySet<number> {
  const own = refusedOnDays.filter(({ kind }) => 'kind' in file && isOfKind(file, kind));

  if (visit.lockedAt) return new Set();
  return new Set(own.flatMap(({ date }) => frames.findIndex((frame) => frame.date === date)));
}

/** Whether a sight is of a kind, as people say it: galleries are museums. */
export function isOfKind({ kind }: Pick<PlaceFile, 'kind'>, said: PlaceKind): boolean {
  return kind === said || (said === 'museum' && kind === 'gallery');
}

function notOn(one: Candidate, days: ReadonlySet<number>): Candidate {
  if (days.size === 0) return one;
  const spans = one.visit.spans.map((day, at) => (days.has(at) ? [] : day));

  return { ...one, visit: { ...one.visit, spans } };
}

/** Whether its own words tell of long queues, and no time can be booked. */
function isKnownForQueues({ file, visit }: Candidate): boolean {
  if (!('kind' in file) || visit.mandatory || visit.lockedAt || file.timedEntry) return false;
  return LONG_QUEUES.test(foldText(`${file.why ?? ''} , ${file.tip ?? ''}`)) && !file.bookAhead;
}

/** A crowded sight without a timed ticket, in the first hour that it is open. */
function beforeTheQueue(one: Candidate, rhythm: Rhythm): Candidate {
  const { file, visit, open } = one;
  const isQueued = 'kind' in file && file.crowded === 'always' && !file.timedEntry;

  if (rhythm.isWithoutQueues && isKnownForQueues(one))
    return { ...one, visit: { ...visit, value: visit.value * IN_A_QUEUE } };
  if (!isQueued || visit.lockedAt) return one;
  const spans = visit.spans.map((day, at): Span[] => {
    const opens = open[at]?.[0]?.[0] ?? 0;

    return day.map(([from, to]): Span => [from, Math.min(to, opens + SHORT_QUEUE + visit.minutes)]);
  });

  return spans.some((day) => hasRoom(day, visit.minutes))
    ? { ...one, visit: { ...visit, spans } }
    : one;
}

/** Markets of other things, and those that are an evening out. */
const OF_OTHER_THINGS =
  /\b(flea|crafts?|christmas\w*|christkindl\w*|winter|advent|flower|antiques?|art|artists|gold|cloth|clothes|silk|night|tea|electronics|fairs?|feria|bazaars?|souks?|souq|camel|walking street|floating|weekend|records|carpets)\b/;
/** Between a market and a meal. */
const FROM_MEALS = 45;
const FROM_LUNCH = 30;
/** The longest that one is at lunch. */
const LUNCH = 75;

/** Whether a market is one of food: whoever walks through tastes something. */
export function isFoodMarket({ kind, interests, name, best }: PlaceFile): boolean {
  return (
    kind === 'market' &&
    best !== 'night' &&
    interests.includes('Culinary') &&
    !OF_OTHER_THINGS.test(foldText(name))
  );
}

/** A market of food well before or after meals, where its hours leave room for that; any other sight as it is. */
export function awayFromMeals(one: Candidate, frames: readonly DayFrame[]): Candidate {
  const { file, visit } = one;

  if (!('kind' in file) || visit.lockedAt || !isFoodMarket(file)) return one;
  const spans = visit.spans.map((day, at) => {
    const hours = hoursAway(frames[at]);

    return day.flatMap((open) => spansWithin(hours, open, visit.minutes));
  });

  return spans.some((day) => day.length > 0) ? { ...one, visit: { ...visit, spans } } : one;
}

/** The hours of a day that lie well before and after its meals. */
function hoursAway(frame: DayFrame | undefined): Span[] {
  const lunch = frame?.meals.find(({ meal }) => meal === 'lunch');
  const dinner = frame?.meals.find(({ meal }) => meal === 'dinner');
  const evening = dinner ? dinner.window[0] - FROM_MEALS : Infinity;

  if (!lunch) return [[0, evening]];
  const usual = lunch.usual ?? lunch.window[0];

  return [
    [0, lunch.window[0] - FROM_LUNCH],
    [usual + LUNCH + FROM_MEALS, evening],
  ];
}
