import { foldText } from '#server/catalogue/fold-text.ts';
import type { NotUnderstood } from '#shared/preferences/understanding.schema.ts';

/** Places of stories, as folded names: nobody can go there, whatever is called after them. */
const STORY_PLACES =
  /\b(?:hogwarts|hogsmeade|diagon alley|mordor|gondor|rivendell|middle earth|narnia|westeros|winterfell|kings landing|wakanda|asgard|neverland|never never land|gotham(?: city)?|(?:lost |sunken )?city of atlantis|camelot castle|el dorado city|arendelle|genovia|zamunda|lilliput|brigadoon|tatooine|naboo|coruscant|smallville|stars hollow|land of oz|bikini bottom|arkham|rlyeh|zubrowka|latveria|sokovia|themyscira|azeroth|hyrule|tamriel|raccoon city|los santos|panem|duckburg|entenhausen|lummerland|taka tuka land|bullerbyn|bullerbu|saltkrokan|moominvalley|mumintal)\b/;

/** The name of a place of a story in a text, as it stands there. */
export function storyPlace(text: string): string | undefined {
  const [found] = STORY_PLACES.exec(foldText(text)) ?? [];

  if (found === undefined) return undefined;
  const pattern = found.split(' ').join(String.raw`[\s-]*`);
  // One plain sign for each of the text, so that the name is found where it stands.
  const plain = text
    .normalize('NFC')
    .split('')
    .map((sign) => sign.normalize('NFD')[0] ?? sign);
  const match = new RegExp(pattern, 'i').exec(plain.join('').replaceAll(/[^\w\s]/g, '-'));
  const said = match && text.normalize('NFC').slice(match.index, match.index + match[0].length);

  return said ?? found;
}

/** A place of a story that a text names beside where it goes: told rather than dropped. */
export function storiesTold(text: string): NotUnderstood[] {
  const said = storyPlace(text);

  return said === undefined ? [] : [{ said, nearest: [] }];
}

/** Whether a name is one of a story alone. */
export function isStoryPlace(said: string): boolean {
  const folded = foldText(said);

  return STORY_PLACES.exec(folded)?.[0] === folded;
}
