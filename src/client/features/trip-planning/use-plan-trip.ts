import { useEffect, useReducer, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { errorMessage } from '#client/lib/error-message.ts';
import { paths } from '#client/lib/paths.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { localToday } from '#shared/dates.ts';
import type { PreferenceInput } from '#shared/preferences/preference.schema.ts';
import {
  DateConversionError,
  defaultFormValues,
  toPreferencePayload,
  tripTypeFromQuery,
} from './form-values.ts';
import { currentVisit, restoreSession, storeSession } from './plan-trip-session.ts';
import {
  planTripReducer,
  startPlanning,
  type PlanTripAction,
  type PlanTripState,
} from './plan-trip-state.ts';
import { requestTrip } from './request-trip.ts';
import { saveTripInput } from './save-trip-input.ts';
import { wishesFromAddress } from './wishes-from-address.ts';
import { DATE_PROBLEM, UNEXPECTED_FAILURE } from './wizard-steps.ts';

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

    return restoreSession(sessionStorage, visit, values) ?? startPlanning(values);
  });

  useEffect(() => storeSession(sessionStorage, visit, state), [visit, state]);
  return { state, dispatch, ...useGeneration(state, dispatch), ...useSaving(state, dispatch) };
}

function useGeneration(state: PlanTripState, dispatch: (action: PlanTripAction) => void) {
  const { client } = trpc.useUtils();
  const savePreferences = trpc.preferences.save.useMutation();
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);

  const stop = () => {
    running.current?.abort();
    dispatch({ type: 'stopped' });
  };

  const submit = () => {
    const payload = readPayload(state);
    if (payload) void generate(payload);
  };

  const generate = async (payload: PreferenceInput) => {
    const wait = new AbortController();
    const fail = (title: string, error: unknown) => {
      if (wait.signal.aborted) return;
      dispatch({ type: 'stopped' });
      toast({ title, description: errorMessage(error), variant: 'destructive' });
    };
    running.current = wait;
    dispatch({ type: 'submitted' });

    const saved = await savePreferences.mutateAsync(payload).catch((error: unknown) => {
      fail('Error saving preferences', error);
    });
    if (!saved || wait.signal.aborted) return;
    dispatch({ type: 'preference saved', preferenceId: saved.id });

    const input = { preferenceId: saved.id, tripType: saved.tripType, exclude: [...state.shown] };
    const trip = await requestTrip(input, {
      client,
      signal: wait.signal,
      onStage: (progress) => dispatch({ type: 'stage reached', progress }),
    }).catch((error: unknown) => {
      fail('Error generating trip', error);
    });
    if (trip && !wait.signal.aborted) dispatch({ type: 'generated', trip });
  };

  return { submit, stop };
}

/** The form as the preferences call; undefined, and a toast, when it cannot be made into one. */
function readPayload(state: PlanTripState): PreferenceInput | undefined {
  try {
    return toPreferencePayload(state.values);
  } catch (error) {
    const { title, text } =
      error instanceof DateConversionError ? DATE_PROBLEM : UNEXPECTED_FAILURE;

    toast({ title, description: text, variant: 'destructive' });
    return undefined;
  }
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
