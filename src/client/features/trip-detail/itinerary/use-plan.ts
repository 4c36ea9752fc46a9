import { replaceEqualDeep } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import type { ItineraryState } from '#shared/trips/itinerary-edit.schema.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';

/**
 * The days as the server last told them: shown at once from the trip, then with what the checker says and
 * what can be taken back. `take` brings in a newer state, here and for the other tabs.
 */
export function usePlan(trip: TripDetail) {
  const cache = trpc.useUtils();
  const loaded = trpc.trips.itinerary.useQuery(
    { id: trip.id },
    {
      // Only the days that differ from those shown are drawn anew.
      structuralSharing: (before, next) => replaceEqualDeep(before ?? asState(trip), next),
    },
  );
  const [taken, setTaken] = useState<ItineraryState>();
  // What the checker says is drawn in small steps once it has come.
  const hasCome = useDeferredValue(loaded.data !== undefined);
  const state = newest([taken, hasCome ? loaded.data : undefined, asState(trip)]);
  // Something else changed the trip, its dates for one: the state that was loaded is of an older version.
  const isBehind = loaded.data !== undefined && state.version > loaded.data.version;

  useEffect(() => {
    if (isBehind && taken?.version !== state.version)
      void cache.trips.itinerary.invalidate({ id: trip.id });
  }, [isBehind, taken?.version, state.version, cache, trip.id]);

  const take = (next: ItineraryState) => {
    // The cache keeps what has not changed as it was, so that only the days that did are drawn anew.
    setTaken(cache.trips.itinerary.setData({ id: trip.id }, next) ?? next);
    cache.trips.byId.setData({ id: trip.id }, (old) => old && withDays(old, next));
    // An undo may have brought another route back, or the one place before it.
    if (trip.places ?? cache.trips.byId.getData({ id: trip.id })?.places)
      void cache.trips.byId.invalidate({ id: trip.id });
  };

  return { state, take };
}

/** The highest version; of equals the first, which knows the most. */
function newest(states: readonly (ItineraryState | undefined)[]): ItineraryState {
  const [best] = states
    .filter((state) => state !== undefined)
    .toSorted((a, b) => b.version - a.version);

  if (!best) throw new RangeError('A trip always tells its own days');
  return best;
}

function asState(trip: TripDetail): ItineraryState {
  return {
    version: trip.version,
    days: trip.itineraryDays,
    checks: trip.checks,
    problems: [],
    costs: trip.costs,
    score: trip.score,
    bound: trip.bound,
    canUndo: false,
  };
}

function withDays(trip: TripDetail, state: ItineraryState): TripDetail {
  return {
    ...trip,
    version: state.version,
    itineraryDays: state.days,
    checks: state.checks,
    costs: state.costs,
    score: state.score,
    bound: state.bound,
  };
}
