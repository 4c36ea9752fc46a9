import type { ItineraryTrip, PlanCheck } from '#shared/generation/generated-trip.schema.ts';
import type { CheckFacts } from './check-facts.ts';
import { checkBudget } from './checker/rule-budget.ts';
import { checkBusiness } from './checker/rule-business.ts';
import { checkDiet } from './checker/rule-diet.ts';
import { checkFrame } from './checker/rule-frame.ts';
import { checkMeals } from './checker/rule-meals.ts';
import { checkOpening } from './checker/rule-opening.ts';
import { checkOrder } from './checker/rule-order.ts';
import { checkPace } from './checker/rule-pace.ts';
import { checkPlaces } from './checker/rule-places.ts';
import { checkWeather } from './checker/rule-weather.ts';
import { viewTrip, type TripView } from './checker/trip-view.ts';

type Rule = { name: string; fine: string; faults: (view: TripView) => string[] };

/** The ten rules of a plan, in the order of their numbers. */
const RULES: readonly Rule[] = [
  {
    name: 'Real places, none twice',
    fine: 'Every place exists and comes once',
    faults: checkPlaces,
  },
  {
    name: 'Open when visited',
    fine: 'Every stop is open on its date and hour',
    faults: checkOpening,
  },
  {
    name: 'Time for every way',
    fine: 'Stops are in order, with time for the way between them',
    faults: checkOrder,
  },
  {
    name: 'From the stay and back',
    fine: 'Days begin and end at the stay, clear of the flights',
    faults: checkFrame,
  },
  {
    name: 'Lunch and dinner',
    fine: 'Meals have their hours and lie near the stops around them',
    faults: checkMeals,
  },
  { name: 'A fitting pace', fine: 'No day is too long or too far on foot', faults: checkPace },
  {
    name: 'Budget and interests',
    fine: 'The costs add up within the budget, and interests are met',
    faults: checkBudget,
  },
  { name: 'Diet and green travel', fine: 'Meals and ways keep to the wishes', faults: checkDiet },
  {
    name: 'Weather and light',
    fine: 'Views and hikes have daylight, rainy days a roof',
    faults: checkWeather,
  },
  { name: 'Work and leisure', fine: 'Leisure keeps out of working hours', faults: checkBusiness },
];

const MOST_SHOWN = 4;

/**
 * Holds a finished plan against the facts, rule by rule, from its JSON alone: no code is shared with the
 * planner that made it. Each verdict's detail names the day, the stop and the reason.
 */
export function checkPlan(trip: ItineraryTrip, facts: CheckFacts): PlanCheck[] {
  return verdicts(planFaults(trip, facts));
}

/** What breaks each rule, in the order of their numbers; nothing is cut short. */
export function planFaults(trip: ItineraryTrip, facts: CheckFacts): string[][] {
  const view = viewTrip(trip, facts);

  return RULES.map(({ faults }) => faults(view));
}

/** The faults of each rule as verdicts. */
export function verdicts(faults: readonly (readonly string[])[]): PlanCheck[] {
  return RULES.map(({ name, fine }, i) => {
    const found = faults[i] ?? [];

    return {
      rule: i + 1,
      name,
      ok: found.length === 0,
      detail: found.length === 0 ? fine : listFaults(found),
    };
  });
}

function listFaults(faults: readonly string[]): string {
  const more = faults.length - MOST_SHOWN;

  return [...faults.slice(0, MOST_SHOWN), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}
