import { expect, test } from 'vitest';
import { daysInWords } from './days-in-words.ts';

test.each([
  [['2027-09-15'], 'Wed, Sep 15'],
  [['2027-10-01', '2027-10-02', '2027-10-03'], 'Fri, Oct 1 to Sun, Oct 3'],
  [['2027-05-01', '2027-05-03'], 'Sat, May 1 and Mon, May 3'],
])('%j', (dates, words) => {
  expect(daysInWords(dates)).toBe(words);
});
