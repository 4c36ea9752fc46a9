import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { readDatedWishes } from './read-dated-wishes.ts';

const catalogue = loadCatalogue();
/** From a Monday to a Friday. */
const TRIP = { departureDate: '2027-05-03', returnDate: '2027-05-07' };

function read(id: string, additionalPreferences: string) {
  const destination = catalogue.destination(id);

  if (!destination) throw new RangeError(id);
  return readDatedWishes({ ...TRIP, additionalPreferences }, { catalogue, destination }).map(
    ({ said: _, ...wish }) => wish,
  );
}

describe('what is wished for on a day', () => {
  test.each<[string, string, object[]]>([
    [
      'taipei',
      'Elephant Mountain at sunset, Jiufen',
      [{ sights: ['taipei/elephant-mountain'], themes: [], kinds: [], part: 'sunset' }],
    ],
    [
      'florence',
      'A sunset from Piazzale Michelangelo',
      [{ sights: ['florence/piazzale-michelangelo'], themes: [], kinds: [], part: 'sunset' }],
    ],
    [
      'paris',
      'Montmartre in the evening and the Louvre in the morning',
      [
        { sights: ['paris/montmartre-walk'], themes: [], kinds: [], part: 'evening' },
        { sights: ['paris/louvre'], themes: [], kinds: [], part: 'morning' },
      ],
    ],
    [
      'rome',
      'one slow evening in Trastevere',
      [{ sights: ['rome/trastevere'], themes: [], kinds: [], part: 'evening' }],
    ],
    ['paris', 'Paris, in the evening a jazz club', []],
    [
      'paris',
      'Paris, on our last evening, a boat',
      [{ sights: [], themes: ['a boat'], kinds: [], dates: ['2027-05-06'], part: 'evening' }],
    ],
    [
      'rome',
      'Save the Vatican Museums for the last day',
      [
        {
          sights: ['rome/vatican-museums-and-sistine-chapel'],
          themes: [],
          kinds: [],
          dates: ['2027-05-06', '2027-05-07'],
        },
      ],
    ],
    [
      'siem-reap',
      'Sunrise at Angkor Wat',
      [{ sights: ['siem-reap/angkor-wat'], themes: [], kinds: [], part: 'sunrise' }],
    ],
    [
      'san-francisco',
      'Golden Gate at sunrise and Alcatraz',
      [{ sights: ['san-francisco/golden-gate-bridge'], themes: [], kinds: [], part: 'sunrise' }],
    ],
    [
      'san-francisco',
      'Alcatraz and the Golden Gate at sunset',
      [{ sights: ['san-francisco/golden-gate-bridge'], themes: [], kinds: [], part: 'sunset' }],
    ],
    [
      'paris',
      'Versailles on Thursday. Dimanche rien',
      [{ sights: ['paris/versailles'], themes: [], kinds: [], dates: ['2027-05-06'] }],
    ],
    [
      'berlin',
      'Am letzten Abend ein Konzert',
      [{ sights: [], themes: ['a concert'], kinds: [], dates: ['2027-05-06'], part: 'evening' }],
    ],
    [
      'istanbul',
      "Anniversary on the Friday, we'd love something on the Bosphorus at sunset",
      [
        {
          sights: ['istanbul/bosphorus-sunset-cruise'],
          themes: [],
          kinds: [],
          dates: ['2027-05-07'],
          part: 'sunset',
        },
      ],
    ],
    ['kyoto', 'Shibuya Sky at sunset, Fushimi Inari, one night at a ryokan', []],
    ['paris', 'Plus the Louvre and a proper sunday roast', []],
    ['marrakesh', 'a balloon at dawn, also a cooking class', []],
    ['sydney', 'Fit, happy to walk all day as long as there is a swim at the end', []],
    [
      'honolulu',
      'every day the beach',
      [{ sights: [], themes: [], kinds: ['beach'], isDaily: true }],
    ],
    [
      'edinburgh',
      "Coming for the Fringe, we want a show each day, and to climb Arthur's Seat once",
      [{ sights: [], themes: [], kinds: ['show'], isDaily: true }],
    ],
    [
      'new-york-city',
      'a Broadway show on Tuesday night, rooftop cocktails',
      [
        {
          sights: ['new-york-city/broadway-wicked'],
          themes: [],
          kinds: [],
          dates: ['2027-05-04'],
          part: 'evening',
        },
      ],
    ],
    ['copenhagen', 'conference at Tivoli Hotel Thursday 14-18', []],
    ['paris', 'We arrive on Monday, the Louvre is a must', []],
    ['paris', 'Louvre ticket on Tuesday at 10:00', []],
    ['paris', 'No museums on Tuesday', []],
  ])('%s: %s', (id, notes, wishes) => {
    expect(read(id, notes)).toEqual(wishes);
  });
});

test.each([
  ['buenos-aires', 'Plus good steak and a milonga on Friday', 'a milonga on Friday'],
  ['paris', 'the Louvre and the Orsay on Friday', 'the Louvre and the Orsay on Friday'],
])('a wish is told in its own words: %s, %s', (id, notes, said) => {
  const destination = catalogue.destination(id);
  const wishes = destination
    ? readDatedWishes({ ...TRIP, additionalPreferences: notes }, { catalogue, destination })
    : [];

  expect(wishes.map((one) => one.said)).toEqual([said]);
});

test.each<[string, string, [string, string | undefined][]]>([
  ['rome', 'The Colosseum at opening please, before the crowds', [['rome/colosseum', 'morning']]],
  ['cairo', 'Pyramids of Giza early, before the heat', [['cairo/pyramids-of-giza', 'morning']]],
  ['queenstown', 'Arrowtown for an afternoon', [['queenstown/arrowtown', 'afternoon']]],
  [
    'istanbul',
    'One evening a Bosphorus cruise, Hagia Sophia as soon as it opens',
    [
      ['istanbul/bosphorus-ferry-cruise', 'evening'],
      ['istanbul/hagia-sophia', 'morning'],
    ],
  ],
  [
    'budapest',
    'The Gellért Hill one evening, a Danube cruise another',
    [
      ['budapest/gellert-hill', 'evening'],
      ['budapest/danube-cruise', 'evening'],
    ],
  ],
  ['krakow', 'beers in Kazimierz in the evenings', [['krakow/kazimierz-walk', 'evening']]],
  ['mexico-city', "Teotihuacan but we can't do early mornings", []],
  ['zermatt', 'Fondue one evening', []],
])('an hour of any day, in %s: %s', (id, notes, expected) => {
  const found = read(id, notes);

  expect(found.map(({ sights, part }) => [sights[0], part])).toEqual(expected);
});
