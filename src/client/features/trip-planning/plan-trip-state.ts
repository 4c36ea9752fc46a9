import type { GeneratedTrip, GenerationStage } from '#shared/generation/generated-trip.schema.ts';
import type { Notice, WizardStep } from './wizard-steps.ts';

export type Progress = { stage: GenerationStage; text: string; progress: number };

/** The planning screen around its form: the step, the wait, the preview; and what each must remember. */
export type PlanTripState = {
  view: 'form' | 'generating' | 'preview';
  step: WizardStep;
  preferenceId?: number | undefined;
  trip?: GeneratedTrip | undefined;
  progress?: Progress | undefined;
  /** The generation that is waited for, or that made the trip; known to the server by this id. */
  generationId?: string | undefined;
  /** What has been written so far, while the trip is being made. */
  words?: string | undefined;
  /** Why the last attempt came to nothing; it holds for the form as it was sent. */
  problem?: Notice | undefined;
  /** Ids of the destinations already shown, left out when another trip is asked for. */
  shown: readonly string[];
  /** Set once the previewed trip is saved, so that coming back never saves it twice. */
  savedTripId?: number | undefined;
};

export type PlanTripAction =
  | { type: 'found again'; state: PlanTripState }
  | { type: 'form changed' }
  | { type: 'went to step'; step: WizardStep }
  | { type: 'submitted' }
  | { type: 'preference saved'; preferenceId: number }
  | { type: 'generation started'; generationId: string }
  | { type: 'stage reached'; progress: Progress }
  | { type: 'words came'; text: string }
  | { type: 'generated'; trip: GeneratedTrip }
  | { type: 'stopped' }
  | { type: 'failed'; problem: Notice }
  | { type: 'another trip wanted' }
  | { type: 'trip saved'; tripId: number };

export const START_OF_PLANNING: PlanTripState = { view: 'form', step: 0, shown: [] };

/** A wait that goes on, of which this tab knows no more than what is waited for. */
export function resumePlanning(generationId: string): PlanTripState {
  return { view: 'generating', step: 2, shown: [], generationId };
}

/** The screen's next state. A failure only ever stops the wait: the step stays as it was. */
export function planTripReducer(state: PlanTripState, action: PlanTripAction): PlanTripState {
  if (isOfWait(action)) return state.view === 'generating' ? advance(state, action) : state;
  switch (action.type) {
    case 'found again':
      return action.state;
    case 'form changed':
      return state.problem ? { ...state, problem: undefined } : state;
    case 'went to step':
      return { ...state, step: action.step };
    case 'submitted':
      return { ...state, ...NO_WAIT, view: 'generating', problem: undefined };
    case 'stopped':
      return backToForm(state);
    case 'failed':
      return { ...backToForm(state), problem: action.problem };
    case 'another trip wanted':
      return {
        ...state,
        ...NO_WAIT,
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

function backToForm(state: PlanTripState): PlanTripState {
  return { ...state, ...NO_WAIT, view: 'form', preferenceId: undefined };
}

const NO_WAIT = { progress: undefined, words: undefined, generationId: undefined };

const OF_WAIT = [
  'preference saved',
  'generation started',
  'stage reached',
  'words came',
  'generated',
] as const;

type WaitAction = Extract<PlanTripAction, { type: (typeof OF_WAIT)[number] }>;

function isOfWait(action: PlanTripAction): action is WaitAction {
  return OF_WAIT.some((type) => type === action.type);
}

/** What the server tells during the wait; told after the wait was stopped, it counts no more. */
function advance(state: PlanTripState, action: WaitAction): PlanTripState {
  switch (action.type) {
    case 'preference saved':
      return { ...state, preferenceId: action.preferenceId };
    case 'generation started':
      return { ...state, generationId: action.generationId };
    case 'stage reached':
      return { ...state, progress: forward(state.progress, action.progress) };
    case 'words came':
      return { ...state, words: (state.words ?? '') + action.text };
    case 'generated':
      return showTrip(state, action.trip);
  }
}

function showTrip(state: PlanTripState, trip: GeneratedTrip): PlanTripState {
  // The next surprise goes to neither stop of this one.
  const stops = 'hints' in trip ? (trip.places ?? []) : [];
  const shown = [...new Set([...state.shown, trip.destination.id, ...stops.map(({ id }) => id)])];

  return {
    ...state,
    view: 'preview',
    preferenceId: state.preferenceId ?? trip.preferenceId,
    trip,
    shown,
    progress: undefined,
    words: undefined,
    savedTripId: undefined,
  };
}

/** A bar that runs backwards reads as a failure, so late and repeated stages never lower it. */
function forward(before: Progress | undefined, next: Progress): Progress {
  return before && before.progress > next.progress ? before : next;
}
