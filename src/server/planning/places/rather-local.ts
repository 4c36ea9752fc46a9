import { type Destination, globalPlaceId } from '#server/catalogue/catalogue.ts';
import { namesOf } from '#server/catalogue/names-of.ts';
import { allSights } from '#server/catalogue/sights.ts';
import { appealOf } from '../candidates/appeal.ts';
import type { SightMention } from './read-sights.ts';
import { sightTokens } from './sight-forms.ts';
import type { PlaceReading } from './read-places.ts';
import { spanOf } from './word-run.ts';

/** Beside the name of a kind of sight these ask for one that is not made for visitors. */
const NOT_FOR_TOURISTS =
  /(?:n['’]?t|\b(?:not|no|without|non|fewer|less|away from|rather than))\b[^.;!?]{0,24}\btour(?:ists?|isty| groups?)\b|\b(?:real|authentic|genuine|(?:for|of) (?:the )?locals|locals (?:go|shop|use)|untouristy)\b/i;
/** What is said of a sight that is. */
const FOR_TOURISTS =
  /\b(?:for (?:tour groups|tourists)|tourist traps?|touristy|(?:full of|mostly|only) tourists|tour(?:ist)? groups? (?:come|fill))\b/i;
/** What takes longer is a journey of its own, and no other market. */
const HALF_A_DAY = 240;
/** So many letters before and behind the name belong to it. */
const BESIDE = { before: 16, behind: 48 } as const;

/**
 * The sights that were named, in place of each that is known to be for tourists another of the same words where
 * the notes ask for that: "a floating market that isn't only tourists".
 */
export function ratherLocal(
  named: readonly SightMention[],
  { text, words }: Pick<PlaceReading, 'text' | 'words'>,
  destinations: readonly Destination[],
): SightMention[] {
  return named.map((one) => {
    const destination = destinations.find(({ id }) => one.id.startsWith(`${id}/`));
    const { from, to } = spanOf({ text, words, at: one.at, count: one.count });
    const beside = text.slice(Math.max(0, from - BESIDE.before), to + BESIDE.behind);

    if (!destination || one.stance !== 'wanted' || !NOT_FOR_TOURISTS.test(sentenceOf(beside)))
      return one;
    return { ...one, id: localOf(one, destination) ?? one.id };
  });
}

function sentenceOf(text: string): string {
  return text.split(/[.;!?\n]/)[0] ?? '';
}

/** The most appealing sight with all words that were said, where the one that was meant is for tourists. */
function localOf({ id, said }: SightMention, destination: Destination): string | undefined {
  const all = allSights(destination);
  const meant = all.find((file) => globalPlaceId(destination.id, file.id) === id);
  const tokens = sightTokens(said);

  if (!meant || !isForTourists(meant, destination)) return undefined;
  const [other] = all
    .filter((file) => {
      const own = new Set(namesOf(file).flatMap(sightTokens));

      return (
        file.minutes < HALF_A_DAY &&
        tokens.every((token) => own.has(token)) &&
        !isForTourists(file, destination)
      );
    })
    .toSorted((a, b) => appealOf(b) - appealOf(a));

  return other && globalPlaceId(destination.id, other.id);
}

function isForTourists(
  file: Destination['places'][number] | Destination['dayTrips'][number],
  { tips = [] }: Destination,
): boolean {
  const told = tips.filter(({ of }) => of?.includes(file.id)).map(({ text }) => text);

  return FOR_TOURISTS.test(
    [file.why ?? '', 'tip' in file ? (file.tip ?? '') : '', ...told].join(' '),
  );
}
