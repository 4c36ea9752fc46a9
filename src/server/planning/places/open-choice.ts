import type { Stance } from '../understanding/stance.ts';
import { evidenceOf } from './name-evidence.ts';
import type { NamedWords } from './namesakes.ts';
import type { TextWord } from './text-words.ts';
import { unaccented } from './unaccented.ts';
import type { WordRun } from './word-run.ts';

type Guess = NamedWords & {
  stance: Stance;
  isWeak: boolean;
  isStop: boolean;
  isNarrowed: boolean;
  hasSlip: boolean;
};

/** What stands behind "somewhere" where it is a table or a bed rather than the journey. */
const OF_THE_PLACE =
  '(?! (?:to (?:eat|stay|sleep|sit|park|dance|drink)|for (?:dinner|lunch|breakfast|drinks|a drink)|(?:central|near|close|in) |zum (?:essen|schlafen)|per (?:mangiare|dormire)|para (?:comer|cenar|dormir|jantar)|pour (?:manger|diner|dormir)|om te ))';
const OPEN = new RegExp(
  String.raw`(?<![\p{L}])(?:(?:somewhere|someplace|anywhere|wherever|any (?:city|town|island|country|place)|surprise (?:me|us)|no idea where|(?:not sure|dont know|don.t know|idk) where|irgendwo(?:hin)?|egal wohin|wohin auch immer|wissen nicht,? wohin|weiss nicht,? wohin|n.?importe ou|quelque part|peu importe ou|(?:sais|savons) pas ou|au soleil|(?:un|algun|cualquier) (?:sitio|lugar|destino)|donde sea|algo (?:calido|cerca|barato)|no (?:se|sabemos) (?:a )?donde|(?:un|qualche|qualsiasi) (?:posto|meta)|da qualche parte|ovunque|non (?:so|sappiamo) dove|(?:um|algum|qualquer) (?:lugar|destino|sitio)|nao (?:sei|sabemos) (?:para )?onde|ergens|waar dan ook|maakt niet uit waar|weten niet waar|gdzies|gdziekolwiek|obojetnie gdzie|nie (?:wiem|wiemy),? (?:gdzie|dokad)|(?:bir|herhangi bir) yer(?:e|de|ler|lere)?|neresi olursa|nereye (?:gidelim|gidecegimizi|bilmiyor\w*))${OF_THE_PLACE}(?![\p{L}]))`,
  'u',
);

const OPEN_IN_THE_EAST = /どこか|どこでも|ところ[へに]|場所[へに]|哪里都|随便去|어디든|어딘가/u;

/** Whether a text leaves open where the journey goes: "somewhere warm", "gdzieś ciepło", "egal wohin". */
export function leavesOpen(text: string): boolean {
  return OPEN.test(unaccented(text)) || OPEN_IN_THE_EAST.test(text);
}

/** Whether nothing stands before a word that says that one goes there. */
function isUnplaced(at: number, count: number, words: readonly TextWord[]): boolean {
  const { isPlaced, isLoose } = evidenceOf(words, at, count);

  return !isPlaced || isLoose || words[at]?.isCapital !== true;
}

/**
 * Where a text leaves the place open, only what is sure to be one counts: "Liman, sıcak bir yer" goes to no village
 * of that name, "somewhere warm in Nerja" does.
 */
export function withoutGuesses<T extends Guess>(
  mentions: readonly T[],
  { text, words }: { text: string; words: readonly TextWord[] },
): T[] {
  if (!leavesOpen(text)) return [...mentions];
  return mentions.filter(
    ({ namesakes: [first], at, count, stance, ...one }) =>
      first === undefined ||
      stance !== 'wanted' ||
      one.isStop ||
      one.isNarrowed ||
      (first.listed !== undefined && !one.hasSlip && !one.isWeak) ||
      !isUnplaced(at, count, words),
  );
}

/** Whether a name stands in a text behind a word that says that one goes there. */
export function isGoneTo(name: string, { text, words }: Pick<WordRun, 'text' | 'words'>): boolean {
  const from = text.indexOf(name);
  const at = words.findIndex((word) => word.from === from);

  return at >= 0 && !isUnplaced(at, 1, words);
}
