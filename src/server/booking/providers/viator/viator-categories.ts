import type { EXPERIENCE_CATEGORIES } from '#shared/booking/catalog-options.ts';
import type { ViatorProduct } from './viator.schema.ts';

type Category = (typeof EXPERIENCE_CATEGORIES)[number];

/**
 * What a product's own words say it is. Viator's tags are some 600 numbers that change with its taxonomy; its titles
 * name the thing plainly.
 */
const WORDS: Record<Category, RegExp> = {
  culinary:
    /\b(food|tasting|wine|cooking|culinary|gastronom\w*|dinner|beer|market|tapas|street eats|chef)\b/i,
  history:
    /\b(histor\w*|ruins?|castle|palace|ancient|medieval|heritage|colosseum|temple|cathedral|war)\b/i,
  arts: /\b(art|museum|gallery|galleries|opera|concert|theat\w*|paint\w*|photograph\w*|louvre)\b/i,
  outdoor:
    /\b(hik\w*|kayak\w*|bik(?:e|ing)|cycl\w*|nature|national park|snorkel\w*|beach|garden|cruise|boat|sail\w*)\b/i,
  adventure:
    /\b(adventure|zip ?line|raft\w*|climb\w*|quad|atv|paraglid\w*|bungee|jet ?ski|surf\w*|div(?:e|ing))\b/i,
  nightlife: /\b(night ?life|pub|bar crawl|club|cabaret|party|evening|by night)\b/i,
  sightseeing:
    /\b(sightseeing|hop[- ]on|tour|walk\w*|view|tower|skip[- ]the[- ]line|highlights|day trip)\b/i,
};

export function viatorCategories({ title }: Pick<ViatorProduct, 'title'>): Category[] {
  const found = (Object.keys(WORDS) as Category[]).filter((category) =>
    WORDS[category].test(title),
  );

  return found.length > 0 ? found : ['sightseeing'];
}
