import type { FormValues } from './form-values.ts';
import type { PlanTripState } from './plan-trip-state.ts';

const KEY = 'northstar.plan-trip';
const VERSION = 1;

/** A stay on the planning screen: its history entry, and the document load it happens in. */
export type Visit = {
  /** The router's key; "default" for the address a document was loaded with. */
  key: string;
  /** When the document was loaded, by `performance.timeOrigin`. */
  loadedAt: number;
  /** Whether the document was asked for anew, not reloaded or returned to. */
  isNewLoad: boolean;
};

/** What a reload must not lose, and the visit that it belongs to. */
type StoredSession = { version: number; visit: Visit; state: PlanTripState };

/** The visit that is going on, for a history entry of this document. */
export function currentVisit(key: string): Visit {
  const [load] = performance.getEntriesByType('navigation');

  return {
    key,
    loadedAt: performance.timeOrigin,
    isNewLoad: load instanceof PerformanceNavigationTiming && load.type === 'navigate',
  };
}

/**
 * Keeps the screen's state for a reload or a step back in history. A wait is kept as the form: the
 * stream is gone after a reload. A browser without room or permission loses only this convenience.
 */
export function storeSession(storage: Storage, visit: Visit, state: PlanTripState): void {
  const kept: PlanTripState =
    state.view === 'generating'
      ? { ...state, view: 'form', preferenceId: undefined, progress: undefined }
      : state;

  try {
    storage.setItem(KEY, JSON.stringify({ version: VERSION, visit, state: kept } satisfies StoredSession));
  } catch {
    storage.removeItem(KEY);
  }
}

/**
 * The state kept for this visit: after a reload and after going back in history, not when the screen is
 * asked for anew. `fallback` supplies the fields that a damaged draft lacks.
 */
export function restoreSession(storage: Storage, visit: Visit, fallback: FormValues): PlanTripState | undefined {
  const stored = readStored(storage);

  if (!stored || !isSameVisit(stored.visit, visit)) return undefined;
  const { state } = stored;
  const values = restoreValues(state.values, fallback);
  const step = state.step === 1 || state.step === 2 ? state.step : 0;
  const shown = Array.isArray(state.shown) ? state.shown.filter((id) => typeof id === 'string') : [];

  if (state.view !== 'preview' || !state.trip) return { view: 'form', values, step, shown };
  return { ...state, values, step, shown };
}

/** Addresses typed anew share the key "default", so for them only the same document counts. */
function isSameVisit(stored: Visit, visit: Visit): boolean {
  if (stored.key !== visit.key) return false;
  return visit.key !== 'default' || !visit.isNewLoad || stored.loadedAt === visit.loadedAt;
}

function readStored(storage: Storage): StoredSession | undefined {
  try {
    const stored = JSON.parse(storage.getItem(KEY) ?? 'null') as StoredSession | null;

    return stored?.version === VERSION && isObject(stored.visit) && isObject(stored.state) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function restoreValues(stored: unknown, fallback: FormValues): FormValues {
  if (!isObject(stored)) return fallback;
  const values: Record<string, unknown> = { ...fallback };

  for (const [field, value] of Object.entries(stored)) {
    const like = values[field];
    if (like !== undefined && typeof like === typeof value && Array.isArray(like) === Array.isArray(value)) {
      values[field] = value;
    }
  }

  return values as FormValues;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
