import { isOrdinaryForm } from '#server/gazetteer/ordinary-words.ts';
import { isRelation } from './people-named.ts';
import type { TextWord } from './text-words.ts';
import type { UnreadRun } from './unread-words.ts';

type Words = Pick<UnreadRun, 'at' | 'count'>;

/** People by what they are to each other or by their age, alone or as the end of a longer word: "girlfriends". */
const PEOPLE =
  /^(?:adults?|people|persons?|couples?|pairs?|women|woman|men|man|girls?|boys?|guys|lads?|ladies|kids|children|teens?|teenagers?|students?|pensioners?|retirees?|parents?|grandparents?|siblings?|cousins|twins|sisters|brothers|newlyweds?|honeymooners|singles?|families|family|trio|duo|foursome|crew|gang|club|team|class|graduates?|teachers?|colleagues|seniors|ehepaar|paar|paare|freundinnen|freunde|frauen|manner|leute|rentner|studenten|couples|amies|amis|copines|copains|femmes|hommes|retraites|pareja|amigas|amigos|mujeres|jubilados|coppia|amiche|amici|donne|pensionati|casal|mulheres|aposentados)$|.(?:friends?|mates|couple|paar)$/;

/** "Four girlfriends, a long weekend", "Married couple in our fifties": a sentence that begins with who travels. */
export function tellsWhoTravels({ at, count }: Words, words: readonly TextWord[]): boolean {
  const parting = words[openingOf(words, at)]?.before;
  const run = words.slice(at, at + count);
  const last = run.at(-1)?.key ?? '';

  return (
    (parting === 'start' || parting === 'stop') &&
    run.every(({ key }) => isOrdinaryForm(key) || PEOPLE.test(key)) &&
    [last, last.replace(/s$/, '')].some((key) => PEOPLE.test(key) || isRelation(key))
  );
}

/** The first word of the part that a word is in: nothing parts the words from it on. */
function openingOf(words: readonly TextWord[], at: number): number {
  let from = at;

  while (words[from]?.before === 'none') from -= 1;
  return from;
}
