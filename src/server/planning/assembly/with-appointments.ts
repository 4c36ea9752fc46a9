import { PlanningError } from '#server/planner/planning-error.ts';
import type { Appointment } from '#shared/preferences/trip-details.schema.ts';
import { type FixedTime, fixedTimes, frameAround } from '../days/appointments.ts';
import type { Brief } from './build-problem.ts';

/**
 * Plans around the appointments of a trip: a sight is visited at the hour of its ticket, anything else keeps its time
 * free. Where no plan holds them all it is made without, and the result says so.
 */
export function withAppointments<T>(
  brief: Brief,
  appointments: readonly Appointment[],
  plan: (brief: Brief) => T,
): T {
  const fixed = fixedTimes(appointments, brief.frames, {
    destination: brief.destination,
    stay: brief.stay.stay,
  });
  const tries = [fixed, fixed.map(({ sight: _, ...one }) => one)].filter(
    (some, at) => some.length > 0 && (at === 0 || fixed.some(({ sight }) => sight !== undefined)),
  );

  for (const times of tries) {
    try {
      return plan(timed(brief, times));
    } catch (error) {
      if (!(error instanceof PlanningError)) throw error;
    }
  }
  return plan(brief);
}

function timed(brief: Brief, fixed: readonly FixedTime[]): Brief {
  const isVisit = ({ sight }: FixedTime) => brief.candidates.some(({ id }) => id === sight);
  const visits = fixed.filter(isVisit);

  return {
    ...brief,
    fixed: fixed.filter((one) => !isVisit(one)),
    frames: brief.frames.map((frame, day) =>
      frameAround(
        frame,
        fixed.filter((one) => one.day === day),
      ),
    ),
    candidates: brief.candidates.map((one) => {
      const visit = visits.find(({ sight }) => sight === one.id);

      return visit
        ? {
            ...one,
            visit: {
              ...one.visit,
              lockedAt: { day: visit.day, start: visit.start, minutes: one.visit.minutes },
            },
          }
        : one;
    }),
  };
}
