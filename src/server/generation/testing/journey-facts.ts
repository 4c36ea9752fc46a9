import { loadRides } from '#server/catalogue/rides.ts';
import type { CheckFacts } from '#server/planner/check-facts.ts';
import { utcOffset } from '#server/planning/days/utc-offset.ts';

/** What the checker knows of a journey of two adults with no limits, in tests of the rules about places and rides. */
export const JOURNEY_FACTS: CheckFacts = {
  place: () => undefined,
  preference: {
    travelers: 2,
    interests: [],
    isEcoFriendly: false,
    isVeganFriendly: false,
    isBusiness: false,
    needs: { toddler: false, wheelchair: false, relaxation: false },
  },
  maxUsd: Infinity,
  isPublicHoliday: () => false,
  landing: null,
  takeoff: null,
  rainyMonth: () => false,
  services: (from, to) => loadRides().ridesBetween(from, to),
  hoursAhead: utcOffset,
};
