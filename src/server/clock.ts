/** The only way the server asks what time it is, so that NORTHSTAR_NOW and tests can stop it. */
export type Clock = { now: () => Date };

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still at one instant. */
export function fixedClock(instant: string): Clock {
  return { now: () => new Date(instant) };
}
