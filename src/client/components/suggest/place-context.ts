import type { PlaceSuggestion } from '#shared/preferences/place-suggestion.schema.ts';

/** What tells a place from its namesakes: its region and country, and of a sight its town. */
export function placeContext({ kind, name, label, region, countryName }: PlaceSuggestion): string {
  if (kind === 'country') return '';
  if (label.startsWith(`${name}, `)) return label.slice(name.length + 2);
  return [region, countryName].filter(Boolean).join(', ');
}
