import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { readLimit } from '../asked/read-limit.ts';
import { readAllergies, readChildren, readDiets, readStepFree } from '../asked/read-party.ts';
import { toldOnlyOutcomes } from '../asked/told-only.ts';
import { readKindLimits } from '../understanding/kind-measures.ts';
import { readWishes } from '../understanding/wishes.ts';

/** What the notes ask for beside names. */
function readingOf(notes: string, catalogue: Catalogue): string {
  const { understood: _, ...wishes } = readWishes(notes, catalogue);

  return JSON.stringify([
    wishes,
    readDiets(notes),
    readAllergies(notes),
    readChildren(notes),
    readStepFree(notes),
    readLimit(notes),
    readKindLimits(notes),
    toldOnlyOutcomes(notes),
  ]);
}

/** Which words of a text some rule makes a wish of: without such a word the text asks for something else. */
export function usedWords(
  text: string,
  words: readonly string[],
  catalogue: Catalogue,
): ReadonlySet<string> {
  if (words.length === 0) return new Set();
  const whole = readingOf(text, catalogue);

  return new Set(
    words.filter((word) => readingOf(text.replaceAll(word, ' '), catalogue) !== whole),
  );
}
