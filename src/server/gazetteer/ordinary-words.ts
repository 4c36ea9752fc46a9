import { readDataFile } from '../catalogue/data-folder.ts';
import { once } from '#shared/remember.ts';

/** Long enough to stand as a part of a compound ("Wellnessurlaub"). */
const PART = 4;
const ENDINGS = ['s', 'es', 'e', 'n', 'en', 'er', 'ing', 'ed', 'ly', 'x', 'd', 'in', 'innen'];

/** The words that English, German, French, Spanish, Italian and Portuguese use most, folded. */
const words = once(() => new Set(languages().flatMap((own) => [...own])));

/** The same for each language by itself. */
const languages = once(() =>
  Object.values(readDataFile<Record<string, string>>('ordinary-words.json')).map(
    (list) => new Set(list.split(' ')),
  ),
);

/** Whether a folded word is one of a language rather than a name that nobody else has. */
export function isOrdinary(word: string): boolean {
  return words().has(word);
}

/** Also its other forms, and compounds of two such words. */
export function isOrdinaryForm(word: string): boolean {
  return isOrdinaryOrInflected(word) || isCompound(word);
}

/** Whether a folded word is one of a language or a form of it; words made up of two do not count. */
export function isOrdinaryOrInflected(word: string): boolean {
  return (
    isOrdinary(word) || /^\d/.test(word) || CONTRACTED.test(word) || stems(word).some(isOrdinary)
  );
}

/** "They've", "doesn't", without their apostrophes. */
const CONTRACTED =
  /^(?:(?:i|you|he|she|it|we|they|who|that|there|what)(?:m|ve|re|s|d|ll)|(?:do|does|did|is|are|was|were|has|have|had|would|could|should)nt)$/;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');

/** Whether a folded word becomes one of a language by one letter more, less, other or exchanged: "resturants". */
export function isSlipOfOrdinary(word: string): boolean {
  for (let at = 0; at <= word.length; at += 1) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    const rest = tail.slice(1);

    if (
      isOrdinaryOrInflected(head + rest) ||
      isOrdinaryOrInflected(head + (rest[0] ?? '') + (tail[0] ?? '') + rest.slice(1)) ||
      LETTERS.some(
        (letter) =>
          isOrdinaryOrInflected(head + letter + tail) ||
          isOrdinaryOrInflected(head + letter + rest),
      )
    )
      return true;
  }
  return false;
}

function stems(word: string): string[] {
  return ENDINGS.filter((ending) => word.endsWith(ending) && word.length - ending.length > 2).map(
    (ending) => word.slice(0, -ending.length),
  );
}

/** Both parts are words of one language: "Quellarico" is no compound of Italian and Spanish. */
function isCompound(word: string): boolean {
  for (let at = PART; at <= word.length - PART; at += 1) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    const joints = [head, head.replace(/(s|n|en)$/, '')].filter((one) => one.length >= PART);

    if (
      joints.some(isOrdinary) &&
      languages().some((own) => joints.some((one) => own.has(one)) && isTail(tail, own))
    )
      return true;
  }
  return false;
}

function isTail(tail: string, own: ReadonlySet<string>): boolean {
  return own.has(tail) || stems(tail).some((stem) => stem.length >= PART && own.has(stem));
}
