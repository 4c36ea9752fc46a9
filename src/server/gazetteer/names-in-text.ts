/** Words of a text that stand together and may be a name. */
export type Run = {
  said: string;
  /** Where they stand in the text. */
  from: number;
  to: number;
  /** The words before and behind them, in lower case; undefined at the ends of the text. */
  before: string | undefined;
  after: string | undefined;
  /** They begin a sentence. */
  isOpening: boolean;
  /** They end one, or a comma follows. */
  isClosing: boolean;
};

/** Behind one of these stands where somebody wants to be, or has been. */
export const WORDS_BEFORE_A_PLACE: readonly string[] =
  'to in visit visiting see seeing explore exploring love near around'.split(' ');

const MOST_WORDS = 3;

type Word = { text: string; from: number; to: number };
type Reading = { text: string; words: readonly Word[] };

/**
 * What `read` makes of the runs of words in a text, in their order: at each word the longest that it knows
 * counts, and its words are not read again. 'passed' stands for a name that is nothing to look at.
 */
export function namesInText<Name extends object>(
  text: string,
  read: (run: Run) => Name | 'passed' | undefined,
): Name[] {
  const words = wordsOf(text);
  const found: Name[] = [];

  for (let at = 0; at < words.length;) {
    let step = 1;

    for (const { count, run } of runsFrom(at, { text, words })) {
      const name = read(run);

      if (name === undefined) continue;
      if (name !== 'passed') found.push(name);
      step = count;
      break;
    }
    at += step;
  }
  return found;
}

/** A text with other words in place of some of its own, which are given in their order. */
export function withReplaced(
  text: string,
  parts: readonly { from: number; to: number; by: string }[],
): string {
  return parts.reduceRight(
    (all, { from, to, by }) => all.slice(0, from) + by + all.slice(to),
    text,
  );
}

/** The longest first. */
function* runsFrom(at: number, reading: Reading): Generator<{ count: number; run: Run }> {
  for (let count = MOST_WORDS; count > 0; count -= 1) {
    const run = runAt(at, count, reading);

    if (run) yield { count, run };
  }
}

function runAt(at: number, count: number, { text, words }: Reading): Run | undefined {
  const [first, last] = [words[at], words[at + count - 1]];

  if (!first || !last) return undefined;
  const said = text.slice(first.from, last.to);

  if (/[^\p{L}'’ -]/u.test(said)) return undefined;
  const [before, after] = [words[at - 1], words[at + count]];
  // A text begins as a sentence does behind another one.
  const ahead = before ? text.slice(before.to, first.from) : `\n${text.slice(0, first.from)}`;

  return {
    said,
    from: first.from,
    to: last.to,
    before: before?.text.toLowerCase(),
    after: after?.text.toLowerCase(),
    isOpening: /[.;!?\n]\s*$/.test(ahead),
    isClosing: !after || /[,.;!?\n]/.test(text.slice(last.to, after.from)),
  };
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}'’]+/gu)].map((match) => ({
    text: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }));
}
