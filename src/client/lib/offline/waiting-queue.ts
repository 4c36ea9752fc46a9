import { get, update } from 'idb-keyval';
import { createCell } from '../cell.ts';
import { keptStore } from './offline-store.ts';

/**
 * Changes that wait in the browser's store to be sent, the oldest first. What the store holds is shown here as
 * it was last read or written; it throws where the browser keeps nothing.
 */
export function createWaitingQueue<Change>(key: string) {
  const none: readonly Change[] = [];
  const shown = createCell(none);
  // Most visits find nothing waiting: nobody need be told of that.
  const show = (next: readonly Change[]) => shown.set(next.length === 0 ? none : next);

  return {
    show,
    shown,
    current: shown.get,
    /** What waits as far as the server knows, when it draws a page. */
    none: (): readonly Change[] => none,
    /** Reads what earlier visits and other tabs left waiting. */
    load: async (): Promise<readonly Change[]> => {
      show((await get<Change[]>(key, keptStore())) ?? []);
      return shown.get();
    },
    rewrite: async (edit: (before: Change[]) => Change[]): Promise<void> => {
      let next: Change[] = [];

      await update<Change[]>(key, (before = []) => (next = edit(before)), keptStore());
      show(next);
    },
    /** One tab at a time, so that nothing is sent twice. */
    inTurn: <Result>(work: () => Promise<Result>): Promise<Result> => {
      // Not there in older browsers, nor on pages without https.
      const { locks }: { locks?: LockManager | null } = navigator;

      return locks ? locks.request(`northstar-${key}`, work) : work();
    },
  };
}
