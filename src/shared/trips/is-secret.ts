/** A surprise trip whose destination its traveller has not been told yet. */
export function isSecret(trip: { isSurprise: boolean; isRevealed: boolean }): boolean {
  return trip.isSurprise && !trip.isRevealed;
}
