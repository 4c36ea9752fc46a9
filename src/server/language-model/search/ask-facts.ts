import type { FreshFact } from '#shared/generation/local-info.schema.ts';
import type { WebSource } from '../client/chat-port.ts';
import type { ModelSession } from '../client/model-session.ts';
import { withDataRule } from '../data-rule.ts';
import { isCleanText } from '../writing/check-words.ts';
import { modelFacts, type ModelFacts } from './facts.schema.ts';

const MAX_TOKENS = 1_200;
const MOST_FACTS = 6;
const MOST_LETTERS = 300;
const MOST_PLACE = 120;

const RULES = withDataRule(
  [
    'Search the web for what visitors of the place in the data should know now: closures, works, strikes, new rules, events, unusual weather.',
    'Give at most 6 facts, each one or two plain sentences under 280 letters, with the numbers of the search results that state it.',
    'Leave out what no source states, what is always so, and advertising.',
  ].join('\n'),
);

/** Fresh facts of a place, each with the sources that state it. Throws ModelFailure. */
export async function askFacts(
  place: string,
  today: string,
  session: ModelSession,
): Promise<FreshFact[]> {
  const { value, answer } = await session.ask({
    purpose: 'search',
    name: 'facts',
    system: RULES,
    data: { place: place.slice(0, MOST_PLACE), today },
    schema: modelFacts,
    maxTokens: MAX_TOKENS,
  });

  return acceptFacts(value, answer.sources, today);
}

/** The facts that name a source with an address; a statement without one is nobody's. */
export function acceptFacts(
  { facts }: ModelFacts,
  sources: readonly WebSource[],
  asOf: string,
): FreshFact[] {
  return facts
    .map((fact) => ({
      text: plain(fact.text),
      sources: [...new Set(fact.sources)]
        .flatMap((number) => sources[number - 1] ?? [])
        .filter(({ url }) => url !== ''),
      asOf,
    }))
    .filter(({ text, sources: found }) => found.length > 0 && isCleanText(text, MOST_LETTERS))
    .slice(0, MOST_FACTS);
}

/** Without the marks of citations and markup, and without addresses: those stand beside it. */
function plain(text: string): string {
  return text
    .replace(/\[\d+\]/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/https?:\/\/\S+/g, '')
    .replace(/[*_`#<>]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;])/g, '$1')
    .trim();
}
