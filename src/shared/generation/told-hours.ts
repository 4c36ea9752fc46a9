import type { OpenSpan, PlannedActivity } from './generated-trip.schema.ts';

/**
 * The opening hours that a traveller is told of an entry. Whoever works somewhere, or is back at the stay, is let in
 * anyway: the plan states those hours only so that no program takes the place for closed.
 */
export function toldHours({
  kind,
  place,
}: Pick<PlannedActivity, 'kind' | 'place'>): readonly OpenSpan[] {
  if (!place || kind === 'work') return [];
  return kind === 'free' && isRoundTheClock(place.open) ? [] : place.open;
}

function isRoundTheClock([span]: readonly OpenSpan[]): boolean {
  return span?.[0] === '00:00' && span[1] === '24:00';
}
