/**
 * How long suggestions of places take while names are typed, key press by key press: the first one of a cold process,
 * then the median and the 95th percentile once everything is read (`npm run bench:suggest`). The goal is 150 ms.
 */
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { loadGazetteer } from '#server/gazetteer/gazetteer.ts';
import { suggestPlaces } from '#server/places/suggest-places.ts';
import { warmPlaces } from '#server/places/warm-places.ts';

const TYPED = [
  'Reykjavik',
  'San Francisco',
  'Lisbonn',
  'Versailles',
  'Firenze',
  'Tuscany',
  'Georgetown, Guyana',
  'Angkor Wat',
  'Köln',
  'Ljubljana',
  'Buenos Aires',
  'Москва',
  '京都',
  'القاهرة',
];
const GOAL_MS = 150;
const LIMIT = 8;
const world = { catalogue: loadCatalogue(), gazetteer: loadGazetteer };
const print = (line: string) => process.stdout.write(`${line}\n`);

print(`first key press, cold: ${(await timed('p')).toFixed(0)} ms`);
const begun = performance.now();

await warmPlaces({ catalogue: loadCatalogue, gazetteer: loadGazetteer });
print(`reading the rest: ${(performance.now() - begun).toFixed(0)} ms, in slices`);

const times: number[] = [];

for (const name of TYPED) {
  for (let letters = 1; letters <= name.length; letters += 1)
    times.push(await timed(name.slice(0, letters)));
}
times.sort((a, b) => a - b);
print(
  `${times.length} key presses: median ${at(0.5)} ms, 95 % within ${at(0.95)} ms, all within ${at(1)} ms`,
);
print(`goal of ${GOAL_MS} ms: ${Number(at(0.95)) <= GOAL_MS ? 'met' : 'missed'}`);

async function timed(query: string): Promise<number> {
  const start = performance.now();

  await suggestPlaces({ query, limit: LIMIT }, world);
  return performance.now() - start;
}

function at(share: number): string {
  return (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1);
}
