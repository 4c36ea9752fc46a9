import { AppError } from '#shared/app-error.ts';
import type { GeneratedTrip } from '#shared/generation/generated-trip.schema.ts';
import type { SavedPreference } from '#shared/preferences/preference.schema.ts';
import { startDeadline } from '../deadline.ts';
import type { StopReason } from '../jobs/job-worker.ts';
import { stageEvent, createEventWriter } from '#server/generation/event-writer.ts';
import type { Ending, GenerationsRepository, TakenGeneration } from './generations.repository.ts';
import type { TripMaker, TripReport } from './make-trip.ts';
import { PlanningFault } from './planning-thread.ts';

/** A generation that this process works on, under the session that holds it. */
export type HeldGeneration = TakenGeneration & { holder: number };

export type RunPorts = {
  tripMaker: TripMaker;
  generations: Pick<GenerationsRepository, 'tell'>;
  /** Throws NOT_FOUND when there are no such preferences. */
  preferenceById: (id: number) => Promise<SavedPreference>;
  /** Writes the end, the plan and the job's end at once, or nothing when another holds it by now. */
  finish: (generation: HeldGeneration, ending: Ending) => Promise<void>;
  requeue: (generation: HeldGeneration) => Promise<void>;
  onFault: (error: unknown) => void;
};

const TIME_LIMIT_MS = 300_000;

export const CANCELLED = { status: 409, message: 'This generation was stopped.' };
const OUR_FAULT = { status: 500, message: 'Something went wrong. Please try again.' };

/** Makes the trip of one generation and writes how it ended; a stop hands it back to whoever takes it next. */
export async function runGeneration(
  generation: HeldGeneration,
  signal: AbortSignal,
  ports: RunPorts,
): Promise<void> {
  try {
    const ending = await makeEnding(generation, signal, ports);

    await ports.finish(generation, ending);
  } catch (error) {
    const reason = signal.aborted ? (signal.reason as StopReason) : undefined;

    if (!reason) ports.onFault(error);
    // A cancelled one has ended; one that was lost is taken up again by whoever notices.
    if (reason !== 'cancelled' && reason !== 'lost') await ports.requeue(generation);
  }
}

/** The trip, or the failure as the traveller reads it. Rejects when it was told to stop. */
async function makeEnding(
  generation: HeldGeneration,
  signal: AbortSignal,
  ports: RunPorts,
): Promise<Ending> {
  const writer = createEventWriter(
    (events) => ports.generations.tell(generation.id, generation.holder, events),
    ports.onFault,
  );
  const report = (told: TripReport) =>
    writer.tell(told.type === 'stage' ? stageEvent(told.stage) : told);

  try {
    return { state: 'done', trip: await makeTrip(generation, { signal, report }, ports) };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof AppError || error instanceof PlanningFault)) ports.onFault(error);
    const { status, message } = error instanceof AppError ? error : OUR_FAULT;

    return { state: 'failed', status, message };
  } finally {
    await writer.settle();
  }
}

async function makeTrip(
  { preferenceId, tripType, exclude }: HeldGeneration,
  { signal, report }: { signal: AbortSignal; report: (told: TripReport) => void },
  { tripMaker, preferenceById }: RunPorts,
): Promise<GeneratedTrip> {
  const preference = await preferenceById(preferenceId);
  const { signal: until, end } = startDeadline(TIME_LIMIT_MS, signal);
  const making = tripMaker.make(
    { preference: { ...preference, tripType }, exclude },
    { signal: until, report },
  );

  try {
    return await Promise.race([making, rejectOn(until)]);
  } catch (error) {
    if (until.aborted && !signal.aborted) {
      throw new AppError('SERVICE_UNAVAILABLE', 'Planning took too long. Please try again.', {
        cause: error,
      });
    }
    throw error;
  } finally {
    end();
  }
}

/** What stops, stops at once for us, however long the work needs to notice. */
function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const stop = () => reject(new Error('stopped', { cause: signal.reason }));

    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
