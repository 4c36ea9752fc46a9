import { dates, notes, theme, to } from '../eval-case.ts';
import {
  accessible,
  anyOf,
  at,
  begins,
  refused,
  stopsADay,
  vegan,
  warns,
  withKind,
  without,
} from '../expectations.ts';

/** What the body, the family and the conscience need. */
export const needs = theme('needs', [
  [
    'a toddler in Dubrovnik, in a stroller',
    { ...to('Dubrovnik'), ...notes('With our toddler in a stroller.') },
    at('dubrovnik'),
    stopsADay(4),
    without('hike', 'club'),
  ],
  [
    'a wheelchair in Venice',
    { ...to('Venice'), ...notes('I use a wheelchair.') },
    at('venice'),
    accessible,
    stopsADay(5),
  ],
  [
    'a wheelchair and a toddler in Cusco',
    { ...to('Cusco'), ...notes('One of us uses a wheelchair, and we bring a toddler.') },
    accessible,
    without('hike'),
  ],
  ['vegan in Buenos Aires', { ...to('Buenos Aires'), isVeganFriendly: true }, vegan],
  ['vegan in Tbilisi, said in the notes', { ...to('Tbilisi'), ...notes('We are vegan.') }, vegan],
  [
    'vegan for a week in Ulaanbaatar',
    { ...to('Ulaanbaatar'), ...dates('2027-06-07', '2027-06-13'), isVeganFriendly: true },
    anyOf(vegan, warns(/vegan/i), refused(/vegan/i)),
  ],
  [
    'burnt out',
    { ...to('Lisbon'), ...notes('I am burnt out and need to unwind, no rush.') },
    stopsADay(4),
  ],
  [
    'late risers',
    { ...to('Madrid'), ...notes('We sleep in and never get up before ten.') },
    begins('10:00'),
  ],
  [
    'grandparents in Rome',
    { ...to('Rome'), ...notes('With my elderly grandparents.') },
    without('hike', 'club'),
    stopsADay(5),
  ],
  [
    'teenagers and theme parks',
    { ...to('Los Angeles'), ...notes('Our kids love roller coasters.') },
    withKind('theme-park'),
  ],
  [
    'green travel in Copenhagen',
    { ...to('Copenhagen'), isEcoFriendly: true, homeAirport: 'HAM' },
    at('copenhagen'),
  ],
  [
    'as much as possible',
    { ...to('Tokyo'), ...notes('Pack the days, we want to see as much as possible.') },
    at('tokyo'),
  ],
]);

/** Kinds of places asked for and spared, together with interests that pull the other way. */
export const conflicts = theme('conflicting wishes', [
  [
    'history without museums',
    { ...to('Paris'), ...notes('No museums please, we hate museums.') },
    without('museum'),
  ],
  [
    'neither churches nor museums in Rome',
    { ...to('Rome'), ...notes('No churches and no museums.') },
    without('church', 'museum'),
  ],
  [
    'nightlife, but no bars',
    { ...to('Berlin'), interests: ['Nightlife'], ...notes('We do not drink: no bars, no clubs.') },
    without('bar', 'club'),
  ],
  [
    'no museums, but the Louvre',
    { ...to('Paris'), ...notes('No museums except the Louvre.') },
    at('paris'),
  ],
  [
    'vegan and a steakhouse',
    {
      ...to('Buenos Aires'),
      isVeganFriendly: true,
      ...notes('And one evening in a famous steakhouse.'),
    },
    vegan,
  ],
  [
    'beach and skiing at once',
    notes('We want to ski in the morning and swim in the sea in the afternoon.'),
    anyOf(withKind('beach'), warns(/ski|snow|beach|sea/i)),
  ],
  [
    'quiet, and every market',
    { ...to('Marrakesh'), ...notes('A quiet trip, but we love markets and souks.') },
    withKind('market'),
  ],
  [
    'no zoos, no animals in cages',
    { ...to('Singapore'), interests: ['Family Fun'], ...notes('No zoos or animals in cages.') },
    without('zoo', 'aquarium'),
  ],
  [
    'loves museums, no walking',
    { ...to('Vienna'), interests: ['Hiking'], ...notes('I have trouble walking. Museums please.') },
    withKind('museum'),
    stopsADay(5),
  ],
]);
