import { countText } from '#shared/count-text.ts';
import { joinWords } from '../candidates/place-words.ts';
import type { JourneyStay } from './journey-plan.ts';

type Stay = Pick<JourneyStay, 'nights'> & {
  destination: Pick<JourneyStay['destination'], 'id' | 'name'>;
  ride?: { nights?: 1 };
};
type Wanted = { destination: { id: string }; nights?: number | undefined };

/** What is told of places that have other nights than were said: one is spent on the way, or they do not fill the trip. */
export function nightsGiven(stays: readonly Stay[], places: readonly Wanted[]): string[] {
  const isOverNight = stays.some(({ ride }) => ride?.nights !== undefined);
  const changed = stays.flatMap(({ destination: { id, name }, nights }, at) => {
    // The second stay in a place has what was said of its second.
    const before = stays.slice(0, at).filter(({ destination }) => destination.id === id).length;
    const asked = places.filter(({ destination }) => destination.id === id)[before]?.nights;

    return asked === undefined || asked === nights ? [] : [{ name, nights, asked }];
  });

  if (isOverNight)
    return changed.flatMap(({ name, nights, asked }) =>
      asked > nights
        ? [
            `${name} has ${countText(nights, 'night')} instead of ${asked}: one is spent on the way.`,
          ]
        : [],
    );
  if (changed.length === 0) return [];
  const sum = places.reduce((total, { nights = 0 }) => total + nights, 0);
  const length = stays.reduce((total, { nights }) => total + nights, 0);
  const now = changed.map(({ name, nights }) => `${name} has ${nights}`);

  return [`Your nights add up to ${sum} and the trip has ${length}, so ${joinWords(now)}.`];
}
