import { PlanningError } from '#server/planner/planning-error.ts';
import type { Appointment } from '#shared/preferences/trip-details.schema.ts';
import { type FixedTime, fixedTimes, frameAround } from '../days/appointments.ts';
import type { PlanInput } from './build-problem.ts';

/**
 * Plans around the appointments of a trip: a sight is visited at the hour of its ticket, anything else keeps its time
 * free. Where no plan holds them all it is made without, and the result says so. Rests give way to the sights that
 * were wished for, on one day at first: `isWhole` says that no such sight may be left out for them.
 */
export function withAppointments<T>(
  planInput: PlanInput,
  appointments: readonly Appointment[],
  plan: (planInput: PlanInput, isWhole: boolean) => T,
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
  const tries: Try[] = [
    ...fewerRests(rests, isOnFullDay).map((some) => ({ times: [...told, ...some], isWhole: true })),
    { times: [...told, ...rests] },
    ...(rests.length > 0 ? [{ times: [...told, ...rests.filter(isOnFullDay)] }] : []),
    ...(rests.length > 0 ? [{ times: told }] : []),
    ...(told.some(({ sight }) => sight !== undefined)
      ? [{ times: told.map(({ sight: _, ...one }) => one) }]
      : []),
  ].filter(({ times }) => times.length > 0);

  for (const { times, isWhole = false } of tries) {
    try {
      return plan(timed(planInput, times), isWhole);
    } catch (error) {
      if (!(error instanceof PlanningError)) throw error;
    }
  }
  return plan({ ...planInput, fixed: [] }, false);
}

type Try = { times: readonly FixedTime[]; isWhole?: boolean };

/** So many days are tried without their rest. */
const MOST_DAYS = 3;

/** All rests, and all but that of one full day. */
function fewerRests(
  rests: readonly FixedTime[],
  isOnFullDay: (rest: FixedTime) => boolean,
): (readonly FixedTime[])[] {
  if (rests.length === 0) return [];
  const days = rests.filter(isOnFullDay).slice(0, MOST_DAYS);

  return [rests, ...days.map(({ id }) => rests.filter((rest) => rest.id !== id))];
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
