/** What stands between the commas of a text, trimmed: "sightseeing, food". */
export function listedWords(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}
