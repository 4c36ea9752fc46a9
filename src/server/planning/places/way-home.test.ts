import { expect, test } from 'vitest';
import type { Meant } from './meant-place.ts';
import { withoutWayHome } from './way-home.ts';

const place = (name: string) => ({ suggestion: { name }, said: name }) as Meant;
/** A Saturday. */
const returnDate = '2027-11-20';

test.each<[string, string[], string[]]>([
  ['Kyoto. Train to Tokyo Saturday about 14:00.', ['Kyoto', 'Tokyo'], ['Kyoto']],
  ['Kyoto, flight home to London on the 20th at 18:20', ['Kyoto', 'London'], ['Kyoto']],
  ['Kyoto, train to Tokyo on Thursday at 14:00', ['Kyoto', 'Tokyo'], ['Kyoto', 'Tokyo']],
  ['Kyoto 3 gece. Dönüş Kyoto’dan Tokyo’ya 18:55', ['Kyoto', 'Tokyo'], ['Kyoto']],
  ["Dönüş Kyoto'tan Tokyo'ya", ['Kyoto', 'Tokyo'], ['Kyoto']],
  ['Kyoto, Rückflug ab Kyoto nach London', ['Kyoto', 'London'], ['Kyoto']],
  ['Kyoto, vuelta desde Kyoto a Madrid', ['Kyoto', 'Madrid'], ['Kyoto']],
  ['Kyoto, dann nach Tokyo', ['Kyoto', 'Tokyo'], ['Kyoto', 'Tokyo']],
  ['Kyoto, then Tokyo', ['Kyoto', 'Tokyo'], ['Kyoto', 'Tokyo']],
  ['Train to Tokyo Saturday about 14:00.', ['Tokyo'], ['Tokyo']],
])('%s', (additionalPreferences, names, kept) => {
  const places = withoutWayHome(names.map(place), { additionalPreferences, returnDate });

  expect(places.map(({ said }) => said)).toEqual(kept);
});

test('a place that stands in the field is gone to', () => {
  const places = ['Kyoto', 'Tokyo'].map(place);
  const additionalPreferences = 'Train to Tokyo Saturday about 14:00.';

  expect(
    withoutWayHome(places, { additionalPreferences, returnDate, destinations: 'Kyoto, Tokyo' }),
  ).toEqual(places);
});
