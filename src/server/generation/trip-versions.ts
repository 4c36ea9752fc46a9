import { AppError } from '#shared/app-error.ts';
import type { GeneratedTrip } from '#shared/generation/generated-trip.schema.ts';
import {
  TRIP_VERSIONS,
  type TripVersion,
  type TripVersionKey,
} from '#shared/generation/trip-versions.schema.ts';
import { comparePlans } from './compare-plans.ts';
import { differenceText } from './difference-words.ts';
import { createGeneratedTripsRepository } from './generated-trips.repository.ts';
import { createReplanner, type ReplanPorts } from './replan-trip.ts';

const NAMES: Readonly<Record<TripVersionKey, string>> = {
  classics: 'Classics first',
  slower: 'Slower',
  'off-the-beaten-track': 'Off the beaten track',
};
/** Other versions of a generated trip, each planned and checked like the first. */
export function createTripVersions(ports: ReplanPorts) {
  const { latest, replan } = createReplanner(ports);

  return {
    /** The generated plan and its other versions, as far as they can be planned. */
    async versions(
      preferenceId: number,
      signal?: AbortSignal,
    ): Promise<{ versions: TripVersion[] }> {
      const base = await latest(preferenceId);
      const [first, ...others] = TRIP_VERSIONS;
      const planned = await Promise.all(
        others.map(async (key) => {
          const trip = await orNone(replan(base, { version: key }, signal));

          return trip ? [versionOf(key, base, trip)] : [];
        }),
      );

      return {
        versions: [
          {
            key: first,
            name: NAMES[first],
            difference: 'The plan as you asked for it.',
            trip: base,
          },
          ...planned.flat(),
        ],
      };
    },

    /** Makes one version the plan of the preference, so that saving takes it along. */
    async chooseVersion(preferenceId: number, version: TripVersionKey): Promise<GeneratedTrip> {
      const base = await latest(preferenceId);
      const trip = await replan(base, version === 'classics' ? {} : { version });

      await ports.inTransaction((manager) =>
        createGeneratedTripsRepository(manager).save(preferenceId, trip),
      );
      return trip;
    },
  };
}

/** A version that no plan can hold is not offered. */
async function orNone(planned: Promise<GeneratedTrip>): Promise<GeneratedTrip | undefined> {
  try {
    return await planned;
  } catch (error) {
    if (error instanceof AppError && error.code === 'UNPROCESSABLE') return undefined;
    throw error;
  }
}

function versionOf(key: TripVersionKey, base: GeneratedTrip, trip: GeneratedTrip): TripVersion {
  return { key, name: NAMES[key], difference: differenceText(comparePlans(base, trip)), trip };
}
