import { foldText } from '#server/catalogue/fold-text.ts';
import { NATIONS } from '../places/nations.ts';
import { capital } from '../candidates/place-words.ts';

/** Kitchens that go by a people or a region that no nation is called after. */
const OTHER_KITCHENS =
  'parsi nyonya peranakan mughlai goan andean viennese berber bedouin hokkien hakka uyghur uighur rajasthani oaxacan ' +
  'yucatecan cretan dalmatian istrian jewish emirati jordanian syrian levantine hawaiian lappish sami soul bahian ' +
  'galician sardinian canarian alsatian breton provencal hunan shanghainese okinawan hungarian latvian estonian ' +
  'lithuanian kyrgyz tamil malay';
/** The same kitchen by two names. */
const ALSO: Readonly<Record<string, string>> = {
  mughal: 'mughlai',
  mogul: 'mughlai',
  peranakan: 'nyonya',
  nyonya: 'peranakan',
  uyghur: 'uighur',
  szechuan: 'sichuan',
};
const FOOD =
  '(?:food|cuisine|kitchen|cooking|dishes|meals?|dinners?|lunch(?:es)?|restaurants?|specialities|specialties|eats|fare)';
/** "Indian or Lebanese food": each of them is of food. */
const NEXT = String.raw`(?:,? (?:xcommax )?(?:and|or|and or) \w+| xcommax \w+){0,3}`;
const kitchens = [...new Set([...NATIONS, ...OTHER_KITCHENS.split(' ')])];

/** Kitchens as something to eat: "Kazakh food", "a Tyrolean dinner". */
export const KITCHENS: readonly (readonly [name: string, words: RegExp, card: RegExp])[] =
  kitchens.map((kitchen) => [
    `${capital(kitchen)} food`,
    new RegExp(String.raw`\b${kitchen}${NEXT} (?:\w+ )?${FOOD}\b`),
    new RegExp(String.raw`\b(?:${[kitchen, ALSO[kitchen]].filter(Boolean).join('|')})\b`),
  ]);

/** So many letters a country and its kitchen have in common: Japan, Japanese. */
const STEM = 3;

/** Whether a wish for a kitchen is for that of the country one is in, which goes by the names of its dishes there. */
export function isHomeKitchen(dish: string, country: string): boolean {
  return (
    KITCHENS.some(([name]) => name === dish) &&
    foldText(dish).slice(0, STEM) === foldText(country).slice(0, STEM)
  );
}
