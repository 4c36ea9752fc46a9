import type { PlaceFile } from './place.schema.ts';

/** From so many minutes on, a park is a day out: one is there when it opens, and eats inside. */
const WHOLE_DAY: Partial<Record<PlaceFile['kind'], number>> = {
  'theme-park': 330,
  zoo: 300,
  sport: 300,
  hike: 240,
};

/** Whether a theme park, a zoo or a hike takes so long that lunch is had there. */
export function takesWholeDay({ kind, minutes }: Pick<PlaceFile, 'kind' | 'minutes'>): boolean {
  return minutes >= (WHOLE_DAY[kind] ?? Infinity);
}

/** The meals that are had during a visit: those that a tour brings, and lunch in a park, or on a hike, that takes the day. */
export function mealsInside(
  file: Pick<PlaceFile, 'kind' | 'minutes' | 'includes'>,
): NonNullable<PlaceFile['includes']> {
  return file.includes ?? (takesWholeDay(file) ? ['lunch'] : []);
}
