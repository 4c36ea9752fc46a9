import { z } from 'zod';
import type { ChatAnswer, WebSource } from './chat-port.ts';
import { ModelFailure } from './model-failure.ts';
import { guessTokens } from './token-budget.ts';
import { readSources } from './web-sources.ts';

const text = z.string().nullish().catch(null);

/** The part of a chunk that matters; servers differ in what they leave out. */
const chunkShape = z.object({
  choices: z
    .array(
      z.object({
        delta: z
          .object({ content: text, refusal: text, reasoning_content: text, reasoning: text })
          .nullish()
          .catch(null),
        finish_reason: text,
      }),
    )
    .nullish()
    .catch(null),
  usage: z
    .object({ prompt_tokens: z.int().min(0), completion_tokens: z.int().min(0) })
    .nullish()
    .catch(null),
});

/** No tokenizer makes tokens of more letters than this on average. */
const MOST_LETTERS = 16;

type Asked = { maxTokens: number; asked: string };

type Heard = {
  said: string;
  isThinking: boolean;
  isRefusal: boolean;
  ending: string | undefined;
  usage: { prompt_tokens: number; completion_tokens: number } | undefined;
};

function readChunk(chunk: unknown): Heard {
  const { data } = chunkShape.safeParse(chunk);
  const [choice] = data?.choices ?? [];

  return {
    ...readDelta(choice?.delta ?? {}),
    ending: choice?.finish_reason ?? undefined,
    usage: data?.usage ?? undefined,
  };
}

type Delta = Partial<
  Record<'content' | 'refusal' | 'reasoning_content' | 'reasoning', string | null | undefined>
>;

function readDelta({ content, refusal, reasoning, reasoning_content: thought }: Delta) {
  return {
    said: content ?? '',
    isThinking: Boolean(thought ?? reasoning),
    isRefusal: Boolean(refusal),
  };
}

/** Puts a streamed answer together, chunk by chunk. */
export function createChatListener({ maxTokens, asked }: Asked) {
  let words = '';
  let ending = '';
  let isRefusal = false;
  let usage: Heard['usage'];
  let sources: WebSource[] = [];

  return {
    /** Takes a chunk in; undefined when it holds nothing that was said or thought. Throws 'flooded'. */
    hear(chunk: unknown): string | undefined {
      const { said, isThinking, ...rest } = readChunk(chunk);

      usage = rest.usage ?? usage;
      ending = rest.ending ?? ending;
      isRefusal ||= rest.isRefusal;
      words += said;
      sources = later(readSources(chunk), sources);
      if (words.length > maxTokens * MOST_LETTERS) throw new ModelFailure('flooded');
      return said !== '' || isThinking ? said : undefined;
    },

    /**
     * The whole answer. A stream that was aborted or cut ends like one that is complete, but for its finish
     * reason: without it this throws 'cut-off'.
     */
    answer(): ChatAnswer {
      if (isRefusal || ending === 'content_filter') throw new ModelFailure('refused');
      if (ending === '') throw new ModelFailure('cut-off');
      if (ending === 'length') throw new ModelFailure('too-long');
      return {
        text: words,
        usage: {
          tokensIn: usage?.prompt_tokens ?? guessTokens(asked),
          tokensOut: usage?.completion_tokens ?? guessTokens(words),
        },
        sources,
      };
    },
  };
}

function later(now: WebSource[], before: WebSource[]): WebSource[] {
  return now.length > 0 ? now : before;
}
