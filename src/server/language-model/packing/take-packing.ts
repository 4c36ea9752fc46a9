import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import type { PackingEntry } from '#server/planning/packing/packing-rules.ts';
import { isTrueProse, type WordFacts, wordSet } from '../writing/check-words.ts';
import type { ModelPacking } from './packing.schema.ts';

/** Names that remarks may hold: the destination's and the planned places'; of a secret trip none. */
export type PackedNames = { texts: readonly string[]; ids: readonly string[]; travelers: number };

const MOST_ADDITIONS = 6;
const MOST_NOTES = 8;
const MOST_NAME = 48;
const MOST_REMARK = 120;
const MOST_EACH = 3;
/** So that nobody takes an idea for a rule of ours. */
const ADVISER = 'Idea of the language model';
/** Not for a suitcase, or not for us to recommend. */
const NEVER =
  /\b(kni(fe|ves)|blades?|guns?|weapons?|ammunition|pepper spray|tasers?|fireworks?|explosives?|drugs?|cannabis|narcotics?|antibiotics?|pills?|cash|money)\b/i;

/** A remark helps to pack a thing; it never talks anyone out of it. */
const DISCOURAGING =
  /\b(leave|skip|without|instead|nothing|nobody|never|not|no|needless\w*|unnecessary)\b|n['’]t\b/i;

/**
 * The list with a model's additions and remarks where they hold: nothing is taken off or changed, nothing
 * comes twice, and no word speaks of what the trip does not hold.
 */
export function takePacking(
  entries: readonly PackingEntry[],
  { additions, notes }: ModelPacking,
  { catalogue, names }: { catalogue: Catalogue; names: PackedNames },
): PackingEntry[] {
  const facts: WordFacts = {
    catalogue,
    names: wordSet(names.texts),
    ids: new Set(names.ids),
  };
  const isTrue = (text: string, most: number) => isTrueProse(uncapitalised(text), facts, most);
  const isRemark = (text: string) => !DISCOURAGING.test(text) && isTrue(text, MOST_REMARK);
  const remarks = new Map(
    notes
      .filter(({ item, text }) => entries[item - 1]?.note === undefined && isRemark(text))
      .slice(0, MOST_NOTES)
      .map(({ item, text }) => [item - 1, text] as const),
  );
  const list = entries.map((entry, index) => {
    const remark = remarks.get(index);

    return remark === undefined ? entry : { ...entry, note: remark };
  });
  const room = list.length + MOST_ADDITIONS;

  for (const { name, category, quantity, reason } of additions) {
    const isWelcome =
      list.length < room &&
      category !== null &&
      !NEVER.test(name) &&
      isTrue(name, MOST_NAME) &&
      list.every((entry) => !isSameThing(entry.name, name));

    if (!isWelcome) continue;
    list.push({
      name: capitalised(name),
      category,
      quantity: within(quantity, names.travelers * MOST_EACH),
      essential: false,
      weatherDependent: category === 'Weather-Specific Items',
      note: isTrue(reason, MOST_REMARK) ? `${ADVISER}: ${uncapitalised(reason)}` : ADVISER,
    });
  }

  return list;
}

/** "Umbrella" is on a list that holds a "Folding umbrella", and the other way round. */
function isSameThing(listed: string, proposed: string): boolean {
  const ours = stems(listed);
  const theirs = stems(proposed);
  const holds = (all: Set<string>, some: Set<string>) =>
    some.size > 0 && [...some].every((stem) => all.has(stem));

  return foldText(listed) === foldText(proposed) || holds(ours, theirs) || holds(theirs, ours);
}

function stems(text: string): Set<string> {
  return new Set(
    foldText(text)
      .split(' ')
      .filter((word) => word.length >= 3)
      .map((word) => word.replace(/(es|s|e)$/, '').slice(0, 6)),
  );
}

function within(quantity: number, most: number): number {
  return Math.max(1, Math.min(most, Math.round(quantity) || 1));
}

/** The first word of a thing or a remark bears a capital without being a name. */
function uncapitalised(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
