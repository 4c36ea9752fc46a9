import { isOrdinaryOrInflected, isSlipOfOrdinary } from '#server/gazetteer/ordinary-words.ts';
import { isForeignForm } from './foreign-words.ts';
import { namesNobodysGoal } from './no-names.ts';
import { isPartOfWorld } from './parts-of-world.ts';
import type { PlaceReading } from './read-places.ts';
import { isTravelWord } from './travel-words.ts';

const STAYED_AT =
  /^(\p{Ll}{6,})(?: (?:al|alla|am|an|sul|sur|on|upon|di|de|do) \p{L}+)?,? \d{1,2} ?(?:nights?|nts|notti|nuits?|nächte|nachten|noches|noites|days?|giorni|jours|tage|dagen|días|dias)(?!\p{L})/u;

/** "montevrello al Lido 2 notti": in small letters, a word of no language with the nights that one stays. */
export function stayedAt({ text, words, mentions }: PlaceReading): string | undefined {
  const name = STAYED_AT.exec(text.trimStart())?.[1];
  const [first] = words;
  const isNamed = mentions.some(({ at }) => at === 0);

  return name !== undefined && first && !isNamed && !isWordOfALanguage(first.key)
    ? name
    : undefined;
}

/** Whether a folded word is one of some language or of travel, and no name. */
export function isWordOfALanguage(key: string): boolean {
  return (
    key.length < LEAST_NAME ||
    isOrdinaryOrInflected(key) ||
    isForeignForm(key) ||
    isSlipOfOrdinary(key) ||
    isTravelWord(key) ||
    isPartOfWorld(key) ||
    namesNobodysGoal(key)
  );
}

const LEAST_NAME = 5;
