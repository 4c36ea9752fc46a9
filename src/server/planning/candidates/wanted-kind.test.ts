import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { wantedKindFactor } from './wanted-kind.ts';

test.each([
  ['istanbul', 'mosque', ['Hagia Sophia', 'Blue Mosque', 'Süleymaniye Mosque']],
  ['kyoto', 'temple', ['Fushimi Inari Taisha', 'Kinkaku-ji', 'Kiyomizu-dera']],
])('of a kind that is asked for the best known come first: %s, %s', (id, kind, names) => {
  const destination = loadCatalogue().destination(id);
  const all = destination?.places.filter((one) => one.kind === kind) ?? [];
  const worth = (one: (typeof all)[number]) => destination && wantedKindFactor(one, destination);
  const most = Math.max(...all.map((one) => worth(one) ?? 0));

  expect(new Set(all.filter((one) => worth(one) === most).map(({ name }) => name))).toEqual(
    new Set(names),
  );
  expect(Math.min(...all.map((one) => worth(one) ?? 0))).toBeGreaterThan(1);
});
