import { z } from 'zod';
import { text } from './catalogue-fields.ts';
import { parseVisitTime } from './visit-time.ts';

/** A sentence of the file's texts that holds for visits at some time only. */
export const timedWordsSchema = z.strictObject({
  /** The sentence, word for word. */
  words: text(240),
  /** The visits for which it holds, in the grammar of `visit-time.ts`. */
  when: z.string().refine(isVisitTime, 'not a time of visit'),
  /** What is said instead at any other time; left out where nothing is. */
  else: text(200).optional(),
});
export type TimedWords = z.infer<typeof timedWordsSchema>;

function isVisitTime(when: string): boolean {
  try {
    parseVisitTime(when);
    return true;
  } catch {
    return false;
  }
}
