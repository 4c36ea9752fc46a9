import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import type { WishChip } from '#shared/preferences/understanding.schema.ts';
import { readDates } from './read-dates.ts';
import { refineWishes } from './refine-wishes.ts';
import { chipsOf, lineOf } from './wish-chips.ts';
import { readWishes } from './wishes.ts';

const catalogue = loadCatalogue();
const read = (notes: string) => readWishes(notes, catalogue);
const chip = (kind: WishChip['kind'], value: string): WishChip => ({ kind, value, text: value });
const valuesOf = (notes: string, beside: Parameters<typeof refineWishes>[1]) =>
  chipsOf(refineWishes(read(notes), beside, catalogue), catalogue).map(
    ({ kind, value }) => `${kind} ${value}`,
  );

describe('what was understood, as chips', () => {
  test('makes one plain line', () => {
    const chips = chipsOf(
      read(
        'No museums. We are vegan, with a toddler. Must see the Eiffel Tower! As much as possible.',
      ),
      catalogue,
    );

    expect(lineOf(chips)).toBe(
      'Must see: Eiffel Tower · avoiding museums · with a toddler · vegan · full days',
    );
    expect(chips).toContainEqual({ kind: 'need', value: 'toddler', text: 'with a toddler' });
  });

  test('nothing understood makes no line', () => {
    expect(lineOf(chipsOf(read('Hello!'), catalogue))).toBe('');
  });
});

describe('what the traveller changes', () => {
  test('a chip taken away is gone, one added counts, by id or by name', () => {
    const beside = {
      wishes: {
        removed: [chip('avoid', 'museum'), chip('pace', 'packed')],
        added: [chip('must-see', 'Alhambra'), chip('need', 'vegetarian')],
      },
    };

    expect(valuesOf('No museums, as much as possible.', beside)).toEqual([
      'must-see granada/alhambra-and-nasrid-palaces',
      'need vegetarian',
    ]);
  });

  test('added again after it was to be avoided, it is wanted', () => {
    const beside = { wishes: { added: [chip('destination', 'rome')], removed: [] } };

    expect(valuesOf('not Rome', beside)).toEqual(['destination rome']);
  });

  test('values that nobody knows are left out', () => {
    const beside = {
      wishes: { added: [chip('need', 'a pony'), chip('destination', 'Atlantis')], removed: [] },
    };

    expect(valuesOf('', beside)).toEqual([]);
  });
});

describe('what a model understood beside the rules', () => {
  test('adds, and never loses a need of the rules', () => {
    expect(
      valuesOf('My father uses a wheelchair.', {
        understood: [chip('need', 'seniors'), chip('like', 'garden')],
      }),
    ).toEqual(['like garden', 'need wheelchair', 'need seniors']);
  });

  test('where one wants what the other avoids, it is avoided', () => {
    const understood = [chip('destination', 'rome'), chip('avoid', 'beach')];

    expect(valuesOf('not Rome. Lots of beaches', { understood })).toEqual([
      'avoid-destination rome',
      'avoid beach',
      'scenery beach',
      'scenery island',
    ]);
  });

  test('does not overrule what the notes say in plain words', () => {
    const understood = [chip('flight', '12'), chip('pace', 'slow')];

    expect(valuesOf('No long flights, as much as possible', { understood })).toEqual([
      'flight 4',
      'pace packed',
    ]);
  });
});

describe('dates that matter', () => {
  const trip = { departureDate: '2027-05-03', returnDate: '2027-05-07' };

  test.each([
    ['My birthday is on May 5', [{ date: '2027-05-05', what: 'birthday' }]],
    ['our anniversary, the 4th of May.', [{ date: '2027-05-04', what: 'anniversary' }]],
    ['graduation on 2027-05-06', [{ date: '2027-05-06', what: 'graduation' }]],
    ['My birthday is on June 5', [{ date: '2027-06-05', what: 'birthday' }]],
    ['Mein Geburtstag ist am 5. Mai', [{ date: '2027-05-05', what: 'birthday' }]],
    ['her birthday on the 6th', [{ date: '2027-05-06', what: 'birthday' }]],
    [
      'Four of us for a 40th birthday, which is Thursday the 6th',
      [{ date: '2027-05-06', what: 'birthday' }],
    ],
    ['20th wedding anniversary on the Thursday.', [{ date: '2027-05-06', what: 'anniversary' }]],
    ['My birthday is on Friday', [{ date: '2027-05-07', what: 'birthday' }]],
    ['Unser Hochzeitstag ist am Dienstag', [{ date: '2027-05-04', what: 'anniversary' }]],
    ['A birthday trip, Monday to Friday', []],
    ['We land on Monday for our anniversary', []],
    ['Our anniversary is on Saturday', []],
    ['A birthday in a town of the 6th century', []],
    ['We leave on May 5', []],
  ])('%s', (notes, dates) => {
    expect(readDates(notes, trip)).toEqual(dates);
  });
});
