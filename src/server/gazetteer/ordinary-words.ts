import { readDataFile } from '../catalogue/data-folder.ts';

/** Long enough to stand as a part of a compound ("Wellnessurlaub"). */
const PART = 4;
const ENDINGS = ['s', 'es', 'e', 'n', 'en', 'er', 'ing', 'ed', 'ly', 'x', 'd', 'in', 'innen'];

let loaded: ReadonlySet<string> | undefined;

/** The words that English, German, French, Spanish, Italian and Portuguese use most, folded. */
function words(): ReadonlySet<string> {
  loaded ??= new Set(
    Object.values(readDataFile<Record<string, string>>('ordinary-words.json')).flatMap((list) =>
      list.split(' '),
    ),
  );
  return loaded;
}

/** Whether a folded word is one of a language rather than a name that nobody else has. */
export function isOrdinary(word: string): boolean {
  return words().has(word);
}

/** Also its other forms, and compounds of two such words. */
export function isOrdinaryForm(word: string): boolean {
  if (isOrdinary(word) || /^\d/.test(word)) return true;
  return stems(word).some(isOrdinary) || isCompound(word);
}

function stems(word: string): string[] {
  return ENDINGS.filter((ending) => word.endsWith(ending) && word.length - ending.length > 2).map(
    (ending) => word.slice(0, -ending.length),
  );
}

function isCompound(word: string): boolean {
  for (let at = PART; at <= word.length - PART; at += 1) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    const joints = [head, head.replace(/(s|n|en)$/, '')];

    if (joints.some((one) => one.length >= PART && isOrdinary(one)) && isOrdinaryTail(tail))
      return true;
  }
  return false;
}

function isOrdinaryTail(tail: string): boolean {
  return isOrdinary(tail) || stems(tail).some((stem) => stem.length >= PART && isOrdinary(stem));
}
