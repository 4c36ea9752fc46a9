import { createContext, use } from 'react';
import { type Cell, createCell } from '#client/lib/cell.ts';
import type { StopAction } from './stop-menu.tsx';

/** What the days of the plan call, however deep they are; the same object as long as the plan is shown. */
export type PlanActions = {
  act: (key: string, action: StopAction) => void;
  add: (day: number) => void;
  repair: (day: number) => void;
  /** The place that is pointed at, in the list or on the map. */
  highlight: Cell<string | undefined>;
};

const NOTHING = () => undefined;

export const PlanActionsContext = createContext<PlanActions>({
  act: NOTHING,
  add: NOTHING,
  repair: NOTHING,
  highlight: createCell<string | undefined>(undefined),
});

export function usePlanActions(): PlanActions {
  return use(PlanActionsContext);
}
