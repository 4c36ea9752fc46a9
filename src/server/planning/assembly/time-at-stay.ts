import type { TravelModel } from '#server/planner/problem.ts';
import type { Candidate } from '../candidates/candidates.ts';
import type { Stay } from '../candidates/choose-stay.ts';
import { withoutFarBeaches } from '../candidates/long-taxis.ts';
import { asksForPoolTime, atThePool, hasPoolTime } from '../candidates/pool-time.ts';
import { stayNeedsOf } from '../candidates/stay-needs.ts';
import type { FixedTime } from '../days/appointments.ts';
import type { DayFacts } from '../days/day-facts.ts';
import type { DayFrame, Journey } from '../days/day-windows.ts';
import type { Match } from '../destination/match-destination.ts';
import type { Wishes } from '../understanding/wishes.ts';
import type { PlanRequest } from './plan-request.ts';
import { isOffCatalogue } from '../destination/off-catalogue-destination.ts';
import { beachAfternoons } from '../rhythm/beach-afternoons.ts';
import { naps } from '../rhythm/naps.ts';
import { rhythmInWeather } from '../rhythm/rhythm-of-party.ts';

type Base = {
  request: PlanRequest;
  match: Match;
  wishes: Wishes;
  facts: readonly DayFacts[];
  frames: readonly DayFrame[];
  candidates: readonly Candidate[];
  journey: Journey;
};
type From = { stay: Stay; travel: TravelModel };

/** Rests, and afternoons on the beach, that the days keep time for at the stay. */
export function timeAtStay(
  base: Base,
  { stay, travel, isWorkDay }: From & { isWorkDay: (day: number) => boolean },
): FixedTime[] {
  const { match, wishes, facts } = base;
  const notes = base.request.additionalPreferences;
  const rhythm = rhythmInWeather(wishes, facts);
  const isForPool = asksForPoolTime(notes) && facts.some((day) => hasPoolTime(notes, stay, day));
  const rests = naps(isForPool ? { ...rhythm, isNapping: true } : rhythm, base, {
    stay,
    isStayKnown: !isOffCatalogue(match.destination.id),
    isWorkDay,
    minutesTo: ({ visit }) => travel.leg(stay, visit).minutes,
  });

  return [
    ...atThePool(rests, { notes, stay, weather: (day) => facts[day] }),
    ...(isForBeachOf(base, stay) ? beachAfternoons(base, stay) : []),
  ];
}

/** What the days may hold from a stay: from one on the beach no other beach far away. */
export function candidatesFrom(base: Base, from: From): readonly Candidate[] {
  return isForBeachOf(base, from.stay) ? withoutFarBeaches(base.candidates, from) : base.candidates;
}

/** Whether a trip is one to the beach, and the stay lies on it. */
function isForBeachOf({ request, wishes }: Base, { suits = [] }: Stay): boolean {
  return stayNeedsOf(request, wishes).beach === true && suits.includes('beach');
}
