import type { FormValues } from './form-values.ts';
import type { PlanTripState } from './plan-trip-state.ts';

const KEY = 'northstar.plan-trip';
const VERSION = 1;

/** What a reload must not lose, and the history entry that it belongs to. */
type StoredSession = { version: number; entry: string; state: PlanTripState };

/**
 * Keeps the screen's state for a reload or a step back in history. A wait is kept as the form: the
 * stream is gone after a reload. A browser without room or permission loses only this convenience.
 */
export function storeSession(storage: Storage, entry: string, state: PlanTripState): void {
  const kept: PlanTripState =
    state.view === 'generating'
      ? { ...state, view: 'form', preferenceId: undefined, progress: undefined }
      : state;

  try {
    storage.setItem(KEY, JSON.stringify({ version: VERSION, entry, state: kept } satisfies StoredSession));
  } catch {
    storage.removeItem(KEY);
  }
}

/**
 * The state kept for this history entry; undefined when there is none, or when it was not written by
 * this version. `fallback` supplies the fields that a damaged draft lacks.
 */
export function restoreSession(storage: Storage, entry: string, fallback: FormValues): PlanTripState | undefined {
  const stored = readStored(storage);

  if (!stored || stored.entry !== entry) return undefined;
  const { state } = stored;
  const values = restoreValues(state.values, fallback);
  const step = state.step === 1 || state.step === 2 ? state.step : 0;
  const shown = Array.isArray(state.shown) ? state.shown.filter((id) => typeof id === 'string') : [];

  if (state.view !== 'preview' || !state.trip) return { view: 'form', values, step, shown };
  return { ...state, values, step, shown };
}

function readStored(storage: Storage): StoredSession | undefined {
  try {
    const stored = JSON.parse(storage.getItem(KEY) ?? 'null') as StoredSession | null;

    return stored?.version === VERSION && typeof stored.state === 'object' ? stored : undefined;
  } catch {
    return undefined;
  }
}

function restoreValues(stored: unknown, fallback: FormValues): FormValues {
  if (typeof stored !== 'object' || stored === null) return fallback;
  const values: Record<string, unknown> = { ...fallback };

  for (const [field, value] of Object.entries(stored)) {
    const like = values[field];
    if (like !== undefined && typeof like === typeof value && Array.isArray(like) === Array.isArray(value)) {
      values[field] = value;
    }
  }

  return values as FormValues;
}
