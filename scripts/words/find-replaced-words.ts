import ts from 'typescript';
import { onceForText } from '#shared/remember.ts';
import { ALLOWED, REPLACED } from './glossary.ts';

export type WordFault = { line: number; name: string; term: string; instead: string };

const TERMS = Object.entries(REPLACED).map(([term, instead]) => ({
  term,
  instead,
  pattern: new RegExp(` ${term} `),
}));

/** "findDayTrips" as " find day trips ". */
export function wordsOf(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/[^A-Za-z\d]+/g, ' ');

  return ` ${words.trim().toLowerCase()} `;
}

/** Far more names than there are; most of them stand in hundreds of places. */
const MOST_NAMES = 1_000_000;

/** Terms of the glossary in one name: a file's, or an identifier's. */
export const termsIn = onceForText((name: string): { term: string; instead: string }[] => {
  if (Object.hasOwn(ALLOWED, name)) return [];
  const words = wordsOf(name);

  return TERMS.filter(({ pattern }) => pattern.test(words));
}, MOST_NAMES);

/** Every identifier of a TypeScript file that holds a term of the glossary; texts and comments are not looked at. */
export function findReplacedWords(file: string, text: string): WordFault[] {
  // Parsing takes a hundred times as long as looking.
  if (!(text.match(/[\w$]+/g) ?? []).some((name) => termsIn(name).length > 0)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const faults: WordFault[] = [];

  visit(source);
  return faults;

  function visit(node: ts.Node): void {
    if (ts.isIdentifier(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));

      for (const { term, instead } of termsIn(node.text))
        faults.push({ line: line + 1, name: node.text, term, instead });
    }
    ts.forEachChild(node, visit);
  }
}
