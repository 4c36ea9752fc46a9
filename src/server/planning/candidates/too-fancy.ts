import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import type { PlaceFile } from '#server/catalogue/place.schema.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import type { Wishes } from '../understanding/wishes.ts';

const DRESSED_UP =
  /\b(?:roof ?tops?|sky ?(?:bar|lounge)s?|cocktails?|mixolog\w+|martinis?|champagne|speakeas(?:y|ies)|(?:world|asia|europe|america|country) ?s (?:\d+ )?best|(?:best|top) bars?|50 best|hotel bars?|grand hotel|bartenders?|dress code)\b/;
/** From this price level on a restaurant is a formal one. */
const DEAR = 3;

type Plain = Pick<Wishes, 'isPlain'>;

/** Whether a bar is one that people dress up for, to a party that wants nothing fancy. */
export function isFancyBar(
  { kind, name, aliases = [], why }: Pick<PlaceFile, 'kind' | 'name' | 'aliases' | 'why'>,
  { isPlain }: Plain,
): boolean {
  return (
    isPlain === true &&
    (kind === 'bar' || kind === 'club') &&
    DRESSED_UP.test(foldText([name, ...aliases, why ?? ''].join(' , ')))
  );
}

/** Whether a table is finer than such a party likes. */
export function isFancyTable(
  { style, priceLevel }: Pick<FoodFile, 'style' | 'priceLevel'>,
  { isPlain }: Plain,
): boolean {
  return isPlain === true && (style === 'festive' || priceLevel >= DEAR);
}
