import { foldText } from '#server/catalogue/fold-text.ts';
import { wordSet } from '#shared/word-set.ts';

const CLAUSES = /(?<=[.;!?])\s+/;
const COMMON = wordSet(`
  about after also before behind each every first from have into just last most near only over part such take than that
  their them then there they this under very walk well what when where which with your
`);
/** Shorter words tell nothing. */
const TELLING = 4;
/** "Climb" and "climbing" are the same word. */
const STEM = 5;
/** Words that a clause shares with what was said before: so many, and this share of its own; or all that it has. */
const LEAST_SHARED = 3;
const LEAST_SHARE = 0.65;
const LEAST_OWN = 2;

/** Texts that are read one after the other, without the clauses that say again what was said. */
export function withoutEchoes(texts: readonly (string | undefined)[]): (string | undefined)[] {
  const said = new Set<string>();

  return texts.map((text, at) => {
    const later = texts.slice(at + 1);
    const fresh = text
      ?.split(CLAUSES)
      .filter((clause) => !isEcho(clause, said) && !later.some((one) => beginsWith(one, clause)));

    for (const word of stemsOf(fresh?.join(' ') ?? '')) said.add(word);
    return fresh?.join(' ');
  });
}

/** Whether most of what a clause says is among words that were said. */
export function isEcho(clause: string, said: ReadonlySet<string>): boolean {
  const own = stemsOf(clause);
  const shared = own.filter((word) => said.has(word)).length;

  if (shared === own.length) return shared >= LEAST_OWN;
  return shared >= LEAST_SHARED && shared >= own.length * LEAST_SHARE;
}

/** "Wood-fired since 1928: ask for the upper bench" says all of "Wood-fired since 1928." */
function beginsWith(text: string | undefined, clause: string): boolean {
  return text !== undefined && `${foldText(text)} `.startsWith(`${foldText(clause)} `);
}

/** The telling words of a text, by how they begin. */
export function stemsOf(text: string): string[] {
  const words = foldText(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length >= TELLING && !COMMON.has(word));

  return [...new Set(words.map((word) => word.replace(/s$/, '').slice(0, STEM)))];
}
