import type { FormValues } from './form-values.ts';
import type { PlanTripState } from './plan-trip-state.ts';

const KEY = 'northstar.plan-trip';
const VERSION = 1;
const VISIT = 'planTripVisit';

/** The part of the browser's storage that is needed here. */
type SessionStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The screen and what its form holds. */
export type PlanTripDraft = { state: PlanTripState; values: FormValues };

/** What a reload must not lose, and the visit that it belongs to. */
type StoredSession = {
  version: number;
  visit: string;
  state: PlanTripState & { values: FormValues };
};

/**
 * The stay on the planning screen that is going on. It is written on the history entry, so a reload and
 * a step back find it again, while a link or an address typed anew starts another.
 */
export function currentVisit(history: History): string {
  const state: unknown = history.state;

  if (isObject(state) && VISIT in state && typeof state[VISIT] === 'string') return state[VISIT];
  const visit = Math.random().toString(36).slice(2);

  history.replaceState({ ...(isObject(state) && state), [VISIT]: visit }, '');
  return visit;
}

/**
 * Keeps the screen's state for a reload or a step back in history. A wait is kept once the server knows
 * it, without its words, which are told again; before that as the form. What went wrong is not kept. A
 * browser without room or permission loses only this convenience.
 */
export function storeSession(
  storage: SessionStore,
  visit: string,
  { state, values }: PlanTripDraft,
): void {
  const kept = { ...state, values, words: undefined, problem: undefined };

  if (state.view === 'generating' && !state.generationId) {
    Object.assign(kept, { view: 'form', preferenceId: undefined, progress: undefined });
  }

  try {
    storage.setItem(
      KEY,
      JSON.stringify({ version: VERSION, visit, state: kept } satisfies StoredSession),
    );
  } catch {
    storage.removeItem(KEY);
  }
}

/**
 * The state kept for this visit: after a reload and after going back in history, not when the screen is
 * asked for anew. `fallback` supplies the fields that a damaged draft lacks.
 */
export function restoreSession(
  storage: SessionStore,
  visit: string,
  fallback: FormValues,
): PlanTripDraft | undefined {
  const stored = readStored(storage);

  if (!stored || stored.visit !== visit) return undefined;
  const { values: storedValues, ...state } = stored.state;
  const values = restoreValues(storedValues, fallback);
  const step = state.step === 1 || state.step === 2 ? state.step : 0;
  const shown = Array.isArray(state.shown)
    ? state.shown.filter((id) => typeof id === 'string')
    : [];

  const isWhole =
    state.view === 'generating'
      ? typeof state.generationId === 'string'
      : state.view === 'preview' && state.trip !== undefined;

  return { values, state: isWhole ? { ...state, step, shown } : { view: 'form', step, shown } };
}

function readStored(storage: SessionStore): StoredSession | undefined {
  try {
    const stored = JSON.parse(storage.getItem(KEY) ?? 'null') as StoredSession | null;

    return stored?.version === VERSION && isObject(stored.state) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function restoreValues(stored: unknown, fallback: FormValues): FormValues {
  if (!isObject(stored)) return fallback;
  const values: Record<string, unknown> = { ...fallback };

  for (const [field, value] of Object.entries(stored)) {
    const like = values[field];
    if (
      like !== undefined &&
      typeof like === typeof value &&
      Array.isArray(like) === Array.isArray(value)
    ) {
      values[field] = value;
    }
  }

  return values as FormValues;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
