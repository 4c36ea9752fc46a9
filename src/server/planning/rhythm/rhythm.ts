import type { RefusedOnDay } from '../understanding/refused-on-days.ts';

export type RestPlace = 'lake' | 'beach' | 'pool' | 'park';

/** How the days are asked to go, beside pace and party; dates are days of the trip. */
export type Rhythm = {
  /** Nothing begins before, in minutes after midnight. */
  earliest?: number;
  /** They like to be out before the crowds. */
  isEarly?: boolean;
  /** They are up early of their own accord. */
  isEarlyRiser?: boolean;
  /** What draws crowds is seen before or after them. */
  isAwayFromCrowds?: boolean;
  /** The first day, and after a late arrival the second, holds little and nothing that tires. */
  isEasyStart?: boolean;
  /** The same for the last day. */
  isEasyEnd?: boolean;
  /** Nothing is planned on these days. */
  restDates?: readonly string[];
  /** Where they would like to spend them: "by a lake". */
  restPlace?: RestPlace;
  /** Nothing is planned after lunch, or before it, on these days. */
  freeAfternoons?: readonly string[];
  freeMornings?: readonly string[];
  /** Some time of the stay is left to themselves: which afternoon, where the stay is long enough for one. */
  isWithFreeTime?: boolean;
  /** Breakfast takes as long as a meal on these days. */
  longBreakfasts?: readonly string[];
  /** Kinds of sights that are left out on single days. */
  refusedOnDays?: readonly RefusedOnDay[];
  /** So many sights a day at most. */
  perDay?: number;
  /** Full days have two hours at the stay after lunch, and the day of arrival a shorter rest. */
  isNapping?: boolean;
  /** A child under six comes along: the same, though nobody asked; a day out of town goes before. */
  hasSmallChild?: boolean;
  /** Nothing outdoors around noon, and the same rest. */
  isOutOfHeat?: boolean;
  /** The heat of the days calls for that, and nobody of the party. */
  isHeatUnasked?: boolean;
  /** Crowded sights are seen in their first hour or with a timed ticket. */
  isWithoutQueues?: boolean;
  /** No climbs, no stairs without a lift, no long walks. */
  isEasyOnFoot?: boolean;
  /** So many kilometres on foot a day at most. */
  mostKm?: number;
  /** They have to sit down now and then. */
  isWithBreaks?: boolean;
  /** At their age nobody is sent up a hill or onto a bike unasked. */
  isGentle?: boolean;
  /** Somebody of 65 or older comes along: nothing strenuous unasked, and home by ten. */
  isSenior?: boolean;
  /** They ask what to do in the rain. */
  isRainPlan?: boolean;
};
