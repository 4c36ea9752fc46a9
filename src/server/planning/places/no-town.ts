import { isMonthName } from '../understanding/dates-in-text.ts';
import { NUMBER_WORDS } from '../understanding/wish-words.ts';
import { NO_TOWNS } from './name-words.ts';

/** Whether a folded word names no town: "one week" is no week in Onè, and "two weeks in Nov" none in Tajikistan. */
export function isNoTown(key: string): boolean {
  return (
    key.length < 3 || NO_TOWNS.test(key) || isMonthName(key) || Object.hasOwn(NUMBER_WORDS, key)
  );
}
