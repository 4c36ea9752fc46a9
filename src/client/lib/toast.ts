export type ToastVariant = 'default' | 'destructive';
/** One thing to do about the message: "Undo". The toast goes once it is pressed. */
export type ToastAction = { label: string; onPress: () => void };
export type ToastMessage = {
  title: string;
  description?: string | undefined;
  variant?: ToastVariant;
  action?: ToastAction | undefined;
};
export type ShownToast = Required<Pick<ToastMessage, 'title' | 'variant'>> & {
  id: number;
  description: string | undefined;
  action: ToastAction | undefined;
  /** False while it slides out. */
  open: boolean;
};

/** How long a toast stays, unless a pointer rests on it or the keyboard is in it. */
export const TOAST_MS = 5000;

let shown: ShownToast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a message; at most one shows at a time, so it takes the place of the one before. Returns its id. */
export function toast({ title, description, variant = 'default', action }: ToastMessage): number {
  lastId += 1;
  show({ id: lastId, title, description, variant, action, open: true });
  return lastId;
}

/** Lets a toast slide out; nothing happens if another has taken its place. */
export function dismissToast(id: number): void {
  if (shown?.id === id && shown.open) show({ ...shown, open: false });
}

/** Takes a toast that has slid out off the page. */
export function removeToast(id: number): void {
  if (shown?.id === id) show(undefined);
}

/** The toast on the page, for `useSyncExternalStore`. */
export function shownToast(): ShownToast | undefined {
  return shown;
}

/** Calls `listener` on every change until the returned function is called. */
export function onToastChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: ShownToast | undefined): void {
  shown = next;
  for (const listener of listeners) listener();
}
