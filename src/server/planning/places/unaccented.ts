/** In small letters without accents, its marks kept. */
export function unaccented(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}
