import type { Fault } from './fault.ts';
import { ASKING_FAULTS } from './faults-of-asking.ts';
import { PLACE_FAULTS, OPENING_FAULTS } from './faults-of-places.ts';
import { ORDER_FAULTS, FRAME_FAULTS } from './faults-of-time.ts';
import { MEAL_FAULTS, PACE_FAULTS } from './faults-of-meals.ts';
import { BUDGET_FAULTS, DIET_FAULTS } from './faults-of-cost.ts';
import { KNOWN_HOURS_FAULTS, SENSE_FAULTS, TICKET_FAULTS } from './faults-of-sense.ts';
import { WEATHER_FAULTS, BUSINESS_FAULTS } from './faults-of-weather.ts';

/** Ways to spoil a valid plan, rule by rule. */
export const FAULTS: readonly Fault[] = [
  ...PLACE_FAULTS,
  ...OPENING_FAULTS,
  ...ORDER_FAULTS,
  ...FRAME_FAULTS,
  ...MEAL_FAULTS,
  ...PACE_FAULTS,
  ...BUDGET_FAULTS,
  ...DIET_FAULTS,
  ...WEATHER_FAULTS,
  ...BUSINESS_FAULTS,
  ...ASKING_FAULTS,
  ...TICKET_FAULTS,
  ...KNOWN_HOURS_FAULTS,
  ...SENSE_FAULTS,
];
