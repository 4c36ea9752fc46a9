import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { readToday, useIsHydrating, useToday } from '#client/lib/hydration.ts';
import { paths } from '#client/lib/paths.ts';
import { toastError } from '#client/lib/toast-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import { defaultFormValues, tripTypeFromQuery, type FormValues } from './form-values.ts';
import {
  currentVisit,
  restoreSession,
  storeSession,
  type PlanTripDraft,
} from './plan-trip-session.ts';
import {
  planTripReducer,
  resumePlanning,
  START_OF_PLANNING,
  type PlanTripAction,
  type PlanTripState,
} from './plan-trip-state.ts';
import { rememberedHome } from './remembered-home.ts';
import { saveTripInput } from './save-trip-input.ts';
import { useGeneration } from './use-generation.ts';
import { useWizardForm } from './use-wizard-form.ts';
import { wishesFromAddress } from './wishes-from-address.ts';

const NAME = 'generation';
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The planning screen: its state and form, and what a traveller can do in each view. */
export function usePlanTrip() {
  const { state, form, dispatch, visit } = usePlanTripState();
  const { values } = form;

  useEffect(() => storeSession(sessionStorage, visit, { state, values }), [visit, state, values]);
  useEffect(() => keepInAddress(window, state.generationId), [state.generationId]);
  return {
    state,
    form,
    dispatch,
    ...useGeneration(state, form, dispatch),
    ...useSaving(state, dispatch),
  };
}

/** Rendered on the server it is a new form; what this browser alone knows comes in once it is hydrated. */
function usePlanTripState() {
  const isHydrating = useIsHydrating();
  const today = useToday();
  const [query] = useSearchParams();
  const [visit] = useState(() => (isHydrating ? '' : currentVisit(window.history)));
  const [first] = useState(() =>
    isHydrating
      ? { state: START_OF_PLANNING, values: firstValues(query, today) }
      : beginPlanning(query, visit),
  );
  const [state, dispatch] = useReducer(planTripReducer, first.state);
  const form = useWizardForm(first.values, () => dispatch({ type: 'form changed' }));
  const [renderedFor] = useState(isHydrating ? today : undefined);
  const [ownVisit, setOwnVisit] = useState(visit);

  useLayoutEffect(() => {
    if (renderedFor === undefined) return;
    const found = currentVisit(window.history);
    const restored = restoreSession(sessionStorage, found, firstValues(query, readToday()));

    setOwnVisit(found);
    if (!restored && readToday() === renderedFor && rememberedHome() === '') return;
    const draft = restored ?? beginPlanning(query, found);

    dispatch({ type: 'found again', state: draft.state });
    form.setValues(draft.values);
    // Once, before anything is typed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return { state, form, dispatch, visit: ownVisit };
}

function firstValues(query: URLSearchParams, today: string): FormValues {
  return {
    ...defaultFormValues(tripTypeFromQuery(query.get('type')), today),
    ...wishesFromAddress(query),
  };
}

function beginPlanning(query: URLSearchParams, visit: string): PlanTripDraft {
  const values = { ...firstValues(query, readToday()), homeAirport: rememberedHome() };
  const generationId = generationInAddress(query);

  return (
    restoreSession(sessionStorage, visit, values) ?? {
      values,
      state: generationId ? resumePlanning(generationId) : START_OF_PLANNING,
    }
  );
}

function useSaving(state: PlanTripState, dispatch: (action: PlanTripAction) => void) {
  const navigate = useNavigate();
  const cache = trpc.useUtils();
  const saveTrip = trpc.trips.create.useMutation();
  // A second press comes before React has drawn the first one's spinner.
  const isSaving = useRef(false);

  const save = async () => {
    const { trip, preferenceId, savedTripId, generationId: key } = state;

    if (!trip || preferenceId === undefined || isSaving.current) return;
    if (savedTripId !== undefined) return void navigate(paths.booking(savedTripId));
    isSaving.current = true;

    try {
      const { id } = await saveTrip.mutateAsync({
        ...saveTripInput(trip, preferenceId),
        // Saved once, also when the reply is lost and the page is reloaded before the next try.
        ...(key !== undefined && { key }),
      });

      dispatch({ type: 'trip saved', tripId: id });
      void cache.trips.invalidate();
      await navigate(paths.booking(id));
    } catch (error) {
      toastError('Error saving trip', error);
    } finally {
      isSaving.current = false;
    }
  };

  return { save: () => void save(), isSaving: saveTrip.isPending };
}

/** The generation that the address names: a tab that was closed finds it again by its address alone. */
function generationInAddress(query: URLSearchParams): string | undefined {
  const id = query.get(NAME) ?? '';

  return ID.test(id) ? id : undefined;
}

/** Writes the generation into the address of this history entry, or takes it out; nothing is loaded. */
function keepInAddress(
  { location, history }: Pick<Window, 'location' | 'history'>,
  generationId: string | undefined,
): void {
  const url = new URL(location.href);

  if (generationId) url.searchParams.set(NAME, generationId);
  else url.searchParams.delete(NAME);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
