import type { NotUnderstood } from '#shared/preferences/understanding.schema.ts';

/** Numbers with a unit that no rule reads: dates, times, ages, money and counts of days and people have their own. */
const UNREAD =
  /(?<![\d.,:])\d+(?:[.,]\d+)?[ -]?(?:stars?|sterne?|étoiles?|estrellas|stelle|estrelas|(?:bed)?rooms?|beds?|(?:doppel|einzel)?zimmer|chambres?|habitaciones|camere|quartos|km|kilomet\w+|miles?|°c?|degrees?|grad|degrés|grados|gradi|graus|square met\w+)(?![\p{L}\d])/giu;

/** "4-star", "10 km": what a plan holds nothing of, so that it is told rather than dropped. */
export function unreadNumbers(text: string): NotUnderstood[] {
  return [...new Set(text.match(UNREAD) ?? [])].map((said) => ({ said, nearest: [] }));
}
