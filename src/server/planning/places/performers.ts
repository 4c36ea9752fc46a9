import { isMonthName } from '../understanding/dates-in-text.ts';
import { isGeneric, isPlaceKind } from './sight-forms.ts';
import type { TextWord } from './text-words.ts';

const NAME = String.raw`\p{Lu}[\p{L}-]+`;
const CONCERT = '(?:concerts?|gigs?|dj|wedding|konzert|hochzeit|conciertos?|concert[oi]|koncert)';
/** "Paris Hilton dj thing in Ibiza": where it is held is told behind it. */
const HELD_AWAY = new RegExp(
  String.raw`^(${NAME}(?: ${NAME}){1,2})(?:['’]s)? (?:\p{Ll}+ )?${CONCERT}(?!\p{L})[^.;!?\n]{0,30}? (?:in|at|à|en|em|w) (${NAME})`,
  'u',
);
const FEAST =
  '(?:wedding|birthday|hen do|stag do|hochzeit|geburtstag|boda|cumpleaños|mariage|anniversaire|matrimonio|compleanno|casamento|aniversário|bruiloft|verjaardag)';
/** "Florence's wedding in Kotor". */
const OWN_FEAST = new RegExp(
  String.raw`^${NAME}['’]s (?:\d{1,3}(?:st|nd|rd|th) |big |own )?(?:${FEAST}|${CONCERT})(?!\p{L})`,
  'u',
);
/** "Boda de Victoria en Sevilla". */
const FEAST_OF = new RegExp(
  String.raw`(?<!\p{L})${FEAST} (?:of|von|de|di|da|van) (?:our friend |unserer? |mein\w* )?$`,
  'iu',
);

/** The words of who plays or marries and is called as a place is: nobody travels to them. */
export function performerAt(
  { text, words }: { text: string; words: readonly TextWord[] },
  at: number,
): { count: number } | undefined {
  const word = words[at];

  if (word?.isCapital !== true) return undefined;
  const [from, before] = [text.slice(word.from), text.slice(0, word.from)];
  const [, name = '', held = ''] = HELD_AWAY.exec(from) ?? [];
  const count = name.split(' ').length;

  if (OWN_FEAST.test(from) || FEAST_OF.test(before)) return { count: 1 };
  if (name === '' || isMonthName(held) || isOfPlace(words.slice(at, at + count))) return undefined;
  return { count };
}

/** "Royal Albert Hall concert in London". */
function isOfPlace(run: readonly TextWord[]): boolean {
  return run.some(({ key }) => isPlaceKind(key) || isGeneric(key));
}
