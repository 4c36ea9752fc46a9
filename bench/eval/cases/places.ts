import { notes, theme, to } from '../eval-case.ts';
import { anyOf, at, inCountry, near, notAt, notIn, refused } from '../expectations.ts';

/** Towns that share a name with a more famous one. */
export const namesakes = theme('namesakes', [
  ['Paris, Texas', to('Paris, Texas'), near(33.66, -95.56)],
  ['Paris, Texas, in the notes', notes('We would love to see Paris, Texas.'), near(33.66, -95.56)],
  ['London, Ontario', to('London, Ontario'), near(42.98, -81.25)],
  ['Rome, Georgia', to('Rome, Georgia'), near(34.26, -85.16)],
  ['Naples, Florida', to('Naples, Florida'), near(26.14, -81.79)],
  ['Birmingham, Alabama', to('Birmingham, Alabama'), near(33.52, -86.8)],
  ['Valencia, Venezuela', to('Valencia, Venezuela'), near(10.16, -68.0)],
  ['Granada, Nicaragua', to('Granada, Nicaragua'), near(11.93, -85.95)],
  ['San José, California', to('San Jose, California'), near(37.34, -121.89)],
  ['San José, Costa Rica', to('San José, Costa Rica'), at('san-jose')],
  ['Cambridge, Massachusetts', to('Cambridge, Massachusetts'), near(42.37, -71.11)],
  ['Vienna by its own name', to('Wien'), at('vienna')],
  ['Lisbon by its own name', to('lisboa'), at('lisbon')],
]);

/** Far small towns that nobody wrote a guide for. */
export const farTowns = theme('far small towns', [
  ['Longyearbyen', to('Longyearbyen'), near(78.22, 15.65)],
  ['Ulaanbaatar', to('Ulaanbaatar'), near(47.91, 106.88)],
  ['Nuuk, Greenland', to('Nuuk'), near(64.18, -51.72)],
  ['Alice Springs', to('Alice Springs, Australia'), near(-23.7, 133.88)],
  ['Hallstatt, Austria', to('Hallstatt'), anyOf(near(47.56, 13.65), refused(/Hallstatt/))],
  ['Timbuktu', to('Timbuktu'), near(16.77, -3.0)],
  ['a town that is none', to('Xyzzyville'), refused(/Xyzzyville/)],
]);

/** Places named in passing, as wishes and as what has been seen. */
export const named = theme('named in the notes', [
  [
    'been to four of them',
    notes('We have been to Rome, Paris, Barcelona and Istanbul. Somewhere new please.'),
    notAt('rome', 'paris', 'barcelona', 'istanbul'),
  ],
  ['not Italy again', notes('Anywhere but Italy, we went last year.'), notIn('Italy')],
  ['somewhere in Japan', notes('Somewhere in Japan would be a dream.'), inCountry('Japan')],
  ['home is London, wants Porto', notes('We live in London and want to go to Porto.'), at('porto')],
  ['not Paris but Lyon', notes('Not Paris, rather Lyon.'), at('lyon')],
  ['a misspelt Lisbon', notes('We would love to go to Lisbonn'), at('lisbon')],
  [
    'Scandinavia',
    notes('Somewhere in Scandinavia.'),
    inCountry('Norway', 'Sweden', 'Denmark', 'Finland', 'Iceland'),
  ],
  [
    'anywhere in South America',
    notes('South America, please!'),
    inCountry('Argentina', 'Bolivia', 'Brazil', 'Chile', 'Colombia', 'Ecuador', 'Peru', 'Uruguay'),
  ],
  ['a place stands for its town', notes('I must see the Alhambra once in my life.'), at('granada')],
]);
