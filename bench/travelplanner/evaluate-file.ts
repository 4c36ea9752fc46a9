import { readAnswer } from './answer.ts';
import { evaluateAnswers } from './evaluate.ts';
import { readQueries } from './query.ts';
import { readFolder, readLines } from './read-folder.ts';
import { readReference } from './read-reference.ts';
import { resultLine, totalsText } from './report.ts';

const [folder, answerFile] = process.argv.slice(2);

if (!folder || !answerFile) {
  console.error('usage: tsx bench/travelplanner/evaluate-file.ts FOLDER ANSWERS.jsonl');
  process.exit(2);
}

const { queries, references } = readFolder(folder);
const { results, totals } = evaluateAnswers(
  readQueries(queries),
  references.map(readReference),
  readLines(answerFile).map(readAnswer),
);

for (const result of results) console.log(resultLine(result));
console.log(totalsText(totals));
