import { foldText } from '#server/catalogue/fold-text.ts';
import { type Interest, INTERESTS } from '#shared/preferences/options.ts';

/** Words that people type for the interests that the wizard lists. */
const WORDS: readonly (readonly [RegExp, Interest[]])[] = [
  [/sight|landmark|highlight|must see/, ['History', 'Photography', 'Urban']],
  [/cultur|museum|art|tradition/, ['History', 'Cultural Immersion', 'Architecture']],
  [/food|culinar|eat|restaurant|cuisine|wine|drink/, ['Culinary']],
  [/night|party|club|bar/, ['Nightlife']],
  [/histor|ancient|heritage/, ['History']],
  [/architect|building/, ['Architecture']],
  [/outdoor|nature|park|wildlife/, ['Nature', 'Hiking']],
  [/hik|trek|walk/, ['Hiking']],
  [/beach|sea|swim/, ['Beach']],
  [/photo/, ['Photography']],
  [/relax|spa|wellness/, ['Relaxation', 'Wellness Retreat']],
  [/shop/, ['Luxury Shopping', 'Urban']],
  [/adventur|extreme|thrill|sport/, ['Extreme Sports', 'Hiking']],
  [/famil|kid|child/, ['Family Fun']],
  [/romant|couple/, ['Romantic']],
  [/city|urban/, ['Urban']],
];

/** The wizard's interests that free words stand for, in the wizard's order; unknown words stand for none. */
export function readInterests(words: readonly string[]): Interest[] {
  const found = new Set<Interest>();

  for (const word of words.map(foldText)) {
    const exact = INTERESTS.find((interest) => foldText(interest) === word);
    const meant = exact
      ? [exact]
      : WORDS.filter(([pattern]) => pattern.test(word)).flatMap(([, interests]) => interests);

    for (const interest of meant) found.add(interest);
  }

  return INTERESTS.filter((interest) => found.has(interest));
}
