import { fold, type Named, wordOf } from './names-of-route.ts';
import type { Span } from './name-spans.ts';

/** A way from one place of a route to the next, told beside the route, and where the text says it. */
export type ToldLeg = {
  from: string;
  to: string;
  /** "Between Paris and London" says nothing of the direction. */
  isEitherWay: boolean;
  /** Both ends are listed elsewhere; any other leg leads on from the list. */
  isBeside: boolean;
  span: Span;
};
type Way = Omit<ToldLeg, 'isBeside'>;
type Mention = { id: string; span: Span };

/** "Lisbon to Porto", "da Malaga a Siviglia", "von Wien nach Prag", as a pattern. */
export function wayBetween(from: string, to: string): string {
  return `\\b${from} (?:all the way )?to ${to}\\b|\\b(?:da|de|di|von|ab|van|vanuit|desde|depuis|od|z|ze) ${from} (?:a|ad|ao|au|en|nach|bis|naar|tot|hasta|ate|jusqu a|vers|do) ${to}\\b`;
}

function eitherWay(one: string, other: string): string {
  return `\\b(?:between|zwischen|entre|tra|fra|tussen) ${one} (?:and|und|et|y|e|en) ${other}\\b`;
}

/**
 * The legs of a route that folded words tell: "Athens, Naxos and Santorini, ferry from Naxos to Santorini". Its ends
 * follow each other in the list, so they are not where the trip begins and ends, and no place is stayed in twice.
 */
export function legsIn(folded: string, places: readonly Named[]): ToldLeg[] {
  const ways = waysIn(folded, places);
  const mentions = mentionsIn(folded, places);

  return ways.flatMap((way, at) => {
    const isBeside = isBesideList(way, { mentions, ways, at });

    return isBeside || leadsOn(way, { mentions, ways, at }) ? [{ ...way, isBeside }] : [];
  });
}

/** Words with signs in place of legs, as long as before. */
export function withoutLegs(folded: string, legs: readonly Pick<ToldLeg, 'span'>[]): string {
  return legs.reduce(
    (text, { span: { from, to } }) =>
      `${text.slice(0, from)}${'x'.repeat(to - from)}${text.slice(to)}`,
    folded,
  );
}

/** Places in their order, but where a leg of the text leads from one to another: that one comes before it. */
export function alongLegs<Place extends Named>(text: string, places: readonly Place[]): Place[] {
  return legsIn(fold(text), places)
    .filter(({ isEitherWay }) => !isEitherWay)
    .reduce(
      (all, leg) => {
        const [from, to] = [leg.from, leg.to].map((id) => all.findIndex((one) => one.id === id));
        const place = all[from ?? -1];

        return place && to !== undefined && from !== undefined && from > to
          ? all.toSpliced(from, 1).toSpliced(to, 0, place)
          : all;
      },
      [...places],
    );
}

function waysIn(folded: string, places: readonly Named[]): Way[] {
  const words = places.map((place) => ({ id: place.id, word: wordOf(place) }));
  const pairs = words.flatMap((from) =>
    words.filter((to) => to !== from).map((to) => [from, to] as const),
  );

  return pairs
    .flatMap(([from, to]) =>
      [false, true].flatMap((isEitherWay) => {
        const pattern = isEitherWay ? eitherWay : wayBetween;

        return spansOf(folded, pattern(from.word, to.word)).map((span) => ({
          from: from.id,
          to: to.id,
          isEitherWay,
          span,
        }));
      }),
    )
    .toSorted((a, b) => a.span.from - b.span.from);
}

function mentionsIn(folded: string, places: readonly Named[]): Mention[] {
  return places
    .flatMap((place) =>
      spansOf(folded, `\\b${wordOf(place)}\\b`).map((span) => ({ id: place.id, span })),
    )
    .toSorted((a, b) => a.span.from - b.span.from);
}

function spansOf(folded: string, pattern: string): Span[] {
  return [...folded.matchAll(new RegExp(pattern, 'g'))].map(({ index, 0: { length } }) => ({
    from: index,
    to: index + length,
  }));
}

type Beside = { mentions: readonly Mention[]; ways: readonly Way[]; at: number };

/** Whether the places are listed elsewhere too, the one right after the other. */
function isBesideList(way: Way, { mentions, ways }: Beside): boolean {
  const isIn = ({ span }: Mention, other: Way) =>
    span.from >= other.span.from && span.to <= other.span.to;
  const listed = idsOf(mentions.filter((one) => !ways.some((other) => isIn(one, other))));
  const before = idsOf(mentions.filter(({ span }) => span.to <= way.span.from));
  const after = idsOf(mentions.filter(({ span }) => span.from >= way.span.to));
  const steps = listed.indexOf(way.to) - listed.indexOf(way.from);
  // "Lisbon 3 nights, Porto 3. Road trip from Lisbon to Porto with Coimbra" goes all the way.
  const isWhole = before.includes(way.from) && after.some((id) => !before.includes(id));

  return (
    listed.includes(way.from) &&
    listed.includes(way.to) &&
    (steps === 1 || (way.isEitherWay && steps === -1)) &&
    !isWhole
  );
}

/** "Madrid and Granada, fly from Granada to Barcelona", "train from Rome to Florence, car from Florence to Venice". */
function leadsOn(way: Way, { mentions, ways, at }: Beside): boolean {
  const before = mentions.filter(({ span }) => span.to <= way.span.from);
  const isFirstMention = before.every(({ id }) => id !== way.to);
  const isAfterOthers = before.at(-1)?.id === way.from && idsOf(before).length > 1;
  const isChained = ways[at + 1]?.from === way.to || ways[at - 1]?.to === way.from;

  return !way.isEitherWay && isFirstMention && (isAfterOthers || isChained);
}

function idsOf(mentions: readonly Mention[]): string[] {
  return [...new Set(mentions.map(({ id }) => id))];
}
