import { PlanningError } from '#server/planner/planning-error.ts';
import type { Appointment } from '#shared/preferences/trip-details.schema.ts';
import { type FixedTime, fixedTimes, frameAround } from '../days/appointments.ts';
import type { PlanInput } from './build-problem.ts';

/**
 * Plans around the appointments of a trip: a sight is visited at the hour of its ticket, anything else keeps its time
 * free. Where no plan holds them all it is made without, and the result says so.
 */
export function withAppointments<T>(
  planInput: PlanInput,
  appointments: readonly Appointment[],
  plan: (planInput: PlanInput) => T,
): T {
  const told = fixedTimes(appointments, planInput.frames, {
    destination: planInput.destination,
    stay: planInput.stay.stay,
  });
  const rests = (planInput.fixed ?? []).filter(
    (rest) =>
      !told.some(({ day, start, end }) => day === rest.day && start < rest.end && end > rest.start),
  );
  const isOnFullDay = ({ day }: FixedTime) => planInput.frames[day]?.kind === 'Full Day';
  const tries = [
    [...told, ...rests],
    ...(rests.length > 0 ? [[...told, ...rests.filter(isOnFullDay)], told] : []),
    ...(told.some(({ sight }) => sight !== undefined)
      ? [told.map(({ sight: _, ...one }) => one)]
      : []),
  ].filter((some) => some.length > 0);

  for (const times of tries) {
    try {
      return plan(timed(planInput, times));
    } catch (error) {
      if (!(error instanceof PlanningError)) throw error;
    }
  }
  return plan({ ...planInput, fixed: [] });
}

function timed(planInput: PlanInput, fixed: readonly FixedTime[]): PlanInput {
  const isVisit = ({ sight }: FixedTime) => planInput.candidates.some(({ id }) => id === sight);
  const visits = fixed.filter(isVisit);

  return {
    ...planInput,
    fixed: fixed.filter((one) => !isVisit(one)),
    frames: planInput.frames.map((frame, day) =>
      frameAround(
        frame,
        fixed.filter((one) => one.day === day),
      ),
    ),
    candidates: planInput.candidates.map((one) => {
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
