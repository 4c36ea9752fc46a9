const MONTH_DIGITS = 2;

/** An expiry as it is typed: "1228" becomes "12/28"; what has its slash already, or is deleted back, stays. */
export function expiryText(typed: string): string {
  const text = typed.replaceAll(/[ .-]/g, '/');

  if (!/^\d+$/.test(text) || text.length <= MONTH_DIGITS) return text;
  return `${text.slice(0, MONTH_DIGITS)}/${text.slice(MONTH_DIGITS, MONTH_DIGITS + 2)}`;
}
