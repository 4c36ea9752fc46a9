import { expect, test } from 'vitest';
import { wishesFromAddress } from './wishes-from-address.ts';

test.each([
  ['', {}],
  ['type=complete&interests=&destination=%20', {}],
  ['interests=Cats,__proto__', {}],
  ['interests=Nature,Culinary,Nature,cats', { interests: ['Culinary', 'Nature'] }],
  [
    'destination=Kyoto,%20%20Japan',
    { destinations: 'Kyoto, Japan', additionalPreferences: 'We would like to go to Kyoto, Japan.' },
  ],
  [
    `destination=${'x'.repeat(300)}`,
    {
      destinations: 'x'.repeat(120),
      additionalPreferences: `We would like to go to ${'x'.repeat(120)}.`,
    },
  ],
])('reads the wishes of %j', (address, wishes) => {
  expect(wishesFromAddress(new URLSearchParams(address))).toEqual(wishes);
});
