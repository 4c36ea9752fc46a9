import { isGeneric, type SightForm } from './sight-forms.ts';
import type { TextWord } from './text-words.ts';
import { wordSet } from '#shared/word-set.ts';

/** Peoples, ages, faiths and days, by the word that sights bear in their names without being told by it. */
const ADJECTIVES = wordSet(`
  greek greeks roman romans byzantine ottoman ottomans moorish viking vikings celtic norse gothic baroque medieval
  renaissance victorian georgian colonial imperial ancient jewish christian catholic orthodox muslim islamic buddhist
  hindu italian french spanish german austrian swiss dutch flemish belgian british english scottish irish welsh danish
  swedish norwegian finnish nordic scandinavian icelandic estonian latvian lithuanian polish czech slovak hungarian
  romanian bulgarian serbian croatian slovenian bosnian albanian macedonian turkish russian ukrainian georgian armenian
  portuguese catalan basque andalusian sicilian tuscan venetian bavarian maltese cypriot egyptian moroccan tunisian
  berber arab arabic arabian persian israeli lebanese syrian jordanian indian nepali nepalese tibetan thai vietnamese
  cambodian khmer lao burmese malay malaysian indonesian balinese javanese filipino chinese cantonese taiwanese japanese
  korean mongolian american canadian mexican cuban peruvian chilean argentine argentinian brazilian colombian bolivian
  monday tuesday wednesday thursday friday saturday sunday january february april june july august
  september october november december mayan aztec inca incan maori aboriginal australian african ethiopian kenyan hawaiian european asian western oriental
`);

/** Whether a folded word tells a people, an age, a faith or a day: "Greek myths" names no cooking class. */
export function isPlainAdjective(word: string): boolean {
  return ADJECTIVES.has(word);
}

/** "the bean", "hobart, mona, bruny island": one plain word that is all of a sight's name, and written as one. */
export function wholePlainName(
  [token = '']: readonly string[],
  run: readonly TextWord[],
  { words, forms }: { words: readonly TextWord[]; forms: readonly SightForm[] },
): SightForm | undefined {
  const [word] = run;

  if (run.length !== 1 || !word || isGeneric(token) || isPlainAdjective(token)) return undefined;
  const at = words.indexOf(word);
  const isBehindThe = word.before === 'none' && words[at - 1]?.key === 'the';
  const isAlone = word.before === 'comma' && words[at + 1]?.before === 'comma';

  return forms.find(
    ({ tokens: name, isFood, hasArticle }) =>
      !isFood && name.length === 1 && name[0] === token && (isAlone || (hasArticle && isBehindThe)),
  );
}
