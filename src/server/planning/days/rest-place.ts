import type { PlannedStop } from '#server/planner/problem.ts';
import type { PlannedPlace } from '#shared/generation/generated-trip.schema.ts';

/** A real place to rest at: the stay, a café, a tea house, a garden. */
export type RestPlace = {
  place: PlannedPlace;
  activity: string;
  description: string;
  isStay: boolean;
  /** One comes for the sunset, at that minute of the day; what it is called where one is there at another time. */
  sunset?: { at: number; otherwise: string };
  /** It has something that was asked for. */
  isWished?: boolean;
};

/** An entry of the plan, and the stop of the route that it stands for. */
export type Rest = { stop: PlannedStop; at: RestPlace };
