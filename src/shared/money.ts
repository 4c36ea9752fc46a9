/** Money as people see it: US English, no decimals, US dollars unless told otherwise ("$1,250"). */
export function formatMoney(amount: number, currency = 'USD'): string {
  const code = /^[A-Z]{3}$/.test(currency) ? currency : 'USD';

  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: code,
    maximumFractionDigits: 0,
  }).format(Number.isFinite(amount) ? amount : 0);
}

/** A price that may be text ("$1,250.50 pp") as a number: digits and the decimal point count, else 0. */
export function parsePrice(price: number | string | null | undefined): number {
  if (typeof price === 'number') return Number.isFinite(price) ? price : 0;
  const value = Number.parseFloat((price ?? '').replace(/[^\d.]/g, ''));

  return Number.isFinite(value) ? value : 0;
}

export function toCents(amount: number): number {
  return Math.round(amount * 100);
}

export function fromCents(cents: number): number {
  return cents / 100;
}

/** Adds amounts in cents, so that a long sum stays exact. */
export function sumMoney(amounts: readonly number[]): number {
  return fromCents(amounts.reduce((total, amount) => total + toCents(amount), 0));
}
