import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UNITS_PER_USD, UNUSUAL_DIGITS } from './money-rates.ts';
import {
  aboutInUsd,
  convert,
  currencyDigits,
  formatExactMoney,
  formatMoney,
  formatMoneyRange,
  parsePrice,
  rateText,
  rateOf,
  roundMoney,
  splitMoney,
  sumMoney,
  toCents,
} from './money.ts';

const currency = fc.constantFrom(...Object.keys(UNITS_PER_USD));
const cents = fc.integer({ min: 0, max: 100_000_000 });

describe('money as text', () => {
  test.each([
    [60, 90, '$60–$90'],
    [74, 74, '$74'],
    [73.6, 74.2, '$74'],
  ])('from %d to %d reads %s', (low, high, text) => {
    expect(formatMoneyRange(low, high)).toBe(text);
  });

  test.each([
    [1250, 'USD', '$1,250', '$1,250.00'],
    [1250.5, 'EUR', '€1,251', '€1,250.50'],
    [1250.5, 'JPY', '¥1,251', '¥1,251'],
    [3.1254, 'KWD', 'KWD 3', 'KWD 3.125'],
    [9.99, 'dollars', '$10', '$9.99'],
    [Number.NaN, 'USD', '$0', '$0.00'],
  ])('[APP-15] %d %s is %s, to the last digit %s', (amount, code, whole, exact) => {
    expect(formatMoney(amount, code).replace('\u00a0', ' ')).toBe(whole);
    expect(formatExactMoney(amount, code).replace('\u00a0', ' ')).toBe(exact);
  });

  test('[APP-15] whole amounts are what the formatter of US English writes', () => {
    const formatters = new Map(
      Object.keys(UNITS_PER_USD).map((code) => [
        code,
        new Intl.NumberFormat('en-US', {
          style: 'currency',
          currency: code,
          maximumFractionDigits: 0,
        }),
      ]),
    );
    const amount = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.double({ min: -1e7, max: 1e7, noNaN: true }),
      fc.integer({ min: -10_000_000, max: 10_000_000 }).map((halves) => halves / 2),
    );

    fc.assert(
      fc.property(amount, fc.oneof(fc.constant('USD'), currency), (value, code) => {
        expect(formatMoney(value, code)).toBe(formatters.get(code)?.format(value));
      }),
      { numRuns: 500 },
    );
  });

  test('another currency is told in dollars beside it', () => {
    expect(aboutInUsd(120, 'EUR')).toBe('about $138');
    expect(aboutInUsd(120, 'USD')).toBeUndefined();
    expect(aboutInUsd(120, 'XXX')).toBeUndefined();
    expect(rateText('EUR')).toBe('€100 is about $115, an approximate rate of Nov 1, 2026');
    expect(rateText('JPY')).toBe('¥100,000 is about $645, an approximate rate of Nov 1, 2026');
    expect(rateText('USD')).toBeUndefined();
  });

  test.each([
    ['$1,250.50 pp', 1250.5],
    ['free', 0],
    [undefined, 0],
    [Number.POSITIVE_INFINITY, 0],
  ])('[PAY-02] reads %s as %d', (price, amount) => expect(parsePrice(price)).toBe(amount));
});

describe('digits of a currency', () => {
  test.each([
    ['USD', 2],
    ['EUR', 2],
    ['JPY', 0],
    ['KWD', 3],
    // No rate of ours: Intl knows it.
    ['CLF', 4],
    ['not a code', 2],
  ])('%s has %d', (code, digits) => {
    expect(currencyDigits(code)).toBe(digits);
  });

  test('the unusual ones are currencies of the table', () => {
    expect(Object.keys(UNUSUAL_DIGITS).filter((code) => !(code in UNITS_PER_USD))).toEqual([]);
  });
});

describe('rounding', () => {
  test.each([
    [1.005, 'USD', 1.01],
    [-1.005, 'USD', -1.01],
    [8.345, 'EUR', 8.35],
    [0.5, 'JPY', 1],
    [0.0005, 'KWD', 0.001],
  ])('%d %s becomes %d: a half goes away from zero', (amount, code, rounded) => {
    expect(roundMoney(amount, code)).toBe(rounded);
  });

  test('any amount of whole cents stays what it is', () => {
    fc.assert(fc.property(cents, (value) => toCents(value / 100) === value));
  });
});

describe('sums and shares', () => {
  test('[PAY-02] a sum is exact to the cent in any order', () => {
    fc.assert(
      fc.property(fc.array(cents, { maxLength: 200 }), (values) => {
        const amounts = values.map((value) => value / 100);
        const total = values.reduce((sum, value) => sum + value, 0) / 100;

        expect(sumMoney(amounts)).toBe(total);
        expect(sumMoney(amounts.toReversed())).toBe(total);
      }),
    );
  });

  test('the parts of an amount add up to it and differ by one smallest unit', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 40 }), currency, (value, parts, code) => {
        const unit = 10 ** -currencyDigits(code);
        const total = roundMoney(value / 100, code);
        const shares = splitMoney(total, parts, code);
        const added = shares.reduce((sum, share) => sum + Math.round(share / unit), 0);

        expect(added).toBe(Math.round(total / unit));
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(unit * 1.000001);
      }),
    );
  });
});

describe('conversion', () => {
  test('knows its rate and the day of it', () => {
    expect(rateOf('USD')).toEqual({ usdPerUnit: 1, asOf: '2026-11-01' });
    expect(rateOf('XXX')).toBeUndefined();
    expect(rateOf('toString')).toBeUndefined();
    expect(convert(10, 'USD', 'XXX')).toBeUndefined();
  });

  test('dollars to a currency and back lose at most a cent and what its smallest unit is worth', () => {
    fc.assert(
      fc.property(cents, currency, (value, code) => {
        const amount = value / 100;
        const there = convert(amount, 'USD', code) ?? Number.NaN;
        const back = convert(there, code, 'USD') ?? Number.NaN;
        const smallest = (rateOf(code)?.usdPerUnit ?? 0) * 10 ** -currencyDigits(code);

        expect(Math.abs(back - amount)).toBeLessThanOrEqual(0.0051 + smallest / 2);
      }),
    );
  });

  test('an amount that fits the rate comes back as it was, however often', () => {
    fc.assert(
      fc.property(cents, currency, (value, code) => {
        const there = convert(value / 100, 'USD', code) ?? Number.NaN;
        const once = convert(there, code, 'USD') ?? Number.NaN;
        let again = once;

        for (let turn = 0; turn < 5; turn += 1)
          again = convert(convert(again, 'USD', code) ?? 0, code, 'USD') ?? Number.NaN;
        expect(Math.abs(again - once)).toBeLessThanOrEqual(0.0100001);
      }),
    );
  });
});
