import { foldText } from '../catalogue/fold-text.ts';

const PLAIN = /^[A-Za-z]+( [A-Za-z]+)*$/;
const SAINT = /(?<= |^)(?:st|sankt)(?= )/g;

/** The key under which the gazetteer files a name: folded, with "St." spelled out. */
export function nameKey(name: string): string {
  const key = PLAIN.test(name) ? name.toLowerCase() : foldText(name);

  return withSaints(key);
}

/** "mont saint michel" for "mont st michel": a folded name with what stands before a saint's name spelled out. */
export function withSaints(key: string): string {
  return key.replace(SAINT, 'saint').replace(/(?<= |^)ste(?= )/g, 'sainte');
}

const UMLAUTS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  å: 'aa',
  ø: 'oe',
};
const GERMANIC = ['AT', 'CH', 'DE', 'DK', 'FI', 'LI', 'NO', 'SE'];

/** "Muenster" for Münster: the key of a name as it is written where a keyboard has no umlauts. */
export function spelledOutKey(name: string, country: string): string | undefined {
  if (PLAIN.test(name) || !GERMANIC.includes(country) || !/[äöüåø]/i.test(name)) return undefined;
  return nameKey(name.toLowerCase().replace(/[äöüåø]/g, (letter) => UMLAUTS[letter] ?? letter));
}
