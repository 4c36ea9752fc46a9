import type { GeneratedTrip, GenerationStage } from '#shared/generation/generated-trip.schema.ts';
import type { FormValues } from './form-values.ts';
import type { WizardStep } from './wizard-steps.ts';

export type Progress = { stage: GenerationStage; text: string; progress: number };

/** The planning screen: the form, the wait, the preview; and what each must remember. */
export type PlanTripState = {
  view: 'form' | 'generating' | 'preview';
  values: FormValues;
  step: WizardStep;
  preferenceId?: number | undefined;
  trip?: GeneratedTrip | undefined;
  progress?: Progress | undefined;
  /** Ids of the destinations already shown, left out when another trip is asked for. */
  shown: readonly string[];
  /** Set once the previewed trip is saved, so that coming back never saves it twice. */
  savedTripId?: number | undefined;
};

export type PlanTripAction =
  | { type: 'changed'; values: Partial<FormValues> }
  | { type: 'went to step'; step: WizardStep }
  | { type: 'submitted' }
  | { type: 'preference saved'; preferenceId: number }
  | { type: 'stage reached'; progress: Progress }
  | { type: 'generated'; trip: GeneratedTrip }
  | { type: 'stopped' }
  | { type: 'another trip wanted' }
  | { type: 'trip saved'; tripId: number };

export function startPlanning(values: FormValues): PlanTripState {
  return { view: 'form', values, step: 0, shown: [] };
}

/** The screen's next state. A failure only ever stops the wait: values and step stay as they were. */
export function planTripReducer(state: PlanTripState, action: PlanTripAction): PlanTripState {
  switch (action.type) {
    case 'changed':
      return { ...state, values: { ...state.values, ...action.values } };
    case 'went to step':
      return { ...state, step: action.step };
    case 'submitted':
      return { ...state, view: 'generating', progress: undefined };
    case 'preference saved':
    case 'stage reached':
    case 'generated':
      return state.view === 'generating' ? advance(state, action) : state;
    case 'stopped':
      return { ...state, view: 'form', preferenceId: undefined, progress: undefined };
    case 'another trip wanted':
      return {
        ...state,
        view: 'form',
        step: 0,
        trip: undefined,
        preferenceId: undefined,
        savedTripId: undefined,
      };
    case 'trip saved':
      return { ...state, savedTripId: action.tripId };
  }
}

type WaitAction = Extract<
  PlanTripAction,
  { type: 'preference saved' | 'stage reached' | 'generated' }
>;

/** What the server tells during the wait; told after the wait was stopped, it counts no more. */
function advance(state: PlanTripState, action: WaitAction): PlanTripState {
  if (action.type === 'preference saved') return { ...state, preferenceId: action.preferenceId };
  if (action.type === 'generated') return showTrip(state, action.trip);
  return { ...state, progress: forward(state.progress, action.progress) };
}

function showTrip(state: PlanTripState, trip: GeneratedTrip): PlanTripState {
  const shown = state.shown.includes(trip.destination.id)
    ? state.shown
    : [...state.shown, trip.destination.id];

  return { ...state, view: 'preview', trip, shown, progress: undefined, savedTripId: undefined };
}

/** A bar that runs backwards reads as a failure, so late and repeated stages never lower it. */
function forward(before: Progress | undefined, next: Progress): Progress {
  return before && before.progress > next.progress ? before : next;
}
