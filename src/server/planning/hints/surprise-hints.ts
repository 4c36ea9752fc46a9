import type { Destination } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { CLUE_KINDS, type ClueKind, cluesFor } from './hint-clues.ts';
import type { Clue, ClueFacts } from './clue.ts';
import { chanceOf } from '#shared/seeded.ts';

/** The last hint leaves at most this many destinations. */
const MOST_LEFT = 3;
/** Hints aimed for; a small catalogue may be told apart with fewer. */
const USUAL_HINTS = 7;

export type HintStep = { text: string; left: number };

/**
 * Hints about a destination: each is true and leaves fewer of the catalogue's destinations than before,
 * the last at most three. Packing comes first, where on earth last. None holds the destination's name,
 * its country's name, or an alias of either; nor those of the next stop.
 */
export function surpriseHints(target: Destination, facts: ClueFacts): HintStep[] {
  const { nextStop } = facts;
  const forbidden = [target, ...(nextStop ? [nextStop] : [])].flatMap((one) =>
    forbiddenNames(one, facts),
  );
  const clues = cluesFor(target, facts);
  const usable = Object.fromEntries(
    CLUE_KINDS.map((kind) => [kind, clues[kind].filter(({ text }) => !namesAny(text, forbidden))]),
  ) as Record<ClueKind, Clue[]>;
  const steps: HintStep[] = [];
  let left: readonly Destination[] = facts.catalogue.destinations;
  const take = (clue: Clue) => {
    left = left.filter(clue.holds);
    steps.push({ text: clue.text, left: left.length });
  };

  const total = left.length;

  // A hint that tells too much too soon is skipped; the last step makes up for it.
  for (const kind of CLUE_KINDS.slice(0, -2)) {
    const aim =
      total * (MOST_LEFT / Math.max(MOST_LEFT, total)) ** ((steps.length + 1) / USUAL_HINTS);
    const clue = closest(usable[kind], {
      left,
      aim,
      seed: target.id,
      least: Math.max(2, aim / 2),
    });

    if (clue && !(left.length <= MOST_LEFT && steps.length >= USUAL_HINTS - 2)) take(clue);
  }

  while (left.length > MOST_LEFT) {
    const clue = closest(
      CLUE_KINDS.flatMap((kind) => usable[kind]),
      { left, aim: 1, seed: target.id, least: 0 },
    );

    if (!clue) break;
    take(clue);
  }

  return steps;
}

/** Of the clues that rule something out, and leave at least so many, the one that leaves nearest to the aim; chance by seed breaks ties. */
function closest(
  clues: readonly Clue[],
  {
    left,
    aim,
    seed,
    least,
  }: { left: readonly Destination[]; aim: number; seed: string; least: number },
): Clue | undefined {
  return clues
    .map((clue) => ({ clue, rest: left.filter(clue.holds).length }))
    .filter(({ rest }) => rest < left.length && rest >= least)
    .map(({ clue, rest }) => ({
      clue,
      off: Math.abs(Math.log(rest / aim)) + 0.25 * chanceOf(seed + clue.text),
    }))
    .toSorted((a, b) => a.off - b.off)[0]?.clue;
}

/** The destination's and its country's names and aliases, folded. */
export function forbiddenNames(
  target: Destination,
  { catalogue }: Pick<ClueFacts, 'catalogue'>,
): string[] {
  const country = catalogue.country(target.country);

  return [target.name, ...target.aliases, country?.name ?? '', ...(country?.aliases ?? [])]
    .map(foldText)
    .filter(Boolean);
}

/** Whether a text holds one of the names, also inside a longer word. */
export function namesAny(text: string, forbidden: readonly string[]): boolean {
  const folded = ` ${foldText(text)} `;

  return forbidden.some(
    (name) => folded.includes(` ${name} `) || (name.length > 3 && folded.includes(name)),
  );
}
