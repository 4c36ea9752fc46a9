import { expect, test } from 'vitest';
import { clausesOf } from './clauses.ts';

test.each([
  ["don't skimp on the ruins and museums", 'want the ruins and museums'],
  ['We do not want to miss the castle', 'we want the castle'],
  ['you can’t skip the market', 'you want the market'],
  ["we don't like museums", 'we dont like museums'],
  ['skip the museums', 'skip the museums'],
  ['a nice but not stiff dinner', 'a nice dinner'],
  ['somewhere, not too touristy bars', 'somewhere not too touristy bars'],
])('%s', (text, clause) => {
  expect(clausesOf(text)).toEqual([clause]);
});

test.each([
  ['the Mousetrap, no sorry, the Bean', ['the mousetrap', 'the bean']],
  ['museums... no wait parks', ['museums', 'parks']],
  ['no museums', ['no museums']],
])('what corrects itself refuses nothing: %s', (text, clauses) => {
  expect(clausesOf(text)).toEqual(clauses);
});

test('a refusal in brackets is a thought of its own', () => {
  expect(clausesOf('a fado evening (not a tourist trap), viewpoints')).toEqual([
    'not a tourist trap',
    'a fado evening viewpoints',
  ]);
});

test('a refusal anywhere in brackets says nothing of what follows them', () => {
  expect(clausesOf('mit den Eltern (beide 70, nicht gut zu Fuß) nach Wien')).toEqual([
    'beide 70 nicht gut zu fuss',
    'mit den eltern nach wien',
  ]);
});

test('what an allergy is to is refused in its brackets', () => {
  expect(clausesOf('a shellfish allergy (shrimp and crab), street food')).toEqual([
    'no shrimp and crab',
    'a shellfish allergy street food',
  ]);
});
