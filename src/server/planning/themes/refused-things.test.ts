import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { refusedThings } from './refused-things.ts';
import { refusedWords } from './refused-words.ts';

const catalogue = loadCatalogue();
const saidIn = (additionalPreferences: string) =>
  refusedThings({ additionalPreferences }, catalogue).map(({ said }) => said);

test.each([
  ['Prague then Vienna. no opera', ['opera']],
  ['Vienna. No opera, no classical concerts', ['opera', 'classical concerts']],
  ['Munich, no beer halls', ['beer halls']],
  ['Barcelona, no zoos or aquariums', ['zoos', 'aquariums']],
  ['Dubai, no desert safari', ['desert safari']],
  ['Interlaken, we do not hike', ['hikes']],
  ['Paris sans croisière', ['cruise']],
  ['Milan, no shopping', ['shopping']],
  ['Berlin ohne Nachtclubs', ['clubs']],
])('%s', (notes, said) => {
  expect(saidIn(notes)).toEqual(said);
});

test.each([
  'we loved the opera last time',
  'no rush, museums and opera',
  'no lamb',
  'no problem with churches',
  'no car',
  'she is scared of small planes',
  'NO flying, ferry or car from Leeds, needs a pool and fenced garden if possible',
  'no crowds + opera',
])('nothing of the kind: %s', (notes) => {
  expect(saidIn(notes)).toEqual([]);
});

test.each([
  ['no karaoke', ['karaoke']],
  ['no code', []],
  ['sin prisas', []],
])('what nobody reads is told as left out where it is a thing: %s', (said, things) => {
  const asking = { additionalPreferences: said, asked: { notUnderstood: [{ said }] } };

  expect(refusedThings(asking, catalogue).map((one) => one.said)).toEqual(things);
});

test('what is refused is known by the names of its sights', () => {
  const destination = catalogue.destination('florence');
  const speaks = (notes: string, words: string) =>
    destination !== undefined &&
    refusedWords({ additionalPreferences: notes }, [], { catalogue, destination }).some((one) =>
      one.test(words),
    );

  expect(speaks('Florence, no museums', 'book the uffizi')).toBe(true);
  expect(speaks('Florence, no museums', 'florence in spring')).toBe(false);
  expect(speaks('Florence', 'book the uffizi')).toBe(false);
});

test('what nobody reads is refused all the same', () => {
  const asked = { notUnderstood: [{ said: 'no karaoke' }, { said: 'Tokio Dom' }] };

  expect(refusedThings({ additionalPreferences: 'Tokyo', asked }, catalogue)).toEqual([
    { said: 'karaoke', meanings: [] },
  ]);
});
