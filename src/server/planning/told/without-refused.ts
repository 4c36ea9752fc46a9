import { joinWords } from '../candidates/place-words.ts';
import { type Company, speaksOfRefused } from './for-whom.ts';
import { ITEMS } from './told-words.ts';

const SENTENCES = /(?<=[.!?])\s+(?=\S)/;
/** "Culinary: steak, pizza and Malbec." */
const LIST = /^([^:]+: )(.+?)([.!?]?)$/;

/** Praise and advice without the sentences, and items of a list, that speak of what the party refuses. */
export function withoutRefused(text: string, company: Company): string {
  return text
    .split(SENTENCES)
    .flatMap((sentence) =>
      speaksOfRefused(sentence, company) ? shortened(sentence, company) : [sentence],
    )
    .join(' ');
}

function shortened(sentence: string, company: Company): string[] {
  const [, head = '', list = '', end = ''] = LIST.exec(sentence) ?? [];
  const items = list.split(ITEMS).filter((item) => !speaksOfRefused(item, company));
  const isWhole = head === '' || items.length === 0 || speaksOfRefused(head, company);

  return isWhole ? [] : [`${head}${joinWords(items)}${end}`];
}
