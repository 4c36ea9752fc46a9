import { useEffect, useReducer, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { errorMessage } from '#client/lib/error-message.ts';
import { paths } from '#client/lib/paths.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { localToday } from '#shared/dates.ts';
import { defaultFormValues, tripTypeFromQuery } from './form-values.ts';
import { generationInAddress, keepInAddress } from './generation-address.ts';
import { currentVisit, restoreSession, storeSession } from './plan-trip-session.ts';
import {
  planTripReducer,
  resumePlanning,
  startPlanning,
  type PlanTripAction,
  type PlanTripState,
} from './plan-trip-state.ts';
import { saveTripInput } from './save-trip-input.ts';
import { useGeneration } from './use-generation.ts';
import { wishesFromAddress } from './wishes-from-address.ts';

/** The browser's own calendar day. */
export function readToday(): string {
  return localToday(new Date());
}

/** The planning screen: its state, and what a traveller can do in each view. */
export function usePlanTrip() {
  const [visit] = useState(() => currentVisit(window.history));
  const [query] = useSearchParams();
  const [state, dispatch] = useReducer(planTripReducer, undefined, () => {
    const values = {
      ...defaultFormValues(tripTypeFromQuery(query.get('type')), readToday()),
      ...wishesFromAddress(query),
    };

    const generationId = generationInAddress(query);

    return (
      restoreSession(sessionStorage, visit, values) ??
      (generationId ? resumePlanning(values, generationId) : startPlanning(values))
    );
  });

  useEffect(() => storeSession(sessionStorage, visit, state), [visit, state]);
  useEffect(() => keepInAddress(window, state.generationId), [state.generationId]);
  return { state, dispatch, ...useGeneration(state, dispatch), ...useSaving(state, dispatch) };
}

function useSaving(state: PlanTripState, dispatch: (action: PlanTripAction) => void) {
  const navigate = useNavigate();
  const cache = trpc.useUtils();
  const saveTrip = trpc.trips.create.useMutation();
  // A second press comes before React has drawn the first one's spinner.
  const isSaving = useRef(false);

  const save = async () => {
    const { trip, preferenceId, savedTripId } = state;

    if (!trip || preferenceId === undefined || isSaving.current) return;
    if (savedTripId !== undefined) return void navigate(paths.booking(savedTripId));
    isSaving.current = true;

    try {
      const { id } = await saveTrip.mutateAsync(saveTripInput(trip, preferenceId));

      dispatch({ type: 'trip saved', tripId: id });
      void cache.trips.invalidate();
      await navigate(paths.booking(id));
    } catch (error) {
      toast({
        title: 'Error saving trip',
        description: errorMessage(error),
        variant: 'destructive',
      });
    } finally {
      isSaving.current = false;
    }
  };

  return { save: () => void save(), isSaving: saveTrip.isPending };
}
