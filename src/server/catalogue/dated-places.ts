import { FEASTS } from './feasts.ts';
import type { PlaceFile } from './place.schema.ts';

/** Hours that begin with a date or a feast hold on few days of the year. */
const DATED = new RegExp(`^(?![^;]* off)(?:(?:\\d{4} )?[A-Z][a-z]{2} \\d{2}|${FEASTS.join('|')})`);

/** Whether a place is there on some dates of the year only: a parade, a fair, a market of Advent. */
export function isDated({ hours, programme }: Pick<PlaceFile, 'hours' | 'programme'>): boolean {
  return programme !== undefined && DATED.test(hours);
}
