import { expect, test } from 'vitest';
import { isDated } from './dated-places.ts';

test.each([
  ['Apr 27 09:00-20:00', 'each year', true],
  ['easter -7 days-easter 17:00-23:30', 'Holy Week', true],
  ['orthodox easter -1 day 22:00-24:00', 'the night', true],
  ['2027 Feb 06 18:00-22:00', 'by the moon', true],
  ['chuseok -10 days-chuseok 17:30-22:30', 'lanterns', true],
  ['Mo-Su 09:00-18:00', 'concerts', false],
  ['easter off; Mo-Su 09:00-18:00', 'concerts', false],
  ['Apr 01-Oct 31 09:00-18:00', undefined, false],
])('a place of %s is there on some dates only: %s', (hours, programme, expected) => {
  expect(isDated({ hours, programme })).toBe(expected);
});
