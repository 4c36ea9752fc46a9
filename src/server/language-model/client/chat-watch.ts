import type { ChatTimes } from './chat-port.ts';
import { ModelFailure, type ModelFault } from './model-failure.ts';

/**
 * Ends a streamed request that keeps silent: before its first word, or between two. Whoever asked may end
 * it too. `refuse` tells why, since an aborted stream looks like one that is complete.
 */
export function createChatWatch({ firstTokenMs, idleMs }: ChatTimes, asker: AbortSignal) {
  const controller = new AbortController();
  let fault: ModelFault | undefined;
  let timer = setTimeout(() => abort('slow'), firstTokenMs);

  function abort(why: ModelFault): void {
    fault ??= why;
    controller.abort();
  }
  const leave = () => abort('stopped');

  asker.addEventListener('abort', leave);
  if (asker.aborted) leave();

  return {
    signal: controller.signal,
    heard(): void {
      clearTimeout(timer);
      timer = setTimeout(() => abort('stalled'), idleMs);
    },
    /** Throws what the request was ended for. */
    refuse(): void {
      if (fault) throw new ModelFailure(fault);
    },
    end(): void {
      clearTimeout(timer);
      asker.removeEventListener('abort', leave);
      // Whatever is still coming is not wanted any more.
      controller.abort();
    },
  };
}
