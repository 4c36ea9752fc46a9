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
    'narrow %s down truthfully, step by step',
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
      }
    },
  );

  test.each(catalogue.destinations.map((one) => [one.id, one] as const))(
    'never name %s or its country',
    (_, target) => {
      const facts = { catalogue, date: '2027-06-01', home: undefined };
      const text = foldText(
        surpriseHints(target, facts)
          .map((step) => step.text)
          .join(' '),
      );

      for (const name of forbiddenNames(target, facts))
        expect(` ${text} `).not.toContain(` ${name} `);
    },
  );

  test('begin with what to pack', () => {
    for (const target of catalogue.destinations) {
      const [first] = surpriseHints(target, { catalogue, date: '2027-03-12', home: undefined });

      expect(first?.text).toMatch(/pack|bring|take|leave|watch|night/i);
    }
  });
});
