import { describe, expect, test } from 'vitest';
import { readRhythm } from './read-rhythm.ts';
import type { Rhythm } from './rhythm.ts';

/** From a Monday to a Friday. */
const TRIP = { departureDate: '2027-05-03', returnDate: '2027-05-07' };

describe('how notes ask the days to go', () => {
  test.each<[string, Rhythm]>([
    ['London, slow start, nothing before ten', { earliest: 600 }],
    ['Roma, niente prima delle 10', { earliest: 600 }],
    ['Nothing booked before 17 May', {}],
    ['Cusco, first day easy because of altitude', { isEasyStart: true }],
    ['Erster Tag bitte ruhig', { isEasyStart: true }],
    ['Vienna, only something easy on the last day', { isEasyEnd: true }],
    ['letzter Tag bitte ruhig', { isEasyEnd: true }],
    ['No jet lag for us', {}],
    ['Tokyo, rest day on Wednesday', { restDates: ['2027-05-05'] }],
    ['Un día de descanso', { restDates: ['2027-05-05'] }],
    ['One day with no plan by a lake', { restDates: ['2027-05-05'], restPlace: 'lake' }],
    ['a day with nothing planned', { restDates: ['2027-05-05'] }],
    ['A free day on Thursday at the beach', { restDates: ['2027-05-06'], restPlace: 'beach' }],
    ['Ein Tag ohne Programm', { restDates: ['2027-05-05'] }],
    ['A free day trip if there is one', {}],
    ['Lisbon, Tuesday free afternoon', { freeAfternoons: ['2027-05-04'] }],
    ['Free afternoons', { freeAfternoons: ['2027-05-04', '2027-05-05', '2027-05-06'] }],
    ['One thing a day is enough', { perDay: 1 }],
    ['Two sights per day at most', { perDay: 2 }],
    ['Not more than two big things a day', {}],
    ['With a baby, nap after lunch', { isNapping: true }],
    ['A rest after lunch for grandmother', { isNapping: true }],
    ['The little one still tires after lunch', { isNapping: true }],
    ['Two of us are over 70, a rest every afternoon', { isNapping: true }],
    ['It will be hot, so a break after lunch', { isNapping: true, isOutOfHeat: true }],
    ['I cannot take the midday heat', { isOutOfHeat: true }],
    ['Nothing in the midday sun please', { isOutOfHeat: true }],
    ['Grandma doesn’t cope well with heat', { isOutOfHeat: true }],
    ['Somewhere with heat and sun', {}],
    ['We hate queues', { isWithoutQueues: true }],
    ['Please no standing in long lines', { isWithoutQueues: true }],
    ['Sans file d’attente', { isWithoutQueues: true }],
    ['Happy to get up early to beat the crowds', { isEarly: true }],
    ['Nobody wants to get up early', {}],
    ['The temples without the worst crowds', { isEarly: true }],
    ['We would rather be ahead of the crowds', { isEarly: true }],
    ['Keen on early light, and will get up for it', { isEarly: true }],
    ['No long flights of steps please', { isEasyOnFoot: true }],
    ['My father can’t walk far', { isEasyOnFoot: true }],
    ['We like short walks (2-3 hours at most)', {}],
    ['Only short walks please', { isEasyOnFoot: true }],
    ['Bad knees, no hills', { isEasyOnFoot: true }],
    ['She is a bit slow on stairs', { isEasyOnFoot: true }],
    ['Dad can’t do stairs', { isEasyOnFoot: true }],
    ['I work 9-13, afternoons free', {}],
    ['Pool time every afternoon', { isNapping: true }],
    ['I am pregnant', { isEasyOnFoot: true }],
    ['My wife is on crutches', { isEasyOnFoot: true }],
    ['His hip was replaced', { isEasyOnFoot: true }],
    ['We are 71 and 74', { isGentle: true }],
    ['my mother is 80', { isGentle: true }],
    [
      'We are 72 and 75 and can’t do long walks or lots of steps',
      { isGentle: true, isEasyOnFoot: true },
    ],
    ['We are 72 and love hiking', {}],
    ['Is 80 km too far?', {}],
    ['Mit Kinderwagen', { isEasyOnFoot: true }],
    ['We love long walks and climbing', {}],
    ['What if it rains? Rain plan please', { isRainPlan: true }],
    ['A museum a day, two hotels, one car', {}],
  ])('%s', (notes, rhythm) => {
    expect(readRhythm(notes, TRIP)).toEqual(rhythm);
  });
});
