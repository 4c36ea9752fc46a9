/** Which dialog about the plan is open, and about what. */
export type PlanDialog =
  | { kind: 'move' | 'retime' | 'swap'; key: string }
  | { kind: 'add'; day: number };
