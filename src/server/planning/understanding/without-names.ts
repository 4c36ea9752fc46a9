/** A text whose names are replaced by a word that asks for nothing, the longest first. */
export function withoutNames(text: string, names: readonly string[]): string {
  return names
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, name) => (name === '' ? rest : rest.replaceAll(name, NAME)), text);
}

const NAME = 'xnamex';
