import type { TripType } from '../preferences/options.ts';

type PreviewFacts = {
  hints?: readonly string[];
  revealSchedule?: readonly unknown[];
  tripInfo: { isBusiness: boolean };
};

/** Which preview a generated trip is shown in: hints and a reveal schedule make it a surprise. */
export function previewKind(trip: PreviewFacts): TripType {
  if (trip.hints && trip.revealSchedule) return 'surprise';
  return trip.tripInfo.isBusiness ? 'business' : 'complete';
}
