/** Which dialog about the plan is open, and about what. */
export type PlanDialog =
  | { kind: 'move' | 'retime' | 'swap' | 'report'; key: string }
  | { kind: 'add'; day: number };
