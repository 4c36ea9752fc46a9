import type { Destination } from '#server/catalogue/catalogue.ts';
import type { DayTripFile } from '#server/catalogue/catalogue.schema.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { hasWords, namesOf } from '#server/catalogue/names-of.ts';
import type { Candidate, CandidateContext } from '../candidates/candidates.ts';
import { isNamedHalfDay } from '../candidates/last-day.ts';
import type { Valued } from '../candidates/value-model.ts';
import type { DayFrame } from '../days/day-windows.ts';
import { daysBefore, partyOf } from '../suggested-days/trips-by-rank.ts';
import { FAMOUS, isFamousTrip, isWantedTrip, netWorth } from './day-trip-value.ts';
import { isFullOfWishes } from './full-of-wishes.ts';

/** Where the days in town are full of wishes, no trip goes further than this unasked. */
const NEAR = 60;
/** From so many full days on a trip may be chosen unasked; on fewer only a famous one. */
const ENOUGH_DAYS = 3;
/** The same for a second one. */
const MANY_DAYS = 5;
/** Share of a day that is not counted against a trip: it needs no second thought about where to go. */
const CLEARLY_BETTER = 1.1;
/** A famous trip need not be better than one more day in town, the less so the more people come for it. */
const GOOD_ENOUGH = 0.6;
/** From this appeal on it is what people come for: it is taken wherever a day can hold it. */
const REASON_TO_COME = 95;
/** A trip that meets an interest may come so many days sooner than suggested. */
const SOONER_IF_LIKED = 1;

/** A famous trip comes so many days sooner: the days of coming and going hold some of the town. */
const SOONER = { famous: 1, reasonToCome: 2 } as const;

type ValuedTrip = Pick<Valued, 'value' | 'meets'> & { trip: DayTripFile };
type Stay = {
  frames: readonly DayFrame[];
  sights: readonly Candidate[];
  /** How many trips are chosen already. */
  taken: number;
};

/**
 * Whether a trip that nobody asked for by name is worth a day of the stay: by the days that people who know the place
 * suggest, else where it is worth more than what the town has left for one day more.
 */
export function isWorthADay(
  { trip, value, meets }: ValuedTrip,
  { frames, sights, taken }: Stay,
  context: CandidateContext,
): boolean {
  const fullDays = frames.filter(({ kind }) => kind === 'Full Day').length;

  if (taken === 0 && fullDays > 0 && isCalledAfter(context.destination, trip)) return true;
  // A day for each half day that was named comes before one out of town that nobody asked for.
  if (taken >= mostTrips(fullDays) || sights.filter(isNamedHalfDay).length >= fullDays - taken)
    return false;
  if (taken === 0 && isDayOutAskedFor(context)) return true;
  const isFull = isFullOfWishes(sights, fullDays, context.taste.wishes.kinds.wanted);
  const suggested = isSuggested({ trip, meets }, { fullDays, taken, isFull }, context);

  if (suggested !== undefined) return suggested;
  if (!isFamousTrip(trip) && !hasDayFor(trip, { fullDays, taken, isFull })) return false;

  const least = leastShare(trip);

  return (
    least <= 0 || netWorth({ trip, value }) >= least * lastCityDayWorth(sights, frames, taken + 1)
  );
}

function mostTrips(fullDays: number): number {
  return fullDays >= ENOUGH_DAYS ? Math.floor((fullDays + 1) / 2) : fullDays - 1;
}

/** Whether the destination has the name of where the trip goes: Uyuni, for the Salar de Uyuni. */
function isCalledAfter(destination: Destination, trip: DayTripFile): boolean {
  const called = foldText(trip.name);

  return (
    (trip.appeal ?? 0) >= REASON_TO_COME &&
    namesOf(destination).some((one) => hasWords(called, foldText(one)))
  );
}

/**
 * Whether people who know the place would go there in so many days; undefined where that is not known, or is close
 * for one who likes what the trip is made for, or where one day out is asked for and there is none yet.
 */
function isSuggested(
  { trip, meets }: Pick<ValuedTrip, 'trip' | 'meets'>,
  { fullDays, taken, isFull }: Room,
  context: CandidateContext,
): boolean | undefined {
  const { destination, taste } = context;
  const { days } = destination;

  if (!days) return undefined;
  const before = daysBefore(trip.id, destination, partyOf(context)) ?? days.length;

  // Who asks for as much as the days hold has no day of coming or going left for the town.
  if (before < fullDays + (isFull ? 0 : soonerBy(trip))) return true;
  const isLiked = !isFull && meets.length > 0 && before < fullDays + SOONER_IF_LIKED;

  return isLiked || (taken === 0 && isWantedTrip(trip, taste)) ? undefined : false;
}

type Room = { fullDays: number; taken: number; isFull: boolean };

/** Whether there are days enough for a trip that not everybody comes for, or a short one where they are full of wishes. */
function hasDayFor({ travelMinutes }: DayTripFile, { fullDays, taken, isFull }: Room): boolean {
  if (isFull && travelMinutes > NEAR) return false;
  return fullDays >= (taken > 0 ? MANY_DAYS : ENOUGH_DAYS);
}

/** "One day trip", of whatever kind. */
function isDayOutAskedFor({ taste }: CandidateContext): boolean {
  return taste.wishes.kinds.wanted.includes('day-trip');
}

function soonerBy(trip: DayTripFile): number {
  if (!isFamousTrip(trip)) return 0;
  return (trip.appeal ?? 0) >= REASON_TO_COME ? SOONER.reasonToCome : SOONER.famous;
}

/** The share of a day in town that a trip has to be worth. */
function leastShare(trip: DayTripFile): number {
  const { appeal = 0 } = trip;

  if (!isFamousTrip(trip)) return CLEARLY_BETTER;
  return (GOOD_ENOUGH * (REASON_TO_COME - appeal)) / (REASON_TO_COME - FAMOUS);
}

/** Minutes of sights that a full day holds, and the share of a shorter day's window that sights fill. */
const FULL_DAY = 360;
const SHARE_OF_SHORT = 0.4;
/** What going to one more sight costs, in the planner's unit of worth. */
const WAY = 40;

/**
 * What a stay loses when so many of its full days are spent out of town: the worth, ways deducted, of the sights that
 * the last of those days would have held, the best sights being seen on the days before.
 */
function lastCityDayWorth(
  candidates: readonly Candidate[],
  frames: readonly DayFrame[],
  daysAway: number,
): number {
  const capacity = frames.reduce((sum, { kind, window: [from, to] }) => {
    if (kind === 'Full Day') return sum + FULL_DAY;
    return kind === 'Work Day' ? sum : sum + Math.max(0, to - from) * SHARE_OF_SHORT;
  }, 0);
  const until = capacity - (daysAway - 1) * FULL_DAY;
  const from = until - FULL_DAY;
  let filled = 0;
  let worth = 0;

  for (const { visit } of candidates.toSorted((a, b) => b.visit.value - a.visit.value)) {
    const share = Math.min(until, filled + visit.minutes) - Math.max(from, filled);

    if (share > 0) worth += (Math.max(0, visit.value - WAY) * share) / visit.minutes;
    filled += visit.minutes;
  }
  return worth;
}
