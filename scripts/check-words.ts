/**
 * `npm run check:words`: fails where the name of a file or an identifier holds a word of our own for which the field
 * has a standard one, by the glossary in scripts/words/glossary.ts.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { findReplacedWords, termsIn } from './words/find-replaced-words.ts';

const FOLDERS = ['src', 'e2e', 'scripts', 'bench'];
/** The catalogue's data, and the list of the words themselves. */
const NOT_CHECKED = ['src/server/catalogue/data/', 'scripts/words/glossary.ts'];
const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
).filter((file) => /\.\w+$/.test(file) && !NOT_CHECKED.some((path) => file.startsWith(path)));
let faults = 0;

for (const file of files) {
  for (const { term, instead } of termsIn(file)) report(file, file, term, instead);
  if (!/\.(ts|tsx|mjs)$/.test(file)) continue;
  for (const { line, name, term, instead } of findReplacedWords(file, readFileSync(file, 'utf8')))
    report(`${file}:${line}`, name, term, instead);
}
process.stdout.write(`words: ${files.length} files, ${faults} faults\n`);
if (faults > 0 || files.length === 0) process.exitCode = 1;

function report(...[place, name, term, instead]: [string, string, string, string]): void {
  faults += 1;
  process.stdout.write(`${place}: ${name}: write "${instead}" for "${term}"\n`);
}
