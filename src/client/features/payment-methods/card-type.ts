export type CardType = 'visa' | 'mastercard' | 'amex' | 'discover';

/** The type by the first digit: 4 visa, 5 or 2 mastercard, 3 amex, anything else discover. */
export function cardType(number: string): CardType {
  switch (number.trim().charAt(0)) {
    case '4':
      return 'visa';
    case '5':
    case '2':
      return 'mastercard';
    case '3':
      return 'amex';
    default:
      return 'discover';
  }
}

const MAX_DIGITS = 16;

/** Digits in groups of four, at most sixteen: "4242 4242 4242 4242". */
export function groupDigits(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, MAX_DIGITS);

  return digits.replace(/(.{4})(?=.)/g, '$1 ');
}

/** At most `max` digits of a text. */
export function onlyDigits(text: string, max: number): string {
  return text.replace(/\D/g, '').slice(0, max);
}
