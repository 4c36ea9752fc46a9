import type { DestinationFile } from '../catalogue.schema.ts';

/** Tips about something that the destination does not have. */
export function checkTripTips({ tips = [], places, food, dayTrips }: DestinationFile): string[] {
  const known = new Set([...places, ...food, ...dayTrips].map(({ id }) => id));

  return tips.flatMap(({ text, of = [] }) =>
    of.filter((id) => !known.has(id)).map((id) => `tip "${text.slice(0, 30)}": no place ${id}`),
  );
}
