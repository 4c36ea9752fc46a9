import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';

type ToastVariant = 'default' | 'destructive';
/** One thing to do about the message: "Undo". The toast goes once it is pressed. */
type ToastAction = { label: string; onPress: () => void };
export type ToastMessage = {
  title: string;
  description?: string | undefined;
  variant?: ToastVariant;
  action?: ToastAction | undefined;
};

/** How long a toast stays, unless a pointer rests on it or the keyboard is in it. */
export const TOAST_MS = 5000;

let lastId = 0;

/** Shows a message in place of the one before, and returns its id for `notifications.hide`. */
export function toast({ title, description, variant = 'default', action }: ToastMessage): string {
  const isError = variant === 'destructive';

  lastId += 1;
  const id = `toast-${lastId}`;
  const setAutoClose = (autoClose: number | false) =>
    void notifications.update({ id, autoClose, message });
  const message = (description !== undefined || action) && (
    <>
      {description !== undefined && <p data-part="description">{description}</p>}
      {action && <ActionButton id={id} action={action} />}
    </>
  );

  // The library would queue it behind the one on the page.
  notifications.clean();
  return notifications.show({
    id,
    title,
    message,
    role: isError ? 'alert' : 'status',
    color: isError ? 'red' : 'sea',
    'data-variant': variant,
    autoClose: TOAST_MS,
    closeButtonProps: { 'aria-label': 'Close', iconSize: 18 },
    // The library waits for a pointer that rests on a toast, but not for the keyboard in it.
    onFocus: () => setAutoClose(false),
    onBlur: () => setAutoClose(TOAST_MS),
  });
}

/** Says that something went wrong; returns the toast's id. */
export function toastFailure(title: string, description: string): string {
  return toast({ title, description, variant: 'destructive' });
}

function ActionButton({ id, action }: { id: string; action: ToastAction }) {
  const press = () => {
    notifications.hide(id);
    action.onPress();
  };

  return (
    <Button variant="default" size="compact-md" data-part="action" onClick={press}>
      {action.label}
    </Button>
  );
}
