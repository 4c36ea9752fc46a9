import { expect, test } from 'vitest';
import { saidInterests, withSaidInterests } from './said-interests.ts';

test.each([
  'Rome for two, good food',
  'we like to eat well',
  'mostly for the food',
  'we are coming for the food',
  'it is all about the food',
  'two foodies',
  'food is important to us',
  'good food, nothing fancy',
  'wir wollen gut essen',
  'on veut bien manger',
  'mangiare bene',
])('good food: %s', (notes) => {
  expect(saidInterests(notes)).toEqual(['Culinary']);
});

test.each([
  'We want adrenaline',
  'looking for thrills',
  'adventure sports please',
  'something that gets the heart racing',
  'extreme sports',
  'One of us wants to get the blood pumping',
  'Nervenkitzel',
])('what makes the heart race: %s', (notes) => {
  expect(saidInterests(notes)).toEqual(['Extreme Sports']);
});

test.each<[string, string[]]>([
  ['Barcelona with two kids, 6 and 9', ['Family Fun']],
  ['mit unseren Kindern nach Wien', ['Family Fun']],
  ['Chicago architecture weekend', ['Architecture']],
  ['we love history', ['History']],
  ['our honeymoon', ['Honeymoon']],
  ['a photography trip', ['Photography']],
  ['a hotel without children', []],
  ['the natural history museum', []],
])('what a trip is about, or who goes along: %s', (notes, interests) => {
  expect(saidInterests(notes)).toEqual(interests);
});

test.each([
  '',
  'no adrenaline for us',
  'we are no thrill seekers',
  'without extreme sports',
  'a food market and a food tour',
  'we do not care about good food',
  'we had good food poisoning last time',
  'a walk that does not take all day',
])('neither of them: %s', (notes) => {
  expect(saidInterests(notes)).toEqual([]);
});

test('what was chosen stays, each once', () => {
  const interests = ['Nature', 'Culinary'];

  expect(
    withSaidInterests({ interests, additionalPreferences: 'thrills and good food' }).interests,
  ).toEqual(['Nature', 'Culinary', 'Extreme Sports']);
});
