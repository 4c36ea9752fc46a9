import { expect, test } from 'vitest';
import { frequencyText } from './ride-service-text.ts';

test.each([
  [{}, undefined],
  [
    { departuresPerWeek: 84, firstDeparture: '06:30', lastDeparture: '21:00' },
    'About 12 a day, first 06:30, last 21:00',
  ],
  [
    {
      departuresPerWeek: 250,
      firstDeparture: '06:00',
      lastDeparture: '22:00',
      hasTypicalHours: true,
    },
    'Every half hour or so, typically from 06:00 to 22:00',
  ],
  [{ departuresPerWeek: 110 }, 'About every hour'],
  [{ departuresPerWeek: 7 }, 'Once a day'],
  [{ departuresPerWeek: 3 }, '3 times a week'],
  [{ departuresPerWeek: 1 }, 'Once a week'],
  [{ lastDeparture: '17:30' }, 'Last 17:30'],
])('%j is told as %s', (service, text) => {
  expect(frequencyText(service)).toBe(text);
});
