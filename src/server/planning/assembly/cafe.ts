import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';

/** Whether one sits there over coffee and cake rather than over a meal. */
export function isCafe({ kind, style }: FoodFile): boolean {
  return kind === 'cafe' && (style === 'cafe' || style === 'breakfast' || style === 'bakery');
}
