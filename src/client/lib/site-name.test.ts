import { expect, test } from 'vitest';
import { siteName } from './site-name.ts';

test.each([
  ['https://www.booking.com/searchresults.html?ss=x', 'booking.com'],
  ['https://duffel.com/', 'duffel.com'],
  ['javascript:alert(1)', undefined],
  ['booking.com', undefined],
])('%s leads to %s', (address, site) => expect(siteName(address)).toBe(site));
