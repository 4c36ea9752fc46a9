import { eachDay } from '#shared/dates.ts';
import { datesInText, type TripDates } from '../understanding/dates-in-text.ts';
import { stanceBefore } from '../understanding/stance.ts';
import type { Rhythm } from './rhythm.ts';

/** Time that nothing is planned for, on no day in particular. */
const FREE_TIME =
  /\b(?:(?:some|a bit of|a little|plenty of|enough|leave(?: us)?(?: \w+)?|have|want|need|like|with|more|and) (?:free|unplanned|unscheduled|spare|empty) (?:time|hours?|blocks?|slots?)|(?:some|a few|a couple of|several) (?:free|unplanned|unscheduled|spare|empty) hours?|time (?:just )?(?:to|for) (?:ourselves|myself|themselves)|hours? (?:to|for) (?:ourselves|myself)|(?:not|dont|do not|without|never)(?: (?:want|need|like|to|have|plan|planning|fill|filling|schedule|having))* (?:every|each|all) (?:single )?(?:hours?|minutes?|moments?)(?: (?:planned|filled|scheduled|booked))?|(?:not|nothing) (?:too |over ?)(?:planned|scheduled|programmed)|not (?:too )?(?:tightly|fully) (?:planned|scheduled)|(?:leave|keep|with) (?:us )?(?:some |a little |a bit of |plenty of )?(?:gaps|breathing space|breathing room|slack|room to (?:breathe|wander|improvise))|(?:room|time|space) (?:for|to be) spontane\w+|zeit fur uns|(?:etwas |genug )?freie zeit|freizeit|nicht jede (?:stunde|minute) (?:verplant|geplant)|temps libre|du temps (?:libre|pour nous)|tiempo libre|tiempo para nosotros|tempo libero|tempo per noi|tempo livre|vrije tijd)\b/;

/** The stay has room for a whole afternoon from so many days between its ends on. */
const LONG = 3;

/**
 * "Some unplanned hours": of a longer stay one afternoon without plans, in its middle, and shorter days of any other.
 * Clauses are folded.
 */
function freeTimeIn(
  clauses: readonly string[],
  trip: TripDates,
): Pick<Rhythm, 'freeAfternoons' | 'isWithFreeTime'> {
  const isAsked = clauses.some((clause) => {
    const found = FREE_TIME.exec(clause);

    return found !== null && stanceBefore(clause.slice(0, found.index).trim()) !== 'avoided';
  });
  const within = eachDay(trip.departureDate, trip.returnDate).slice(1, -1);
  const middle = within[Math.floor(within.length / 2)];

  if (!isAsked) return {};
  return {
    isWithFreeTime: true,
    ...(within.length >= LONG && middle !== undefined ? { freeAfternoons: [middle] } : {}),
  };
}

const LONG_WORDS =
  '(?:long|lazy|slow|leisurely|drawn ?out|endless|proper|big|extended|unhurried|lingering)';
const LONG_BREAKFAST = new RegExp(
  String.raw`\b(?:${LONG_WORDS} (?:\w+ ){0,2}?(?:breakfasts?|brunch(?:es)?)|(?:breakfasts?|brunch(?:es)?) (?:that|which|to) (?:\w+ )?(?:lasts?|go(?:es)? on|takes?|linger\w*) (?:for |over )?(?:hours|ages|forever|all morning|half the (?:day|morning)|two hours|as long)?|linger(?:ing)? (?:over|at) (?:a |our )?(?:breakfast|brunch)|hours (?:over|at|for) (?:breakfast|brunch)|(?:lange[sn]?|ausgiebig\w*|gemutlich\w*) (?:fruhstuck\w*|brunch\w*)|(?:longs? |grands? )petits? dejeuners?|desayunos? (?:largos?|sin prisas?)|colazion[ei] (?:lung\w+|con calma)|cafe da manha (?:longo|demorado))\b`,
);
const EACH = /\b(?:every|each|all|daily|always)\b/;
/** So many of the days between have one, where the notes tell no number. */
const MOST = 2;

/** "Breakfast that lasts for hours": the days that begin with one, two of a longer stay. Clauses are folded. */
function longBreakfastDays(clauses: readonly string[], trip: TripDates): string[] {
  const clause = clauses.find((one) => {
    const found = LONG_BREAKFAST.exec(one);

    return found !== null && stanceBefore(one.slice(0, found.index).trim()) !== 'avoided';
  });

  if (clause === undefined) return [];
  const named = datesInText(clause, trip).filter((date) => date <= trip.returnDate);
  const within = eachDay(trip.departureDate, trip.returnDate).slice(1, -1);

  if (EACH.test(clause)) return within;
  if (named.length > 0) return named;
  const isOne = /\b(?:a|one|1) (?:\w+ ){0,3}(?:breakfast|brunch)\b/.test(clause);
  const count = Math.min(isOne ? 1 : MOST, Math.ceil(within.length / 2));

  // The afternoon in the middle may be free.
  const middle = Math.floor(within.length / 2);

  return within.filter((_, at) => within.length < LONG || at % 2 !== middle % 2).slice(-count);
}

/**
 * The time that notes ask to leave open, and the long breakfasts. Clauses are folded; where days or afternoons are free
 * already, or others are worked in, no more of them is.
 */
export function unhurriedIn(
  clauses: readonly string[],
  trip: TripDates,
  isFreeAtTimes: boolean,
): Pick<Rhythm, 'freeAfternoons' | 'isWithFreeTime' | 'longBreakfasts'> {
  const breakfasts = longBreakfastDays(clauses, trip);

  return {
    ...(isFreeAtTimes ? {} : freeTimeIn(clauses, trip)),
    ...(breakfasts.length > 0 ? { longBreakfasts: breakfasts } : {}),
  };
}
