import type { Destination } from '#server/catalogue/catalogue.ts';
import { globalPlaceId } from '#server/catalogue/catalogue.ts';
import { allSights } from '#server/catalogue/sights.ts';
import { isOrdinaryForm } from '#server/gazetteer/ordinary-words.ts';
import { appealOf } from '../candidates/appeal.ts';
import { namesNobodysGoal } from './no-names.ts';
import type { SightMention } from './read-sights.ts';
import { isArticle, isGeneric, isLandscape, isPlaceKind, sightTokens } from './sight-forms.ts';
import type { TextWord } from './text-words.ts';
import { isTravelWord } from './travel-words.ts';
import type { UnreadRun } from './unread-words.ts';

type Text = { text: string; words: readonly TextWord[]; isTaken: (at: number) => boolean };

/** Who likes: behind anything else "like" compares. */
const WHO =
  /^(?:we|i|they|she|he|who|kids?|children|son|sons|daughters?|wife|husband|partner|mum|mom|dad|boys?|girls?|both|all|really|also|just)$/;
const LIKE = /^(?:like|likes|love|loves|adore|adores|enjoy|enjoys|collect|collects)$/;
/** These say by their last word what is liked: "fans of", "crazy about", "ci piace". */
const FOND =
  /(?:^| )(?:fans? of|lovers? of|(?:crazy|mad|passionate|nuts) about|obsessed with|interested in|hooked on|(?:wir )?(?:lieben|mogen)|(?:fan|fans) von|begeistert von|(?:nous )?(?:aimons|adorons)|(?:j )?(?:aime|adore)|passionnes? d[e]?|(?:nos|me) (?:gustan?|encantan?)|(?:ci|mi) piac(?:e|ciono)|amiamo|appassionati di|(?:gostamos|gosto) d[eo]|adoramos)$/;
const MOST_BEFORE = 3;
const LEAST_LETTERS = 4;
/** No things to see: what days, people and tables are like. */
const NO_THING =
  /^(?:it|that|this|these|those|them|things?|stuff|people|everything|anything|nothing|each|other|being|going|doing|having|getting|seeing|eating|drinking|staying|idea|time|times|life|days?|nights?|mornings?|evenings?|places?|towns?|cities|city|countr\w+|here|there|very|much|both|lots?|bit|some|more|most|good|great|nice|real|local|small|little|old|new|big|slow|easy|early|late|quiet|cheap|simple|first|last|when|where|what|how|with|without|from|than|then|also|just|only|even|your|their|about|trips?|travel\w*|holidays?|hotels?|rooms?|food|foods|weather|nature|culture|history|art|music|comfort|luxury|surprises?|adventures?)$/;

/** What a party is said to like and no rule reads: "we like amber". */
function likedRuns({ text, words, isTaken }: Text): UnreadRun[] {
  return words.flatMap((word, at) => {
    const isThing =
      word.before === 'none' &&
      !word.isGlued &&
      !isTaken(at) &&
      isBehindLiking(words, at) &&
      isClosing(words, at) &&
      isPlainThing(word);

    return isThing ? [{ said: text.slice(word.from, word.to), at, count: 1 }] : [];
  });
}

function isBehindLiking(words: readonly TextWord[], at: number): boolean {
  const from = words.slice(0, at).findLastIndex(({ before }) => before !== 'none');
  const keys = words.slice(Math.max(from, at - MOST_BEFORE), at).map(({ key }) => key);
  const plain = keys.filter((key, index) => index < keys.length - 1 || !isArticle(key));
  const [who = '', verb = ''] = plain.slice(-2);

  return (LIKE.test(verb) && WHO.test(who)) || FOND.test(plain.join(' '));
}

/** Whether the word ends what is liked: "we like old trains" likes no old. */
function isClosing(words: readonly TextWord[], at: number): boolean {
  const next = words[at + 1];

  return (
    next === undefined || next.before !== 'none' || /^(?:and|or|und|et|y|e|but)$/.test(next.key)
  );
}

function isPlainThing({ key }: TextWord): boolean {
  const isRead = isTravelWord(key) || isPlaceKind(key) || isLandscape(key) || isGeneric(key);

  return (
    key.length >= LEAST_LETTERS &&
    isOrdinaryForm(key) &&
    !isRead &&
    !NO_THING.test(key) &&
    !namesNobodysGoal(key)
  );
}

/** Such a thing by the sight that is named for it: amber by the Amber Museum. */
export function likedSights(text: Text, destination: Destination): SightMention[] {
  return likedRuns(text).flatMap(({ said, at, count }) => {
    const [token = ''] = sightTokens(said);
    const own = new Set(sightTokens(destination.name));
    const [best] = allSights(destination)
      .filter(({ name }) => !own.has(token) && sightTokens(name).includes(token))
      .toSorted((a, b) => appealOf(b) - appealOf(a));

    return best
      ? [{ id: globalPlaceId(destination.id, best.id), said, at, count, stance: 'wanted' as const }]
      : [];
  });
}

/** What is liked and nothing was made of. */
export function unreadLikes(text: Text): UnreadRun[] {
  return likedRuns(text);
}
