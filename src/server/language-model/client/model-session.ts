import type { z } from 'zod';
import type { ChatAnswer, ChatRequest, Usage } from './chat-port.ts';
import type { LanguageModel, Purpose } from './language-model.ts';
import { isAnswerFault, ModelFailure, type ModelFault } from './model-failure.ts';
import { wireShape } from './wire-schema.ts';

export type Question<T> = {
  purpose: Purpose;
  system: string;
  data: Record<string, unknown>;
  /** The answer's name and schema. */
  name: string;
  schema: z.ZodType<T>;
  maxTokens: number;
  onText?: ((text: string) => void) | undefined;
};

export type ModelSession = ReturnType<typeof openModelSession>;

/**
 * All that is asked of a model for one trip: one time limit over everything, the usage summed up, and no
 * further question once the model was found to be away. Ends when whoever asked goes away.
 */
export function openModelSession(
  model: LanguageModel,
  { asker, wholeMs }: { asker?: AbortSignal | undefined; wholeMs: number },
) {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), wholeMs);
  const signal = asker ? AbortSignal.any([asker, ending.signal]) : ending.signal;
  const total: Usage & { requests: number } = { tokensIn: 0, tokensOut: 0, requests: 0 };
  let away: ModelFault | undefined;
  let poor: ModelFault | undefined;

  function count({ tokensIn, tokensOut }: Usage): void {
    total.tokensIn += tokensIn;
    total.tokensOut += tokensOut;
  }

  async function once(purpose: Purpose, request: ChatRequest): Promise<ChatAnswer> {
    if (away) throw new ModelFailure(away);
    total.requests += 1;
    try {
      const answer = await model.ask(purpose, request, signal);

      count(answer.usage);
      return answer;
    } catch (error) {
      const failure = error instanceof ModelFailure ? error : new ModelFailure('broken');
      count(failure.spent);
      const isLate = ending.signal.aborted && asker?.aborted !== true;

      if (isAnswerFault(failure.fault)) {
        poor = failure.fault;
        throw failure;
      }
      away = isLate ? 'late' : failure.fault;
      throw new ModelFailure(away);
    }
  }

  return {
    /** An answer of the schema; one that is not is sent back once with its faults. Throws ModelFailure. */
    async ask<T>(question: Question<T>): Promise<{ value: T; answer: ChatAnswer }> {
      const { purpose, system, data, maxTokens, onText } = question;
      const shape = wireShape(question.name, question.schema);
      const request: ChatRequest = { system, data, shape, maxTokens, onText };
      const answer = await once(purpose, request);
      const read = readAnswer(answer.text, question.schema);

      if (read.ok) return { value: read.value, answer };
      const again = await once(purpose, {
        ...request,
        onText: undefined,
        repair: { answer: answer.text, faults: read.faults },
      });
      const repaired = readAnswer(again.text, question.schema);

      if (repaired.ok) return { value: repaired.value, answer: again };
      poor = 'nonsense';
      throw new ModelFailure('nonsense');
    },

    /** Why its last answer, or all further ones, cannot be used; undefined while all is well. */
    trouble: (): ModelFault | undefined => away ?? poor,
    /** What it took so far, with its price in US dollars where that is known. */
    usage: () => ({ ...total, usd: model.costOf(total) }),
    close(): void {
      clearTimeout(timer);
      ending.abort();
    },
  };
}

type Read<T> = { ok: true; value: T } | { ok: false; faults: string };

const MOST_FAULTS = 6;
const FENCE = /^\s*```[a-z]*\s*\n([\s\S]*?)\n?\s*```\s*$/i;

/** A model's text as a value of the schema: a fence around it is taken off, nothing else is forgiven. */
function readAnswer<T>(text: string, schema: z.ZodType<T>): Read<T> {
  const bare = FENCE.exec(text)?.[1] ?? text;
  let json: unknown;

  try {
    json = JSON.parse(bare);
  } catch {
    return { ok: false, faults: 'The answer is not JSON' };
  }

  const result = schema.safeParse(json);

  if (result.success) return { ok: true, value: result.data };
  const faults = result.error.issues
    .slice(0, MOST_FAULTS)
    .map((issue) => `${issue.path.join('.')}: ${issue.code}`);

  return { ok: false, faults: faults.join('; ') };
}
