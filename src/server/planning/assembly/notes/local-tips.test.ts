import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import type { TripTipFile } from '#server/catalogue/trip-tip.schema.ts';
import { localTips } from './local-tips.ts';
import type { NotedStop } from './noted-stop.ts';

const rome = loadCatalogue().destination('rome');
const known = loadCatalogue().place('rome/colosseum');

/** A trip from Tuesday, May 11 to Thursday, May 13, with the Colosseum on the Wednesday. */
const told = (...tips: TripTipFile[]) => {
  if (!rome || !known) throw new Error('Rome is not in the catalogue');
  const facts = ['2027-05-11', '2027-05-12', '2027-05-13'].map((date) => ({ date }));
  const stop = { place: { id: known.id }, known, date: '2027-05-12', start: 540, facts: undefined };

  return localTips([stop as NotedStop], {
    match: { destination: { ...rome, tips, timedWords: TIMED } },
    planInput: { facts },
    request: { departureDate: '2027-05-11', returnDate: '2027-05-13', additionalPreferences: '' },
    wishes: { needs: [], places: { wanted: [], avoided: [] } },
    catalogue: loadCatalogue(),
  } as unknown as Parameters<typeof localTips>[1]);
};
const of = ['colosseum'];
const TIMED = [{ words: 'Free on the first Sunday.', when: 'Su[1] 00:00-24:00' }];

test.each<[string, TripTipFile, boolean]>([
  ['for every trip', { text: 'a tip' }, true],
  ['of what is planned', { text: 'a tip', of }, true],
  ['of what is not planned', { text: 'a tip', of: ['pantheon'] }, false],
  ['of the weekday of the visit', { text: 'a tip', of, weekdays: ['We'] }, true],
  ['of another day of the trip than the visit', { text: 'a tip', of, weekdays: ['Tu'] }, false],
  ['of a day of the trip', { text: 'a tip', weekdays: ['Tu'] }, true],
  ['of another weekday', { text: 'a tip', weekdays: ['Sa', 'Su'] }, false],
  ['of the month', { text: 'a tip', months: [4, 5] }, true],
  ['of the first Sunday of a month', { text: 'Free on the first Sunday. Come early.' }, false],
  ['of Europeans alone', { text: 'EU citizens pay half with an ID card.' }, false],
  ['of another month', { text: 'a tip', months: [12] }, false],
])('a tip %s', (_, tip, isTold) => {
  expect(told(tip)).toEqual(isTold ? ['Local tip: a tip'] : []);
});

test('at most three, those about this trip first', () => {
  expect(
    told({ text: 'one' }, { text: 'two' }, { text: 'three' }, { text: 'the arena', of }),
  ).toEqual(['Local tip: the arena', 'Local tip: one', 'Local tip: two']);
});
