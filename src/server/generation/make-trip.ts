import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { AppError } from '#shared/app-error.ts';
import { earliestToday } from '#shared/dates.ts';
import {
  GENERATION_STAGES,
  type GeneratedTrip,
  type GenerationStage,
} from '#shared/generation/generated-trip.schema.ts';
import type { SavedPreference } from '#shared/preferences/preference.schema.ts';
import type { Clock } from '../clock.ts';
import { askedStops } from '#server/planning/journey/second-stop.ts';
import { routeWish } from '#server/planning/journey/route-wish.ts';
import type { PlanRequest } from '#server/planning/assembly/plan-request.ts';
import type { GenerationPool } from './generation-pool.ts';
import { makeGuidedTrip } from './guided-trip.ts';
import { withClearPlaces } from '../places/settle-places.ts';
import type { TripLanguage } from './trip-language.ts';

/** What one trip is made from. */
type TripRequest = {
  preference: SavedPreference;
  /** Destination ids already shown. */
  exclude: readonly string[];
};

/** What happens while a trip is made: the stage that begins, or words as they are written. */
export type TripReport =
  | { type: 'stage'; stage: GenerationStage }
  | { type: 'words'; text: string };

type TripProgress = {
  /** Aborts the work and what it costs; the trip then rejects with a 503. */
  signal?: AbortSignal | undefined;
  report?: ((report: TripReport) => void) | undefined;
};

export type TripMaker = {
  /** From a preference to a proved plan. A 422 names the smallest change that would work. */
  make: (request: TripRequest, progress?: TripProgress) => Promise<GeneratedTrip>;
};

export type TripMakerDeps = {
  pool: Pick<GenerationPool, 'run'>;
  clock: Clock;
  /** With a language model: who asks it, and the catalogue that it is offered. */
  language?: TripLanguage;
  catalogue?: () => Catalogue;
};

/** Makes trips by the built-in planner in worker threads, with a language model's help where there is one. */
export function createTripMaker({ pool, clock, language, catalogue }: TripMakerDeps): TripMaker {
  return {
    async make({ preference, exclude }, { signal, report } = {}) {
      const refuseAborted = () => refuse(signal);
      const onStage = forwardOnly((stage) => report?.({ type: 'stage', stage }));
      const plan = async (request: PlanRequest) => {
        const trip = await pool.run('trip', request, { onStage, signal, isPatient: true });

        refuseAborted();
        return trip;
      };
      const request: PlanRequest = {
        ...(await withClearPlaces(preference)),
        exclude,
        today: earliestToday(clock.now()),
      };

      refuseAborted();
      // A language model proposes one place; a route over several is the planner's.
      const isRoute =
        catalogue !== undefined &&
        (routeWish(request, catalogue()) !== undefined ||
          (request.tripType === 'surprise' && askedStops(request) === 'two'));
      const talk = catalogue && !isRoute ? language?.open(signal) : undefined;

      if (!talk || !catalogue) return plan(request);
      try {
        return await makeGuidedTrip(request, {
          talk,
          catalogue: catalogue(),
          plan,
          onStage,
          onWords: (text) => report?.({ type: 'words', text }),
          refuseAborted,
        });
      } finally {
        talk.close();
      }
    },
  };
}

function refuse(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new AppError('SERVICE_UNAVAILABLE', 'Planning was stopped.');
}

/** Tells each stage once and in order, however often parts of the work begin anew. */
function forwardOnly(tell: (stage: GenerationStage) => void): (stage: GenerationStage) => void {
  let told = -1;

  return (stage) => {
    const at = GENERATION_STAGES.indexOf(stage);

    if (at <= told) return;
    told = at;
    tell(stage);
  };
}
