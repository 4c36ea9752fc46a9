import { formatDay } from './dates.ts';
import { formatCount } from './format-count.ts';
import { CURRENCY_SIGNS, RATES_AS_OF, UNITS_PER_USD, UNUSUAL_DIGITS } from './money-rates.ts';

/** Money as people see it: US English, no decimals, US dollars unless told otherwise ("$1,250"). */
export function formatMoney(amount: number, currency = 'USD'): string {
  return formatWith(amount, currency, 0);
}

/** "$60–$90", or "$74" where both ends read the same. */
export function formatMoneyRange(low: number, high: number, between = '–'): string {
  const [from, to] = [formatMoney(low), formatMoney(high)];

  return from === to ? from : `${from}${between}${to}`;
}

/** Money to the last digit of its currency: "$1,250.50", "¥1,251". */
export function formatExactMoney(amount: number, currency = 'USD'): string {
  return formatWith(amount, currency, currencyDigits(currency));
}

/** What an amount in another currency is worth: "about $138". Undefined for dollars and where we have no rate. */
export function aboutInUsd(amount: number, currency: string): string | undefined {
  const usd = currency === 'USD' ? undefined : convert(amount, currency, 'USD');

  return usd === undefined ? undefined : `about ${formatMoney(usd)}`;
}

/** The rate behind such an amount, to whole dollars: "€100 is about $115, an approximate rate of Nov 1, 2026". */
export function rateText(currency: string): string | undefined {
  const rate = currency === 'USD' ? undefined : rateOf(currency);

  if (!rate) return undefined;
  // Enough of it for three digits of dollars.
  const units = 10 ** Math.max(0, Math.ceil(2 - Math.log10(rate.usdPerUnit)));
  const worth = formatMoney(units * rate.usdPerUnit);

  return `${formatMoney(units, currency)} is about ${worth}, an approximate rate of ${formatDay(rate.asOf)}`;
}

/** A price that may be text ("$1,250.50 pp") as a number: digits and the decimal point count, else 0. */
export function parsePrice(price: number | string | null | undefined): number {
  if (typeof price === 'number') return Number.isFinite(price) ? price : 0;
  const value = Number.parseFloat((price ?? '').replace(/[^\d.]/g, ''));

  return Number.isFinite(value) ? value : 0;
}

export function toCents(amount: number): number {
  return scaled(amount, CENTS_DIGITS);
}

export function fromCents(cents: number): number {
  return cents / 100;
}

/** Adds amounts in cents, so that a long sum stays exact. */
export function sumMoney(amounts: readonly number[]): number {
  return fromCents(amounts.reduce((total, amount) => total + toCents(amount), 0));
}

/** How many digits after the point a currency has: 2 for most, 0 for JPY, 3 for KWD. */
export function currencyDigits(currency: string): number {
  // Asking Intl takes a phone tens of milliseconds the first time: it is asked only of currencies without a rate.
  if (Object.hasOwn(UNITS_PER_USD, currency)) return UNUSUAL_DIGITS[currency] ?? CENTS_DIGITS;
  return (
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: codeOr(currency, 'USD'),
    }).resolvedOptions().maximumFractionDigits ?? CENTS_DIGITS
  );
}

/** An amount rounded to its currency's digits; a half goes away from zero. */
export function roundMoney(amount: number, currency = 'USD'): number {
  const digits = currencyDigits(currency);

  return scaled(amount, digits) / 10 ** digits;
}

/**
 * An amount shared out as evenly as its currency allows: the parts differ by one smallest unit at most, the larger
 * come first, and their sum is the amount.
 */
export function splitMoney(amount: number, parts: number, currency = 'USD'): number[] {
  const digits = currencyDigits(currency);
  const total = scaled(amount, digits);
  const base = Math.trunc(total / parts);
  const rest = total - base * parts;

  return Array.from({ length: parts }, (_, index) => {
    const units = index < Math.abs(rest) ? base + Math.sign(rest) : base;

    return units / 10 ** digits;
  });
}

/** What one unit of a currency is worth in US dollars, and on which day; undefined for one we have no rate for. */
export function rateOf(currency: string): { usdPerUnit: number; asOf: string } | undefined {
  const perUsd = Object.hasOwn(UNITS_PER_USD, currency) ? UNITS_PER_USD[currency] : undefined;

  return perUsd === undefined ? undefined : { usdPerUnit: 1 / perUsd, asOf: RATES_AS_OF };
}

/**
 * An amount in another currency at the table's rate, rounded once, to that currency's digits; undefined when either
 * currency has no rate. The same currency comes back as it was.
 */
export function convert(amount: number, from: string, to: string): number | undefined {
  if (from === to) return amount;
  const [source, target] = [rateOf(from), rateOf(to)];

  return source && target
    ? roundMoney((amount * source.usdPerUnit) / target.usdPerUnit, to)
    : undefined;
}

/** Whether a three-letter code is a currency at all, with or without a rate of ours. */
export function isCurrency(code: string): boolean {
  return Object.hasOwn(UNITS_PER_USD, code) || Intl.supportedValuesOf('currency').includes(code);
}

/** An amount in US dollars to compare and add with; one of an unknown currency counts as it is. */
export function toUsd(amount: number, currency: string | undefined): number {
  return convert(amount, currency ?? 'USD', 'USD') ?? amount;
}

const CENTS_DIGITS = 2;
/** A double holds 15 decimal digits: cutting there turns 100.49999999999999 (1.005 × 100) into 100.5. */
const SAFE_DIGITS = 15;
/** Below this every whole number is exact and written without an exponent. */
const SIMPLE_MAX = 1e15;
const formatters = new Map<string, Intl.NumberFormat>();

/** The amount in units of 10^-digits, rounded half away from zero. */
function scaled(amount: number, digits: number): number {
  if (!Number.isFinite(amount)) return 0;
  const units = Number((Math.abs(amount) * 10 ** digits).toPrecision(SAFE_DIGITS));

  return Math.sign(amount) * Math.round(units) || 0;
}

function codeOr(currency: string, fallback: string): string {
  return /^[A-Z]{3}$/.test(currency) ? currency : fallback;
}

function formatWith(amount: number, currency: string, digits: number): string {
  const code = codeOr(currency, 'USD');
  const value = Number.isFinite(amount) ? amount : 0;

  const isKnown = Object.hasOwn(UNITS_PER_USD, code);

  if (isKnown && digits === 0 && Math.abs(value) < SIMPLE_MAX) return wholeUnits(value, code);
  return formatterOf(code, digits).format(value);
}

/** What the formatter would write, without making one: the first costs a slow phone a tenth of a second. */
function wholeUnits(amount: number, code: string): string {
  const digits = formatCount(Math.abs(amount));
  const sign = CURRENCY_SIGNS[code] ?? code;
  const space = /[A-Z.]$/.test(sign) ? '\u00a0' : '';

  return `${amount < 0 || Object.is(amount, -0) ? '-' : ''}${sign}${space}${digits}`;
}

/** Formatters are dear to make; those of the table's currencies are kept. */
function formatterOf(code: string, digits: number): Intl.NumberFormat {
  const key = `${code} ${digits}`;
  const formatter =
    formatters.get(key) ??
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: code,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });

  if (code in UNITS_PER_USD) formatters.set(key, formatter);
  return formatter;
}
