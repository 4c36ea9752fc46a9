import { createHash } from 'node:crypto';
import { createFewAtOnce } from '#server/few-at-once.ts';
import type { ImageModel } from './openai-images.ts';
import type { PictureStore, StoredPicture } from './picture-store.ts';

/** How a picture that was asked for ended. */
export type PictureOutcome = { key: string; state: 'ready' | 'failed' };

export type BoardPictures = ReturnType<typeof createBoardPictures>;

type Ports = {
  /** Without one, no picture is ever drawn, and the built-in scenes are all there is. */
  model: ImageModel | undefined;
  store: PictureStore;
  onFault?: (status: number | undefined) => void;
  /** Milliseconds that only go forward. */
  now?: () => number;
};

const AT_ONCE = 2;
const MAX_WAITING = 60;
/** After this many failures in a row the model is left alone for a while. */
const FAILURES_TO_REST = 3;
const REST_MS = 60_000;

/** Pictures that an image model draws in the background, each once, and kept in files. */
export function createBoardPictures({
  model,
  store,
  onFault = () => undefined,
  now = () => performance.now(),
}: Ports) {
  const running = new Map<string, Promise<PictureOutcome>>();
  const fewAtOnce = createFewAtOnce(AT_ONCE);
  let failures = 0;
  let restsUntil = 0;

  return {
    /** Has a picture drawn unless it is kept already; its key, or undefined when no model is configured. */
    request(prompt: string): string | undefined {
      if (!model) return undefined;
      const key = keyOf(model.name, prompt);

      if (!running.has(key) && fewAtOnce.waitingCount() < MAX_WAITING) {
        const work = provide(key, prompt, model).finally(() => running.delete(key));

        running.set(key, work);
      }
      return key;
    },

    /** How each picture ends, as it ends; one that nobody is drawing has failed. */
    async *outcomes(keys: readonly string[]): AsyncGenerator<PictureOutcome> {
      const open = new Map([...new Set(keys)].map((key) => [key, outcomeOf(key)]));

      while (open.size > 0) {
        const outcome = await Promise.race(open.values());

        open.delete(outcome.key);
        yield outcome;
      }
    },

    read: (key: string): Promise<StoredPicture | undefined> => store.read(key),
  };

  async function outcomeOf(key: string): Promise<PictureOutcome> {
    return running.get(key) ?? { key, state: (await store.has(key)) ? 'ready' : 'failed' };
  }

  async function provide(key: string, prompt: string, by: ImageModel): Promise<PictureOutcome> {
    if (await store.has(key)) return { key, state: 'ready' };
    return fewAtOnce(() => draw(key, prompt, by));
  }

  async function draw(key: string, prompt: string, by: ImageModel): Promise<PictureOutcome> {
    if (now() < restsUntil) return { key, state: 'failed' };
    try {
      await store.keep(key, await by.draw(prompt));
      failures = 0;
      return { key, state: 'ready' };
    } catch (error) {
      failures += 1;
      if (failures >= FAILURES_TO_REST) restsUntil = now() + REST_MS;
      // Its message may quote the key: only the status is told.
      onFault(statusOf(error));
      return { key, state: 'failed' };
    }
  }
}

function keyOf(model: string, prompt: string): string {
  return createHash('sha256').update(`${model}\n${prompt}`).digest('hex').slice(0, 40);
}

function statusOf(error: unknown): number | undefined {
  const status = (error as { status?: unknown } | undefined)?.status;

  return typeof status === 'number' ? status : undefined;
}
