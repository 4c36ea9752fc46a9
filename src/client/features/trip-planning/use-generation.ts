import { type Dispatch, useCallback, useEffect, useRef } from 'react';
import { errorMessage } from '#client/lib/error-message.ts';
import { withoutStatus } from '#client/lib/status-text.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { PreferenceInput } from '#shared/preferences/preference.schema.ts';
import { rememberHome } from './remembered-home.ts';
import { DateConversionError, toPreferencePayload, type FormValues } from './form-values.ts';
import type { PlanTripAction, PlanTripState } from './plan-trip-state.ts';
import { type ApiClient, awaitTrip } from './request-trip.ts';
import type { WizardForm } from './use-wizard-form.ts';
import { placeCandidates } from './where-to/place-candidates.ts';
import { DATE_PROBLEM, UNEXPECTED_FAILURE } from './wizard-steps.ts';
import { toastFailure } from '#client/lib/toast.tsx';

/** Why a wait ends before the trip is there: only a traveller who stops it ends the work as well. */
type EndOfWait = 'stopped' | 'left';

/** How a failure is told: by the toast that passes, and by the notice that stays with the form. */
type Failure = { title: string; notice: string };

const NOT_SAVED: Failure = {
  title: 'Error saving preferences',
  notice: 'Your choices were not saved',
};
const NOT_MADE: Failure = { title: 'Error generating trip', notice: 'Your trip was not planned' };

/** Begins generations, waits for them, takes up the one that a reload interrupted, and stops them. */
export function useGeneration(
  state: PlanTripState,
  form: WizardForm,
  dispatch: Dispatch<PlanTripAction>,
) {
  const { client } = trpc.useUtils();
  const savePreferences = trpc.preferences.save.useMutation();
  const running = useRef<AbortController>(null);
  const interrupted = useRef(state.view === 'generating' ? state.generationId : undefined);

  const cancel = useCallback(
    (generationId: string) => {
      // Whoever stops goes on with the form; a server that cannot be reached will end it alone.
      client.generation.cancel.mutate({ generationId }).catch(() => undefined);
    },
    [client],
  );

  const { fail, follow } = useFollow(client, dispatch);

  useEffect(() => {
    if (interrupted.current) {
      running.current = new AbortController();
      void follow(interrupted.current, running.current);
    }
    return () => running.current?.abort('left' satisfies EndOfWait);
  }, [follow]);

  const generate = async (payload: PreferenceInput) => {
    const wait = new AbortController();

    running.current = wait;
    interrupted.current = undefined;
    dispatch({ type: 'submitted' });
    const saved = await savePreferences.mutateAsync(payload).catch(fail(NOT_SAVED, wait));

    if (!saved || wait.signal.aborted) return;
    dispatch({ type: 'preference saved', preferenceId: saved.id });
    const started = await client.generation.start
      .mutate({ preferenceId: saved.id, tripType: saved.tripType, exclude: [...state.shown] })
      .catch(fail(NOT_MADE, wait));

    if (!started) return;
    if (wait.signal.reason === ('stopped' satisfies EndOfWait)) cancel(started.generationId);
    if (wait.signal.aborted) return;
    dispatch({ type: 'generation started', generationId: started.generationId });
    await follow(started.generationId, wait);
  };

  return {
    submit(): void {
      const payload = readPayload(form.getValues());

      if (payload) void generate(payload);
    },

    stop(): void {
      running.current?.abort('stopped' satisfies EndOfWait);
      if (state.generationId) cancel(state.generationId);
      dispatch({ type: 'stopped' });
    },
  };
}

/** Waits for a generation and shows what comes of it. */
function useFollow(client: ApiClient, dispatch: Dispatch<PlanTripAction>) {
  const fail = useCallback(
    ({ title, notice }: Failure, wait: AbortController) =>
      (error: unknown) => {
        if (wait.signal.aborted) return;
        const message = errorMessage(error);

        const candidates = placeCandidates(error);

        dispatch({
          type: 'failed',
          problem: { title: notice, text: withoutStatus(message), candidates },
        });
        toastFailure(title, message);
      },
    [dispatch],
  );

  const follow = useCallback(
    async (generationId: string, wait: AbortController) => {
      const trip = await awaitTrip(generationId, {
        client,
        signal: wait.signal,
        onStage: (progress) => dispatch({ type: 'stage reached', progress }),
        onWords: (text) => dispatch({ type: 'words came', text }),
      }).catch(fail(NOT_MADE, wait));

      if (trip && !wait.signal.aborted) dispatch({ type: 'generated', trip });
    },
    [client, dispatch, fail],
  );

  return { fail, follow };
}

/** The form as the preferences call; undefined, and a toast, when it cannot be made into one. */
function readPayload(values: FormValues): PreferenceInput | undefined {
  try {
    const payload = toPreferencePayload(values);

    rememberHome(values.homeAirport);
    return payload;
  } catch (error) {
    const { title, text } =
      error instanceof DateConversionError ? DATE_PROBLEM : UNEXPECTED_FAILURE;

    toastFailure(title, text);
    return undefined;
  }
}
