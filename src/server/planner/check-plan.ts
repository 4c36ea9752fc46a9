import type { ItineraryTrip, PlanCheck } from '#shared/generation/generated-trip.schema.ts';
import type { CheckFacts } from './check-facts.ts';
import { checkAsked } from './checker/rule-asked.ts';
import { checkBudget } from './checker/rule-budget.ts';
import { checkBusiness } from './checker/rule-business.ts';
import { checkDiet } from './checker/rule-diet.ts';
import { checkFrame } from './checker/rule-frame.ts';
import { checkMeals } from './checker/rule-meals.ts';
import { checkKnownHours, knownHoursDetail } from './checker/rule-known-hours.ts';
import { checkOpening } from './checker/rule-opening.ts';
import { checkOrder } from './checker/rule-order.ts';
import { checkPace } from './checker/rule-pace.ts';
import { checkPlaces } from './checker/rule-places.ts';
import { checkSense } from './checker/rule-sense.ts';
import { checkStays } from './checker/rule-stays.ts';
import { viewStays } from './checker/trip-view.ts';
import { checkTickets } from './checker/rule-tickets.ts';
import { checkWeather } from './checker/rule-weather.ts';
import { viewTrip, type TripView } from './checker/trip-view.ts';

type Rule = {
  rule: number;
  name: string;
  /** What the verdict says when nothing is wrong. */
  fine: string | ((view: TripView) => string);
  faults: (view: TripView) => string[];
  /** Holds for a trip as a whole, also where it has several stays; the other rules hold for each stay. */
  isOfTrip?: true;
};

/** The rules of a plan, in the order of their numbers. */
const RULES: readonly Rule[] = [
  {
    rule: 1,
    name: 'Real places, none twice',
    fine: 'Every place exists, and none comes up twice',
    faults: checkPlaces,
    isOfTrip: true,
  },
  {
    rule: 2,
    name: 'Open when visited',
    fine: 'Every stop is open on its date and hour',
    faults: checkOpening,
  },
  {
    rule: 3,
    name: 'Enough travel time',
    fine: 'Stops are in order, with time to get from one to the next',
    faults: checkOrder,
  },
  {
    rule: 4,
    name: 'From the stay and back',
    fine: 'Days start and end at your stay, well clear of your flights',
    faults: checkFrame,
  },
  {
    rule: 5,
    name: 'Lunch and dinner',
    fine: 'Meals come at mealtimes, close to the stops around them',
    faults: checkMeals,
  },
  {
    rule: 6,
    name: 'A comfortable pace',
    fine: 'No day is too long or too far on foot',
    faults: checkPace,
  },
  {
    rule: 7,
    name: 'Budget and interests',
    fine: 'Costs stay within budget, and your interests are covered',
    faults: checkBudget,
    isOfTrip: true,
  },
  {
    rule: 8,
    name: 'Diet and green travel',
    fine: 'Meals and transport match what you asked for',
    faults: checkDiet,
  },
  {
    rule: 9,
    name: 'Weather and light',
    fine: 'Views and hikes get daylight, and rainy days something indoors',
    faults: checkWeather,
  },
  {
    rule: 10,
    name: 'Work and leisure',
    fine: 'Leisure stays outside working hours',
    faults: checkBusiness,
  },
  {
    rule: 11,
    name: 'What was asked',
    fine: 'Everything you asked for is in the plan, or comes first in the notes with the reason',
    faults: checkAsked,
    isOfTrip: true,
  },
  {
    rule: 12,
    name: 'Tickets',
    fine: 'Each ticket is counted once, and timed entries leave you time to arrive',
    faults: checkTickets,
  },
  {
    rule: 13,
    name: 'Known and assumed hours',
    fine: knownHoursDetail,
    faults: checkKnownHours,
    isOfTrip: true,
  },
  {
    rule: 14,
    name: 'The right hour and day',
    fine: 'Sunset spots at sunset, arrivals before last entry, highlights before the last day',
    faults: checkSense,
  },
];

/** Of a trip to several places alone. */
const STAYS_RULE: Rule = {
  rule: 15,
  name: 'One stay a night, with rides between',
  fine: 'Every night has one stay, and each ride runs that day and fits between its stops',
  faults: checkStays,
  isOfTrip: true,
};

const MOST_SHOWN = 4;

/** How many rules a plan for one place is held against. */
export const RULE_COUNT = RULES.length;

/** What the checker found on one rule: everything that breaks it, and what it says when nothing does. */
export type RuleReport = { rule: number; name: string; faults: string[]; fine: string };

/**
 * Holds a finished plan against the facts, rule by rule, from its JSON alone: no code is shared with the
 * planner that made it. Each verdict's detail names the day, the stop and the reason.
 */
export function checkPlan(trip: ItineraryTrip, facts: CheckFacts): PlanCheck[] {
  return verdicts(reportPlan(trip, facts));
}

/** What breaks each rule, in the order of their numbers; nothing is cut short. */
export function reportPlan(trip: ItineraryTrip, facts: CheckFacts): RuleReport[] {
  const view = viewTrip(trip, facts);
  const stays = viewStays(trip, facts);
  const rules = trip.places ? [...RULES, STAYS_RULE] : RULES;

  return rules.map(({ rule, name, fine, faults, isOfTrip }) => ({
    rule,
    name,
    faults: isOfTrip || stays.length === 0 ? faults(view) : stays.flatMap(faults),
    fine: typeof fine === 'string' ? fine : fine(view),
  }));
}

/** The reports as verdicts. */
export function verdicts(reports: readonly RuleReport[]): PlanCheck[] {
  return reports.map(({ rule, name, faults, fine }) => ({
    rule,
    name,
    ok: faults.length === 0,
    detail: faults.length === 0 ? fine : listFaults(faults),
  }));
}

function listFaults(faults: readonly string[]): string {
  const more = faults.length - MOST_SHOWN;

  return [...faults.slice(0, MOST_SHOWN), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}
