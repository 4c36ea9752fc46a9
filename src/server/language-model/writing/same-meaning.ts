import { foldText } from '#server/catalogue/fold-text.ts';
import { CLAIMS } from './check-words.ts';

const NEGATIONS = /\b(no|not|never|nt|without|avoid|dont|cannot|isnt|arent|doesnt)\b/g;
/** Of the original's weighty words, at least this share comes back. */
const KEPT = 0.5;
/** And of the new text's, at most this share is its own, or this few. */
const ADDED = 0.35;
const ADDED_ANYWAY = 2;
const LONGEST_RATIO = 1.6;

/**
 * Whether a rewording still says what the original says, as far as words can show: the same numbers, as
 * many negations, most of its weighty words, no hour, price or day of its own.
 */
export function saysTheSame(original: string, reworded: string): boolean {
  const before = stems(original);
  const after = stems(reworded);
  const kept = [...before].filter((stem) => after.has(stem)).length;
  const added = [...after].filter((stem) => !before.has(stem)).length;

  return (
    numbers(original) === numbers(reworded) &&
    negations(original) === negations(reworded) &&
    kept >= before.size * KEPT &&
    added <= Math.max(ADDED_ANYWAY, after.size * ADDED) &&
    reworded.length <= original.length * LONGEST_RATIO + 20 &&
    claims(reworded).every((claim) => claims(original).includes(claim))
  );
}

function numbers(text: string): string {
  return (text.match(/\d+(?:[.,:]\d+)*|[%$€£¥]/g) ?? []).toSorted().join(' ');
}

function negations(text: string): number {
  return (foldText(text).match(NEGATIONS) ?? []).length;
}

/** The first five letters of longer words: "scarves" and "scarf" are close enough. */
function stems(text: string): Set<string> {
  return new Set(
    foldText(text)
      .split(' ')
      .filter((word) => word.length >= 4)
      .map((word) => word.slice(0, 5)),
  );
}

function claims(text: string): string[] {
  return (text.match(new RegExp(CLAIMS, 'gi')) ?? []).map((word) => word.toLowerCase());
}
