/** `npm run deps`: the rules of .dependency-cruiser.cjs, and a proof that they were not checked blindly. */
import { readdirSync } from 'node:fs';
import { cruiseFolder, unknownModules } from './dependencies/cruise-folder.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const { sources, dependencies, breaches } = await cruiseFolder(process.cwd());
const unseen = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
  .map((file) => `src/${file}`)
  .filter((file) => !sources.has(file));

for (const { rule, from, to } of breaches) say(`${rule}: ${from} -> ${to}`);
for (const name of unknownModules)
  say(`src/server/${name}: no such module is named in .dependency-cruiser.cjs`);
for (const file of unseen.slice(0, 5)) say(`not looked at: ${file}`);
say(
  `${sources.size} modules, ${dependencies} dependencies, ${breaches.length} breaches, ${unseen.length} unseen`,
);
// A tool that cannot read TypeScript finds no modules and so no breach; that must not pass.
if (breaches.length + unseen.length + unknownModules.length > 0) process.exitCode = 1;
