import {
  type GenerationEvent,
  GENERATION_STAGES,
  type GenerationStage,
} from '#shared/generation/generated-trip.schema.ts';
import { createCoalescingRunner } from '#server/coalescing-runner.ts';

type ToldEvent = Extract<GenerationEvent, { type: 'stage' | 'words' }>;

/** A model's words come by the syllable; told this far apart they still read as they are written. */
const WORDS_PAUSE_MS = 150;
/** What one generation may say at most. */
const MAX_CHARACTERS = 20_000;
const MAX_STAGES = 200;

export type EventWriter = {
  tell: (event: ToldEvent) => void;
  /** Everything told so far is kept, or given up. */
  settle: () => Promise<void>;
};

/** Keeps events in order and in few writes, without ever holding up the work that tells them. */
export function createEventWriter(
  keep: (events: readonly ToldEvent[]) => Promise<void>,
  onFault: (error: unknown) => void,
): EventWriter {
  let pending: ToldEvent[] = [];
  let timer: NodeJS.Timeout | undefined;
  let characters = 0;
  let stages = 0;

  const writes = createCoalescingRunner(async () => {
    const events = pending;

    pending = [];
    if (events.length > 0) await keep(events);
  }, onFault);

  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    writes.ask();
  }

  function isTooMuch(event: ToldEvent): boolean {
    if (event.type === 'words') return (characters += event.text.length) > MAX_CHARACTERS;
    return (stages += 1) > MAX_STAGES;
  }

  return {
    tell(event) {
      if (isTooMuch(event)) return;
      const last = pending.at(-1);

      if (event.type === 'words' && last?.type === 'words') {
        pending = [...pending.slice(0, -1), { type: 'words', text: last.text + event.text }];
      } else pending.push(event);

      if (event.type === 'stage') write();
      else timer ??= setTimeout(write, WORDS_PAUSE_MS);
    },

    async settle() {
      write();
      await writes.settled();
    },
  };
}

const TEXTS: Record<GenerationStage, string> = {
  understanding: 'Reading your wishes',
  choosing: 'Choosing where to go',
  collecting: 'Collecting places, hours and prices',
  scheduling: 'Laying out your days',
  checking: 'Checking every rule',
  writing: 'Writing it all down',
};

/** A stage as the progress stream tells it; progress is the share of the stages that are behind. */
export function stageEvent(stage: GenerationStage): Extract<GenerationEvent, { type: 'stage' }> {
  return {
    type: 'stage',
    stage,
    text: TEXTS[stage],
    progress: GENERATION_STAGES.indexOf(stage) / GENERATION_STAGES.length,
  };
}
