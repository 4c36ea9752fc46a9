import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { appealOf } from '../candidates/appeal.ts';
import type { SightMention } from './read-sights.ts';
import { isArticle } from './sight-forms.ts';
import type { TextWord } from './text-words.ts';
import { OR } from './word-run.ts';

/**
 * Wanted sights without the day trips that another wanted one goes to as well: "Ferrari, so a day around Modena" is one
 * day, and not a second one to Modena alone.
 */
function dayTripsOnce(ids: readonly string[], catalogue: Catalogue): string[] {
  const trips = ids.flatMap((id) => {
    const known = catalogue.place(id);

    return known?.type === 'day-trip'
      ? [{ id, town: known.destination.id, words: wordsOf(known.file.name) }]
      : [];
  });

  return ids.filter((id) => {
    const own = trips.find((one) => one.id === id);

    return !trips.some(
      ({ id: other, town, words }) =>
        own !== undefined &&
        other !== id &&
        town === own.town &&
        words.length > own.words.length &&
        own.words.every((word) => words.includes(word)),
    );
  });
}

function wordsOf(name: string): string[] {
  return foldText(name)
    .split(' ')
    .filter((word) => word !== '' && !isArticle(word));
}

const BOTH = /^(?:both|beide\w*|ambos|ambas|entramb\w+|deux)$/;

/** Sights without the lesser of two days out of which one will do: "Hakone or Kamakura", but not "… or both". */
function oneOfTwo(
  sights: readonly SightMention[],
  words: readonly TextWord[],
  catalogue: Catalogue,
): SightMention[] {
  const appealIn = ({ id }: SightMention) => {
    const known = catalogue.place(id);

    return known?.type === 'day-trip' ? appealOf(known.file) : undefined;
  };
  const isLesser = (one: SightMention, other: SightMention) => {
    const [first, second] = one.at < other.at ? [one, other] : [other, one];
    const end = second.at + second.count;
    const [own, others] = [appealIn(one), appealIn(other)];

    return (
      first.at + first.count === second.at - 1 &&
      OR.test(words[second.at - 1]?.key ?? '') &&
      ![end, end + 1].some((at) => BOTH.test(words[at]?.key ?? '')) &&
      own !== undefined &&
      others !== undefined &&
      (own < others || (own === others && one === second))
    );
  };

  return sights.filter((one) => !sights.some((other) => other !== one && isLesser(one, other)));
}

type Notes = { sights: readonly SightMention[]; words: readonly TextWord[] };

/** The sights that notes wish for, with those that were chosen, and those that they refuse. */
export function sightsAsked(
  { sights, words }: Notes,
  chosen: readonly string[],
  catalogue: Catalogue,
): { wanted: string[]; avoided: string[] } {
  const meant = oneOfTwo(sights, words, catalogue);
  const idsOf = (stance: SightMention['stance']) => [
    ...new Set(meant.filter((one) => one.stance === stance).map(({ id }) => id)),
  ];

  return {
    wanted: [...dayTripsOnce(idsOf('wanted'), catalogue), ...chosen],
    avoided: idsOf('avoided'),
  };
}
