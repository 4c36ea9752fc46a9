import { dates, notes, theme, to } from '../eval-case.ts';
import { anyOf, at, cool, days, notIn, refused, surprise, warm, warns } from '../expectations.ts';

const LIGHTS = [
  'tromso',
  'alta',
  'kiruna',
  'rovaniemi',
  'saariselka',
  'fairbanks',
  'yellowknife',
  'whitehorse',
  'reykjavik',
  'akureyri',
];

/** Money, days and parties at the edge of what can be, and beyond. */
export const limits = theme('limits', [
  [
    'the Maldives on a shoestring',
    { ...to('Malé'), budget: 'Budget ($)', ...dates('2027-12-20', '2028-01-03'), travelers: 4 },
    anyOf(refused(/budget|Moderate/i), warns(/budget|cost/i), at('male')),
  ],
  ['one night in Porto', { ...to('Porto'), ...dates('2027-05-10', '2027-05-11') }, days(2)],
  ['21 days in Rome', { ...to('Rome'), ...dates('2027-05-03', '2027-05-23') }, days(21)],
  ['30 days in a small town', { ...to('Kotor'), ...dates('2027-06-01', '2027-06-30') }, days(30)],
  [
    'two months',
    { ...to('Lisbon'), ...dates('2027-05-01', '2027-06-30') },
    refused(/Return \d+ days earlier/),
  ],
  ['yesterday', { ...to('Lisbon'), ...dates('2026-11-10', '2026-11-13') }, refused(/has passed/)],
  ['alone', { ...to('Kyoto'), travelers: 1 }, at('kyoto')],
  ['a party of twelve', { ...to('Prague'), travelers: 12 }, at('prague')],
  ['a party of twenty', { ...to('London'), travelers: 20, budget: 'Luxury ($$$)' }, at('london')],
  [
    'ultra-luxury in a cheap town',
    { ...to('Hoi An'), budget: 'Ultra-Luxury ($$$$)' },
    at('hoi-an'),
  ],
  [
    'all twenty-five interests',
    {
      ...to('Barcelona'),
      ...dates('2027-05-10', '2027-05-16'),
      interests: ['Hiking', 'Beach', 'History', 'Architecture', 'Culinary', 'Nightlife', 'Urban'],
    },
    days(7),
  ],
  ['a surprise', { tripType: 'surprise', ...notes('Not Italy.') }, surprise, notIn('Italy')],
]);

/** Days on which much is closed, and seasons that are not everywhere the same. */
export const seasons = theme('holidays and seasons', [
  ['Paris on May 1st', { ...to('Paris'), ...dates('2027-04-30', '2027-05-02') }, days(3)],
  ['Christmas in London', { ...to('London'), ...dates('2027-12-24', '2027-12-27') }, days(4)],
  ['New Year in Tokyo', { ...to('Tokyo'), ...dates('2026-12-31', '2027-01-03') }, days(4)],
  ['Easter in Rome', { ...to('Rome'), ...dates('2027-03-26', '2027-03-29') }, days(4)],
  [
    'Paris on a Monday and a Tuesday',
    { ...to('Paris'), ...dates('2027-05-10', '2027-05-11') },
    at('paris'),
  ],
  [
    'northern lights in February',
    { interests: ['Northern Lights'], ...dates('2027-02-08', '2027-02-12') },
    at(...LIGHTS),
  ],
  [
    'northern lights in June',
    { interests: ['Northern Lights'], ...dates('2027-06-07', '2027-06-11') },
    anyOf(warns(/light|aurora/i), refused(/light|aurora/i)),
  ],
  [
    'warm sea in January',
    {
      interests: ['Beach'],
      ...dates('2027-01-11', '2027-01-17'),
      ...notes('Warm weather and swimming in the sea.'),
    },
    warm(24),
  ],
  [
    'the same in April',
    {
      interests: ['Beach'],
      ...dates('2027-04-11', '2027-04-17'),
      ...notes('Warm weather and swimming in the sea.'),
    },
    warm(23),
  ],
  [
    'snow in August',
    { interests: ['Nature'], ...dates('2027-08-09', '2027-08-13'), ...notes('We want to ski.') },
    anyOf(cool(12), warns(/snow|ski/i)),
  ],
  [
    'away from the heat in July',
    { ...dates('2027-07-12', '2027-07-16'), ...notes('Escape the heat, somewhere cool.') },
    cool(24),
  ],
]);
