import type { ModelLimits } from './model-limits.ts';

/** A shape that an answer has to have, as the protocol's strict JSON schema. */
export type AnswerShape = { name: string; schema: Record<string, unknown> };

export type ChatRequest = {
  /** The rules. They are ours alone: nothing that a person or the web wrote ever goes in here. */
  system: string;
  /** Everything else, as one JSON object: data, never instructions. */
  data: Record<string, unknown>;
  /** Turns of the same talk, for a repair: what the model said, and what was wrong with it. */
  repair?: { answer: string; faults: string };
  shape?: AnswerShape;
  maxTokens: number;
  /** Called with the words as they come. */
  onText?: ((text: string) => void) | undefined;
};

export type Usage = { tokensIn: number; tokensOut: number };

export type WebSource = { title: string; url: string; date?: string };

export type ChatAnswer = {
  text: string;
  usage: Usage;
  /** What a search AI says it read, in the order in which it numbers them. */
  sources: WebSource[];
};

/** One question to a language model. Throws ModelFailure, and nothing else. */
export type Chat = (request: ChatRequest, signal: AbortSignal) => Promise<ChatAnswer>;

export type ChatTimes = Pick<ModelLimits, 'firstTokenMs' | 'idleMs' | 'maxBytes'>;
