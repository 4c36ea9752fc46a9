/**
 * Compares the catalogue with facts about well-known sights that were written down without it, and prints the
 * share that is right and every miss: `npm run eval:catalogue`. Exits with 1 where a share is below its mark.
 */
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import {
  compareHoliday,
  comparePlace,
  type Fact,
  FACTS,
  type Finding,
} from './catalogue/compare-facts.ts';
import { readHolidayCases, readPlaceCases } from './catalogue/fact-cases.ts';

const catalogue = loadCatalogue();
const findings = [
  ...readPlaceCases().flatMap((one) => comparePlace(catalogue, one)),
  ...readHolidayCases().flatMap((one) => compareHoliday(catalogue, one)),
];
const print = (line: string) => process.stdout.write(`${line}\n`);
const faulty = findings.filter(({ fault }) => fault !== undefined);

for (const { fact, about, fault, disputed } of faulty)
  print(`${disputed ? `disputed (${disputed}) ` : ''}${fact}: ${about}: ${fault ?? ''}`);

for (const [fact, mark] of Object.entries(FACTS)) {
  const { right, all, disputed } = countOf(fact as Fact, findings);
  const share = all === 0 ? 1 : right / all;
  const mood = share >= mark ? 'reached' : 'MISSED';

  print(
    `${fact}: ${right} of ${all} right (${(share * 100).toFixed(1)} %), mark ${mark * 100} % ${mood}; ` +
      `${disputed} cases disputed`,
  );
  if (share < mark) process.exitCode = 1;
}

/** Right and all of one fact; a disputed case that the catalogue does not meet counts apart. */
function countOf(fact: Fact, all: readonly Finding[]) {
  const own = all.filter((one) => one.fact === fact);
  const counted = own.filter(({ disputed, fault }) => !(disputed && fault));

  return {
    right: counted.filter(({ fault }) => fault === undefined).length,
    all: counted.length,
    disputed: own.length - counted.length,
  };
}
