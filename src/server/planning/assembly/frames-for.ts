import { daysForOpening, earlySight } from '../candidates/at-opening.ts';
import type { Candidate, CandidateContext } from '../candidates/candidates.ts';
import { daysForLight } from '../candidates/days-for-light.ts';
import { type DayFrame, frameDays, type Journey } from '../days/day-windows.ts';
import { atItsHeight } from '../rhythm/high-places.ts';
import { framesInRhythm } from '../rhythm/rhythm-frames.ts';
import { rhythmInWeather } from '../rhythm/rhythm-of-party.ts';
import type { Wishes } from '../understanding/wishes.ts';
import type { PlanRequest } from './plan-request.ts';

/** What there is to see, when one comes and goes, and the days that it falls on. */
export type Offer = { context: CandidateContext; journey: Journey; sights: Candidate[] };

/** The days' hours, with one for a sight at dawn or at its opening, and one for the sunset, where one comes for that. */
export function framesFor(
  { request, wishes }: { request: PlanRequest; wishes: Wishes },
  { context, journey, sights }: Offer,
): DayFrame[] {
  const { destination, days: facts } = context;
  const frames = framesInRhythm(
    frameDays(request, wishes, {
      destination,
      journey,
      isHoliday: (date) => facts.some((day) => day.date === date && day.holiday !== undefined),
    }),
    atItsHeight(rhythmInWeather(wishes, facts), destination),
  );
  const early = earlySight(sights, request.additionalPreferences);
  const inTime = daysForOpening(frames, early, { sights, from: destination });

  return daysForLight(inTime, {
    facts,
    sights,
    destination,
    wishes,
    notes: request.additionalPreferences,
  });
}
