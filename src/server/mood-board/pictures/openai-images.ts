import OpenAI from 'openai';
import type { Env } from '#server/env.ts';
import { createBoundedFetch } from '../../bounded-fetch.ts';

/** Draws a picture of what a text describes. */
export type ImageModel = { name: string; draw: (prompt: string) => Promise<Buffer> };

export type ImageModelConfig = Pick<
  Env,
  'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_IMAGE_MODEL'
>;

const DEFAULT_MODEL = 'gpt-image-1';
const PATIENCE_MS = 60_000;
/** One picture as base64 in JSON; more than this is no picture for a board. */
const MAX_REPLY_BYTES = 12 * 1024 * 1024;

/** The image model that the configuration names; undefined without one. A local server needs no key, only a model. */
export function createOpenAiImages(
  config: ImageModelConfig,
  patienceMs = PATIENCE_MS,
): ImageModel | undefined {
  const { OPENAI_API_KEY: key, OPENAI_BASE_URL: baseURL } = config;
  const name = config.OPENAI_IMAGE_MODEL ?? DEFAULT_MODEL;

  if (!key && !(baseURL && config.OPENAI_IMAGE_MODEL)) return undefined;
  const client = new OpenAI({
    apiKey: key ?? 'local',
    ...(baseURL ? { baseURL } : {}),
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: 'off',
    timeout: patienceMs,
    fetch: createBoundedFetch(MAX_REPLY_BYTES),
  });

  return {
    name,
    async draw(prompt) {
      const answer = await client.images.generate(
        { model: name, prompt, n: 1, ...formOf(name) },
        // The client's own limit ends with the headers; this one also ends a body that never does.
        { signal: AbortSignal.timeout(patienceMs) },
      );
      const base64 = answer.data?.[0]?.b64_json;

      if (!base64) throw new Error('the image model answered without a picture');
      return Buffer.from(base64, 'base64');
    },
  };
}

/** GPT image models answer base64 by themselves, and small files when asked; others are asked for base64. */
function formOf(model: string) {
  return model.startsWith('gpt-image')
    ? ({ size: '1536x1024', quality: 'medium', output_format: 'webp' } as const)
    : ({ size: '1024x1024', response_format: 'b64_json' } as const);
}
