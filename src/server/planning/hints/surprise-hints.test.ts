import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { cluesFor } from './hint-clues.ts';
import { forbiddenNames, surpriseHints } from './surprise-hints.ts';

const catalogue = loadCatalogue();
const dates = ['2027-01-15', '2027-05-02', '2027-07-20', '2027-10-09'];
const homes = [undefined, { lat: 50.03, lon: 8.57 }, { lat: 40.64, lon: -73.78 }];

describe('surprise hints', { timeout: 30_000 }, () => {
  test.each(catalogue.destinations.map((one, index) => [one.id, one, index] as const))(
    'narrow %s down truthfully, step by step, from what to pack, and never name it or its country',
    (_, target, index) => {
      // Each on two dates and from two homes, in turn, so that all of them come up.
      for (const turn of [0, 1]) {
        const date = dates[(index + 2 * turn) % dates.length] ?? '';
        const home = homes[(index + turn) % homes.length];
        const facts = { catalogue, date, home };
        const steps = surpriseHints(target, facts);
        const known = new Map(
          Object.values(cluesFor(target, facts))
            .flat()
            .map((clue) => [clue.text, clue]),
        );
        const text = foldText(steps.map((step) => step.text).join(' '));
        let left = [...catalogue.destinations];

        for (const step of steps) {
          const clue = known.get(step.text);
          const before = left.length;

          left = left.filter((one) => clue?.holds(one));
          expect(left).toContain(target);
          expect(left.length).toBeLessThan(before);
          expect(left.length).toBe(step.left);
        }

        expect(left.length).toBeLessThanOrEqual(3);
        expect(steps.length).toBeGreaterThanOrEqual(3);
        expect(steps[0]?.text).toMatch(/pack|bring|take|leave|watch|night/i);
        for (const name of forbiddenNames(target, facts))
          expect(` ${text} `).not.toContain(` ${name} `);
      }
    },
  );
});
