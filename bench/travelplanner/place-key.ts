/** What tells places apart: name and city, however many blanks stand between their words. */
export function placeKey(name: string, city: string): string {
  return `${tidy(name)}, ${tidy(city)}`;
}

/** A text without blanks at its ends, and one blank where there were several or a line break. */
export function tidy(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
